import { describe, expect, it } from '@jest/globals';
import { type TrendPoint, trendOf } from './trend.rules.js';

const point = (score: number, given: Partial<TrendPoint> = {}): TrendPoint => ({
  at: '2026-03-05T10:00:00.000Z',
  score,
  range: { low: score - 0.3, high: score + 0.3 },
  duration: 120,
  here: false,
  ...given,
});
const scored = { value: 7.4, basis: 'all' } as const;

describe('the trend of a report', () => {
  it('has a point for each take with its range, this one marked', () => {
    const { points } = trendOf([point(6.54, { range: null }), point(7.4, { here: true })], scored);
    expect(points).toMatchObject([
      { day: 'Mar 5, 2026', figure: '6.5', range: '', between: { low: 6.54, high: 6.54 }, here: false },
      { day: 'Mar 5, 2026', figure: '7.4', range: '7.1 to 7.7', here: true },
    ]);
  });

  it('says whether more than chance lies between the first and the last', () => {
    const text = (...points: TrendPoint[]) => trendOf(points, scored).text;
    expect(text(point(6.5), point(9), point(7.4))).toMatch(
      /^The last is better than the first by more than chance\. Overall score of the last 3 takes, oldest first, /,
    );
    expect(text(point(7.4), point(6.5))).toMatch(/The last is lower than the first by more than chance\./);
    expect(text(point(7), point(7.4))).toMatch(/there is no clear difference\./);
    expect(text(point(6.5), point(8, { duration: 400 }))).toMatch(/they give no verdict\./);
    expect(text(point(6.5, { duration: null }), point(8))).toMatch(/they give no verdict\./);
    expect(text(point(6.5, { range: null }), point(8))).toMatch(/^Compare tells/);
    expect(trendOf([point(6.5), point(7)], { value: 7, basis: 'voice' }).text).toMatch(
      / Delivery of the last 2 takes/,
    );
  });

  it('says why there is none', () => {
    expect(trendOf([point(7.4, { here: true })], scored).text).toMatch(/^The first scored take/);
    expect(trendOf([], { value: null }).text).toMatch(/^Without a score/);
  });
});
