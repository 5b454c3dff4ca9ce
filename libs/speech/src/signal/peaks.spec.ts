import { describe, expect, it } from '@jest/globals';
import { PeakOutline } from './peaks.js';

/** The outline of silence with single loud samples in it. */
const outlineOf = (length: number, loud: Record<number, number>, chunk = length): number[] => {
  const samples = new Float32Array(length);
  for (const [at, height] of Object.entries(loud)) samples[Number(at)] = height;
  const outline = new PeakOutline();
  for (let at = 0; at < length; at += chunk) outline.push(samples.subarray(at, at + chunk));
  return outline.points();
};
const loudIn = (points: readonly number[]): number[] =>
  points.flatMap((height, at) => (height > 0 ? [at] : []));

describe('the outline of a recording', () => {
  it('has a point for sixteen samples where it is short, and a thousand from a second on', () => {
    expect(
      [0, 1, 16, 17, 160, 15_984, 16_000, 16_001, 64_000].map((length) => outlineOf(length, {}).length),
    ).toEqual([0, 1, 1, 2, 10, 999, 1000, 1000, 1000]);
  });

  it('shows the greatest height of each part, up or down, to three decimals and never over one', () => {
    expect(outlineOf(64, { 0: 0.12345, 3: 0.1, 20: -0.5, 40: 1.7 })).toEqual([0.123, 0.5, 1, 0]);
  });

  it.each([16_000, 127_999, 128_000, 128_001, 256_001, 700_000])(
    'has what was loud where it was, in %i samples and pieces of any size',
    (length) => {
      const at = [0, Math.floor(length / 3), length - 1];
      const loud = Object.fromEntries(at.map((sample) => [sample, 0.5]));
      const points = outlineOf(length, loud);
      const near = at.map((sample) => Math.min(999, Math.floor((sample / length) * 1000)));
      for (const point of loudIn(points)) expect(near.some((one) => Math.abs(one - point) <= 1)).toBe(true);
      for (const one of near) expect(Math.max(...points.slice(Math.max(0, one - 1), one + 2))).toBe(0.5);
      expect(outlineOf(length, loud, 777)).toEqual(points);
    },
  );
});
