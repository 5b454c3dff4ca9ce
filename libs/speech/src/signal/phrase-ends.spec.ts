import { describe, expect, it } from '@jest/globals';
import { series } from '../testing/frames.js';
import { fadesOf, medianFall, phraseEnds } from './phrase-ends.js';

const second = (from: number) => ({ start: from, end: from + 1 });
/** The ends of phrases of a second each. */
const endsOf = (
  levels: (frame: number) => number,
  voiced: (frame: number) => boolean = () => true,
  phrases = [second(0)],
  length = 300,
) =>
  phraseEnds(
    phrases,
    series(length, levels),
    series(length, (frame) => (voiced(frame) ? 1 : 0)),
  );
const spoken = (frame: number): boolean => frame < 100;
const fall = (fallDb: number) => ({ start: 0, end: 1, fallDb });

describe('the end of a phrase', () => {
  it('is its last quarter, and falls by how far it lies under the rest', () => {
    expect(endsOf((frame) => (frame < 75 ? -20 : -30), spoken)).toEqual([
      { start: 0.75, end: 1, fallDb: 10 },
    ]);
    expect(endsOf((frame) => (frame < 76 ? -20 : -30), spoken)).toEqual([
      { start: 0.75, end: 1, fallDb: 10 },
    ]);
    expect(endsOf((frame) => (frame < 85 ? -20 : -30), spoken)[0]!.fallDb).toBe(0);
    expect(endsOf((frame) => (frame < 75 ? -30 : -20), spoken)[0]!.fallDb).toBe(-10);
  });

  it('is heard in its vowels: what a quarter of the frames exceeds', () => {
    const loud = (count: number) => (frame: number) => (frame >= 75 && frame < 100 - count ? -30 : -20);
    expect(endsOf(loud(7), spoken)[0]!.fallDb).toBe(0);
    expect(endsOf(loud(6), spoken)[0]!.fallDb).toBe(10);
  });

  it('is none with less than half a second of voice', () => {
    const voiced = (count: number) => (frame: number) => frame % 2 === 0 && frame < 2 * count;
    expect(endsOf(() => -20, voiced(49), [{ start: 0, end: 1.2 }])).toEqual([]);
    expect(endsOf(() => -20, voiced(50), [{ start: 0, end: 1.2 }])).toHaveLength(1);
  });

  it('goes on where the voice fades after it, over gaps of 100 ms, for 600 ms at most', () => {
    const until = (
      voiced: (frame: number) => boolean,
      levels: (frame: number) => number = () => -20,
    ): number => endsOf(levels, (frame) => spoken(frame) || voiced(frame))[0]!.end;
    expect(until((frame) => frame < 130)).toBe(1.3);
    expect(until(() => true)).toBe(1.6);
    expect(until((frame) => frame >= 110 && frame < 115)).toBe(1.15);
    expect(until((frame) => frame >= 111 && frame < 115)).toBe(1);
    expect(until((frame) => frame === 105 || frame === 115)).toBe(1.16);
    expect(until((frame) => frame === 105 || frame === 116)).toBe(1.06);
    // A voice 35 dB under the phrase is not its end any more.
    expect(
      until(
        () => true,
        (frame) => (frame < 100 ? -20 : -54.9),
      ),
    ).toBe(1.6);
    expect(
      until(
        () => true,
        (frame) => (frame < 100 ? -20 : -55),
      ),
    ).toBe(1);
  });

  it('stops at the next phrase and at the end of the take', () => {
    const [first, next] = endsOf(
      () => -20,
      () => true,
      [second(0), second(1.3)],
    );
    expect([first!.end, next!.end]).toEqual([1.3, 2.9]);
    expect(
      endsOf(
        () => -20,
        () => true,
        [second(0)],
        120,
      )[0]!.end,
    ).toBe(1.2);
  });
});

describe('the ends of a take', () => {
  it('fall by what half of them do, from four phrases on', () => {
    expect(medianFall([1, 2, 3].map(fall))).toBeNull();
    expect(medianFall([9, 1, 3, 2].map(fall))).toBe(3);
  });

  it('are lost beyond thirteen decibels', () => {
    expect(fadesOf([12.9, 13, 13.1].map(fall))).toEqual([fall(13.1)]);
  });
});
