import { describe, expect, it } from '@jest/globals';
import { isFlat, trendOf } from './trend.mjs';

/** Half an hour, every ten seconds; the wave is what collections of garbage do. */
const halfAnHour = (value) =>
  Array.from({ length: 180 }, (_, n) => ({ at: (n * 10) / 3600, value: value(n / 180) + 20 * Math.sin(n) }));

describe('the memory of a long run', () => {
  it('is told by its beginning, middle, end and slope', () => {
    const { start, middle, end, perHour } = trendOf(halfAnHour((share) => 200 + 100 * share));
    // Means of tenths of the time.
    expect(start).toBeCloseTo(205, -1);
    expect(middle).toBeCloseTo(250, -1);
    expect(end).toBeCloseTo(295, -1);
    expect(perHour).toBeCloseTo(200, -1);
  });

  it('is flat when it only goes up and down, and when it falls', () => {
    expect(isFlat(trendOf(halfAnHour(() => 300)))).toBe(true);
    expect(isFlat(trendOf(halfAnHour((share) => 300 - 100 * share)))).toBe(true);
  });

  it('is not flat with a leak of a tenth and more, however it hides among the ups and downs', () => {
    expect(isFlat(trendOf(halfAnHour((share) => 300 + 40 * share)))).toBe(false);
    expect(isFlat(trendOf(halfAnHour((share) => 60 + 20 * share)))).toBe(false);
  });
});
