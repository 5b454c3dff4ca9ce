import { describe, expect, it } from '@jest/globals';
import { flags, framesOf, series } from '../testing/frames.js';
import { measurePassages } from './passages.js';
import type { VoiceActivity } from './voice-activity.js';

/** Passages of a take of so many frames that is spoken in these stretches, with nuclei at these frames. */
const passagesOf = (
  length: number,
  stretches: readonly (readonly [number, number])[] = [[0, length]],
  nuclei: readonly number[] = [],
) =>
  measurePassages(
    framesOf(length),
    { speaking: flags(length, ...stretches) } as VoiceActivity,
    nuclei,
    series(length, -20),
  );
const windows = (length: number): [number, number][] =>
  passagesOf(length).map(({ start, end }) => [start, end]);
const evenly = (count: number, from: number, to: number): number[] =>
  Array.from({ length: count }, (_, i) => from + ((i + 0.5) * (to - from)) / count);

describe('passages', () => {
  it('are fifteen seconds, every five, up to the end', () => {
    expect(windows(3500)).toEqual([
      [0, 15],
      [5, 20],
      [10, 25],
      [15, 30],
      [20, 35],
    ]);
    expect(windows(1500)).toEqual([[0, 15]]);
    expect(windows(1501)).toEqual([
      [0, 15],
      [5, 15.01],
    ]);
    expect(windows(300)).toEqual([[0, 3]]);
  });

  it('have a pace, a level and a melody from five seconds of speech on', () => {
    const [known] = passagesOf(1500, [[0, 500]], evenly(20, 0, 500));
    expect(known).toMatchObject({ speechSeconds: 5, medianDb: -20, variationSemitones: 0 });
    expect(known!.syllablesPerMinute).toBeCloseTo(240);
    expect(passagesOf(1500, [[0, 499]], evenly(20, 0, 499))[0]).toMatchObject({
      speechSeconds: 4.99,
      syllablesPerMinute: null,
      medianDb: null,
      variationSemitones: null,
    });
  });

  it('count a long pause as one second, and silence at their ends not at all', () => {
    const spoken = [
      [100, 700],
      [1000, 1600],
    ] as const;
    const nuclei = [...evenly(24, 100, 700), ...evenly(24, 1000, 1600)];
    expect(passagesOf(1700, spoken, nuclei)[0]!.syllablesPerMinute).toBeCloseTo((44 / 12) * 60);
    const [, second] = passagesOf(1700, spoken, nuclei);
    // From the fifth second on: two seconds of speech, a pause, six seconds.
    expect(second).toMatchObject({ start: 5, end: 17, speechSeconds: 8 });
    expect(second!.syllablesPerMinute).toBeCloseTo((32 / 9) * 60);
  });

  it('have a short pause in full', () => {
    const [only] = passagesOf(
      1500,
      [
        [0, 500],
        [550, 1000],
      ],
      evenly(38, 0, 1000),
    );
    expect(only!.syllablesPerMinute).toBeCloseTo((38 / 10) * 60);
  });

  it('count a syllable in the passage in which it begins, not in the one that ends there', () => {
    const paces = passagesOf(2000, [[0, 2000]], [0, ...evenly(58, 600, 1400), 1500]).map(
      ({ syllablesPerMinute }) => Math.round(syllablesPerMinute! / 4),
    );
    expect(paces).toEqual([59, 59]);
  });
});
