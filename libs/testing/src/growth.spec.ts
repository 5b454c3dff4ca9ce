import { describe, expect, it } from '@jest/globals';
import { growth, IN_PROPORTION } from './growth.js';

const spin = (turns: number): number => {
  let sum = 0;
  // Nothing global: tests look that up each time, which takes a hundred times as long.
  for (let at = 0; at < turns; at++) sum = (sum * 31 + at) % 65_521;
  return sum;
};

describe('growth', () => {
  it('tells work in proportion from work with the square', async () => {
    expect(await growth((part) => spin(part * 1e8))).toBeLessThan(IN_PROPORTION);
    expect(await growth((part) => spin(part ** 2 * 6e8))).toBeGreaterThan(IN_PROPORTION);
  });
});
