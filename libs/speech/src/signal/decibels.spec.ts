import { describe, expect, it } from '@jest/globals';
import { percentileOf, smooth, toDecibels, toMeanSquare } from './decibels.js';

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

describe('decibels', () => {
  it('are ten for each tenfold of the power, and a hundred below full scale for none', () => {
    for (const [power, decibels] of [
      [1, 0],
      [0.1, -10],
      [0.01, -20],
      [0, -100],
    ] as const) {
      expect(toDecibels(power)).toBeCloseTo(decibels, 5);
      if (power > 0) expect(toMeanSquare(decibels)).toBeCloseTo(power, 10);
    }
  });
});

describe('a smoothed series', () => {
  it('is spread by a normal distribution, three deviations far', () => {
    const click = new Float32Array(41);
    click[20] = 1;
    const spread = smooth(click, 2);
    expect(spread.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 5);
    for (const away of [1, 2, 6]) {
      expect(spread[20 + away]! / spread[20]!).toBeCloseTo(Math.exp(-(away * away) / 8), 5);
      expect(spread[20 - away]).toBe(spread[20 + away]);
    }
    expect([spread[13], spread[27]]).toEqual([0, 0]);
    expect(spread[14]).toBeGreaterThan(0);
  });

  it('goes on at its ends as it was there', () => {
    for (const value of smooth(new Float32Array(9).fill(3), 2)) expect(value).toBeCloseTo(3, 5);
    expect(smooth(new Float32Array(0), 2)).toHaveLength(0);
    const edge = smooth(Float32Array.from([1, 0, 0, 0, 0, 0, 0, 0, 0, 0]), 1);
    // Half of the weight lies before the first value, and that of the middle.
    expect(edge[0]).toBeCloseTo(0.5 + 0.1995, 2);
  });
});
