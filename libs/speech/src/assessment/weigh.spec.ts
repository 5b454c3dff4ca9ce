import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type ScorePart, weigh } from './weigh.js';

const part = (weight: number, value: number, low = value, high = value): ScorePart => ({
  name: String(weight),
  weight,
  value,
  low,
  high,
  because: [],
  explanation: '',
});

describe('a weighed score', () => {
  it('is what a reader calculates from tenths and whole percents', () => {
    const { value, range, parts } = weigh([part(0.5, 8.04, 7, 9), part(0.25, 6)]);
    expect(parts.map((one) => [one.value, one.weight])).toEqual([
      [8, 0.67],
      [6, 0.33],
    ]);
    // 0.67 x 8.0 + 0.33 x 6.0
    expect(value).toBe(7.3);
    expect(range).toEqual({ low: 6.7, high: 8 });
  });

  it('counts only its share', () => {
    const { value, range } = weigh([part(0.5, 8, 7, 9), part(0.25, 6)], 0.9);
    expect(value).toBe(6.6);
    expect(range).toEqual({ low: 6, high: 7.2 });
  });

  it('gives what rounding leaves over to the largest remainders', () => {
    const percents = weigh([part(1, 5), part(2, 5), part(4, 5)]).parts.map(({ weight }) => weight);
    expect(percents).toEqual([0.14, 0.29, 0.57]);
  });

  it('is off by less than its parts together: they are off independently', () => {
    const { range } = weigh([part(1, 5, 4, 6), part(1, 5, 4, 6), part(1, 5, 4, 6), part(1, 5, 4, 6)]);
    expect(range).toEqual({ low: 4.5, high: 5.5 });
  });

  it('stays between 0 and 10', () => {
    expect(weigh([part(1, 0.2, -3, 1)]).range.low).toBe(0);
    expect(weigh([part(1, 9.8, 9, 14)]).range.high).toBe(10);
  });

  it('has percents that make a hundred, each within one of its own', () => {
    const weights = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(weights, (given) => {
        const total = given.reduce((sum, weight) => sum + weight, 0);
        const { parts } = weigh(given.map((weight) => part(weight, 5)));
        const percents = parts.map(({ weight }) => Math.round(weight * 100));
        expect(percents.reduce((sum, percent) => sum + percent, 0)).toBe(100);
        percents.forEach((percent, i) =>
          expect(Math.abs(percent - (100 * given[i]!) / total)).toBeLessThan(1),
        );
      }),
    );
  });
});
