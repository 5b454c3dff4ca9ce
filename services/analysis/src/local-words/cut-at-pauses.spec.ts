import { describe, expect, it } from '@jest/globals';
import { SAMPLE_RATE } from '../audio/audio.js';
import { cutAtPauses } from './cut-at-pauses.js';
import { PieceCutter } from './piece-cutter.js';

describe('cutting at pauses', () => {
  it('leaves a short recording whole', () => expect(cutAtPauses([{ start: 3, end: 4 }], 20)).toEqual([20]));

  it('cuts in the middle of the longest pause within reach', () => {
    const pauses = [
      { start: 10, end: 14 },
      { start: 16, end: 16.4 },
      { start: 20, end: 21 },
      { start: 24, end: 24.2 },
    ];
    expect(cutAtPauses(pauses, 40)).toEqual([20.5, 40]);
  });

  it('cuts after 25 s where nobody pauses', () => expect(cutAtPauses([], 60)).toEqual([25, 50, 60]));

  it('has no piece longer than 25 s, whatever the pauses', () => {
    const pauses = Array.from({ length: 200 }, (_, i) => ({ start: i * 3.1, end: i * 3.1 + (i % 7) / 5 }));
    const cuts = [0, ...cutAtPauses(pauses, 600)];
    const lengths = cuts.slice(1).map((cut, i) => cut - cuts[i]!);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(25);
    expect(Math.min(...lengths.slice(0, -1))).toBeGreaterThanOrEqual(15);
  });
});

describe('the pieces of a stream', () => {
  it('are the stream, however it comes', () => {
    const all = Float32Array.from({ length: 5 * SAMPLE_RATE }, (_, i) => i);
    const cutter = new PieceCutter([1, 2.5, 5]);
    const pieces = [];
    for (let at = 0, step = 1; at < all.length; at += step, step = (step * 7) % 9973) {
      cutter.push(all.subarray(at, at + step));
      pieces.push(...cutter.take());
    }
    cutter.end();
    pieces.push(...cutter.take());
    expect(pieces.map(({ start }) => start)).toEqual([0, 1, 2.5]);
    expect(pieces.flatMap(({ samples }) => [...samples])).toEqual([...all]);
  });

  it('keeps what comes after the last cut', () => {
    const cutter = new PieceCutter([1]);
    cutter.push(new Float32Array(SAMPLE_RATE + 10));
    cutter.end();
    expect(cutter.take().map(({ samples }) => samples.length)).toEqual([SAMPLE_RATE, 10]);
  });
});
