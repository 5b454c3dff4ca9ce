import { describe, expect, it } from '@jest/globals';
import { series } from '../testing/frames.js';
import { measureBackdrop } from './backdrop.js';

describe('what speech is heard against', () => {
  it('is known for each fifteen seconds, as many as fit best', () => {
    const blocks = (frames: number): number => measureBackdrop(series(frames, -20)).noise.length;
    expect([0, 100, 2249, 2250, 3749, 3750].map(blocks)).toEqual([1, 1, 1, 2, 2, 3]);
  });

  it('is of the block in which a frame lies', () => {
    const { blockOf } = measureBackdrop(series(4500, -20));
    expect([0, 1499, 1500, 2999, 3000, 4499, 4500, 9000].map(blockOf)).toEqual([0, 0, 1, 1, 2, 2, 2, 2]);
    expect(measureBackdrop(series(0, 0)).blockOf(0)).toBe(0);
  });

  it('is the level that a twentieth stays below, and the one that a twentieth exceeds', () => {
    const { noise, speech } = measureBackdrop(series(100, (frame) => frame - 100));
    expect([noise[0], speech[0]]).toEqual([-95, -5]);
  });

  it('hears seven and a half seconds of the neighbors with it', () => {
    // A tenth of the first block and of its margin is what a twentieth stays below or exceeds.
    const soft = (from: number, to: number): number =>
      measureBackdrop(series(3000, (frame) => (frame >= from && frame < to ? -80 : -20))).noise[0]!;
    expect(soft(2100, 2250)).toBe(-80);
    expect(soft(2250, 3000)).toBe(-20);
    const second = (from: number, to: number): number =>
      measureBackdrop(series(3000, (frame) => (frame >= from && frame < to ? -80 : -20))).noise[1]!;
    expect(second(750, 900)).toBe(-80);
    expect(second(0, 750)).toBe(-20);
  });

  it('takes no block without speech for one: fifteen decibels under the loudest part at most', () => {
    const { speech } = measureBackdrop(series(6000, (frame) => (frame < 3000 ? -20 : -70)));
    // The third hears the end of the second.
    expect([...speech]).toEqual([-20, -20, -20, -35]);
    // A click is not the loudest part: three in a hundred exceed it.
    const clicks = measureBackdrop(series(1000, (frame) => (frame < 29 ? 0 : -70)));
    expect(clicks.speech[0]).toBe(-70);
    expect(measureBackdrop(series(1000, (frame) => (frame < 31 ? 0 : -70))).speech[0]).toBe(-15);
  });
});
