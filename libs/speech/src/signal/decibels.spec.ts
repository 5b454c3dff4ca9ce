import { describe, expect, it } from '@jest/globals';
import { percentileOf } from './decibels.js';

/** Whole numbers from 0 to `most` that look drawn by chance, the same in every run. */
const numbers = (count: number, most: number): number[] => {
  let state = count;
  return Array.from({ length: count }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % (most + 1);
  });
};

describe('a percentile', () => {
  it.each([1, 2, 3, 10, 101, 1000])('of %i values is the one that sorting would put there', (count) => {
    for (const most of [0, 3, 1_000_000]) {
      const values = numbers(count, most);
      const sorted = values.toSorted((a, b) => a - b);
      for (const share of [0, 0.05, 0.5, 0.95, 1]) {
        const expected = sorted[Math.min(count - 1, Math.floor(share * count))];
        expect(percentileOf(Float32Array.from(values), share)).toBe(Math.fround(expected!));
      }
    }
  });

  it('knows minus infinity, the level of nothing', () => {
    const values = Float32Array.from([0, Number.NEGATIVE_INFINITY, -3, Number.NEGATIVE_INFINITY]);
    expect(percentileOf(values, 0)).toBe(Number.NEGATIVE_INFINITY);
    expect(percentileOf(values, 0.99)).toBe(0);
  });

  it('of nothing is not a number', () => expect(percentileOf(new Float32Array(0), 0.5)).toBeNaN());
});
