import { describe, expect, it } from '@jest/globals';
import { flags, series } from '../testing/frames.js';
import { frameLevels, measureLevel } from './level.js';

describe('the level of speech', () => {
  /** A decibel more each frame, from -100 on. */
  const rising = series(200, (frame) => frame - 100);

  it('is what half of it exceeds, its range from the softest tenth to the loudest', () => {
    const all = flags(200, [0, 200]);
    expect(measureLevel(rising, all, { from: 0, to: 100 })).toEqual({ medianDb: -50, rangeDb: 80 });
    expect(measureLevel(rising, all, { from: 100, to: 200 })).toEqual({ medianDb: 50, rangeDb: 80 });
  });

  it('is measured where somebody speaks, and unknown where nobody does', () => {
    const speaking = flags(200, [150, 160]);
    expect(measureLevel(rising, speaking, { from: 100, to: 200 })).toEqual({ medianDb: 55, rangeDb: 8 });
    expect(measureLevel(rising, speaking, { from: 0, to: 150 })).toEqual({ medianDb: null, rangeDb: null });
  });

  it('is heard over a syllable: a click of 10 ms is spread over 50 on each side', () => {
    const levels = frameLevels(series(101, (frame) => (frame === 50 ? 1 : 0)));
    const away = (frames: number): number => levels[50]! - levels[50 + frames]!;
    // A Gaussian of five frames: at its deviation it has lost half a neper of power.
    expect(away(5)).toBeCloseTo(5 * Math.LOG10E, 3);
    expect(away(-5)).toBeCloseTo(5 * Math.LOG10E, 3);
  });
});
