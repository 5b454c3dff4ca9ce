import { describe, expect, it } from '@jest/globals';
import { series } from '../testing/frames.js';
import { toMeanSquare } from './decibels.js';
import { levelWithoutRoom } from './room-noise.js';

const LENGTH = 1500;
const level = (...parts: readonly ((frame: number) => number)[]): Float32Array =>
  levelWithoutRoom(
    parts.map((decibels) => series(LENGTH, (frame) => toMeanSquare(decibels(frame)))),
    1.8,
  );
const speaks = (frame: number): boolean => frame % 300 >= 150;

describe('the level of the voice without its room', () => {
  it('has a tenth of the room left where nobody speaks', () => {
    expect(level(() => -40)[700]).toBeCloseTo(-50, 1);
    expect(level((frame) => (speaks(frame) ? -20 : -40))[375]).toBeCloseTo(-50, 1);
  });

  it('has the voice without nine tenths of the room', () => {
    const voice = level((frame) => (speaks(frame) ? -20 : -30))[525]!;
    expect(voice).toBeCloseTo(10 * Math.log10(0.01 - 0.9 * 0.001), 1);
  });

  it('adds the parts of the band, each without its own room', () => {
    const both = level(
      (frame) => (speaks(frame) ? -20 : -60),
      () => -30,
    );
    expect(both[525]).toBeCloseTo(10 * Math.log10(0.01 + 0.0001), 1);
    expect(both[375]).toBeCloseTo(-40, 0);
    expect(levelWithoutRoom([], 1.8)).toHaveLength(0);
  });
});
