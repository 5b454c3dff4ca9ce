import { describe, expect, it } from '@jest/globals';
import { outsideSuit } from './outside-suit.js';

const fact = (...said: string[]): { said: string[] } => ({ said });

describe('what a paper tells of an injury that is not sued for', () => {
  it('belongs to no claim', () => {
    const fall = fact('On May 4, Mrs. Ilse Brandt slipped in the lobby.');
    const leak = fact('The roof leaked on May 4.');
    const outside = outsideSuit([fall, leak, fact("Brandt's injury is not the subject of this action.")]);

    expect(outside(fall)).toBe(true);
    expect(outside(leak)).toBe(false);
  });

  it('is nothing where the paper does not say so', () => {
    const fall = fact('On May 4, Mrs. Ilse Brandt slipped in the lobby.');

    expect(outsideSuit([fall])(fall)).toBe(false);
  });
});
