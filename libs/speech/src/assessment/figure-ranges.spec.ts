import { describe, expect, it } from '@jest/globals';
import { measured } from '../testing/takes.js';
import { figureRanges, rangesPart } from './figure-ranges.js';
import { countRange } from './part-value.js';

const ranges = (changes = {}, fillerWordCount: number | null = 4) =>
  figureRanges({ measurements: measured(changes), fillerWordCount });

describe('the range of a figure', () => {
  it('is narrow where words were counted, wide where they are divided from syllables', () => {
    expect(ranges().wordsPerMinute).toEqual({ low: expect.closeTo(147), high: expect.closeTo(153) });
    const estimate = ranges({ wordsPerMinuteIsEstimate: true });
    expect(estimate.wordsPerMinute).toEqual({ low: expect.closeTo(127.5), high: expect.closeTo(172.5) });
    // Syllables are counted the same way whether words are known or not.
    expect(estimate.syllablesPerMinute).toEqual(ranges().syllablesPerMinute);
    expect(ranges().syllablesPerMinute!.high).toBeCloseTo(217.5 * 1.06);
  });

  it('is by chance for what was counted: fillers a minute of the take, pauses a minute of speech', () => {
    const { fillers, pauses } = ranges({ durationSeconds: 120, speechSeconds: 30 });
    const [low, high] = countRange(4);
    expect(fillers).toEqual({ low: low / 2, high: high / 2 });
    expect(pauses).toEqual({ low: 2 * countRange(6)[0], high: 2 * countRange(6)[1] });
  });

  it('is a tenth of a second about the longest pause, never below none', () => {
    expect(ranges().longestPause).toEqual({ low: 1.9, high: 2.1 });
    const none = { pauses: { count: 0, meanSeconds: 0, longestSeconds: 0 } };
    expect(ranges(none).longestPause).toEqual({ low: 0, high: 0.1 });
  });

  it('is what the passages leave open for level and melody, more where a take is too short to show it', () => {
    const spread = { stops: 0, levelDb: 1, levelOff: 0.4, melodyOff: 0.2 };
    const known = figureRanges({ measurements: measured(), spread, fillerWordCount: 0 });
    expect(known.medianDb).toEqual({ low: -22.9, high: -22.1 });
    expect(known.semitones).toEqual({ low: 5.8, high: 6.2 });
    expect(ranges().medianDb).toEqual({ low: -24, high: -21 });
    expect(ranges().semitones).toEqual({ low: 5.5, high: 6.5 });
    expect(ranges().rangeDb).toEqual({ low: 12, high: 14 });
    expect(ranges().medianHz).toEqual({ low: expect.closeTo(174.6), high: expect.closeTo(185.4) });
  });

  it('is missing where the figure is', () => {
    const nothing = ranges(
      {
        wordsPerMinute: null,
        syllablesPerMinute: null,
        durationSeconds: 0.9,
        speechSeconds: 0.9,
        pitch: { medianHz: null, variationSemitones: null },
        level: { medianDb: null, rangeDb: null, clippedSamples: 0 },
      },
      3,
    );
    const { longestPause: _, ...others } = nothing;
    expect(new Set(Object.values(others))).toEqual(new Set([null]));
    expect(ranges({}, null).fillers).toBeNull();
  });
});

describe('two figures', () => {
  it('are different only when their ranges part', () => {
    const one = { low: 3, high: 5 };
    expect(rangesPart(one, { low: 5.1, high: 7 })).toBe(true);
    expect(rangesPart(one, { low: 1, high: 2.9 })).toBe(true);
    for (const other of [one, { low: 5, high: 7 }, { low: 1, high: 3 }, { low: 0, high: 9 }])
      expect(rangesPart(one, other)).toBe(false);
  });
});
