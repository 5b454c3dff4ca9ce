import { describe, expect, it } from '@jest/globals';
import {
  acousticsOf,
  countedToSpoken,
  estimateWordsPerMinute,
  featuresIn,
  featuresOf,
  isDrowned,
  paceOf,
  spokenSpan,
  withWordCount,
} from './measurements.js';
import { heardAs, measured } from './testing/takes.js';

const take = heardAs(
  [
    [1, 9],
    [11, 17],
    [17.5, 20],
  ],
  4,
);

describe('syllables that are counted and spoken', () => {
  it('are the same between 3.2 and 4.3 a second', () => {
    for (const rate of [3.2, 3.7, 4.3]) expect(countedToSpoken(rate)).toBe(1);
    expect(countedToSpoken(0)).toBe(1);
  });

  it('melt together in fast speech and are found twice in slow speech, without a jump', () => {
    expect(countedToSpoken(8.6)).toBeCloseTo(2 ** 0.7);
    expect(countedToSpoken(1.6)).toBeCloseTo(0.5 ** 0.25);
    expect(countedToSpoken(4.31)).toBeGreaterThan(1);
    expect(countedToSpoken(4.31)).toBeLessThan(1.01);
    expect(countedToSpoken(3.19)).toBeLessThan(1);
    expect(countedToSpoken(3.19)).toBeGreaterThan(0.99);
  });
});

describe('a pace', () => {
  it('is counted over the whole span, pauses included, from ten seconds of speech on', () => {
    expect(paceOf(40, 10, 20)).toBeCloseTo(120);
    expect(paceOf(40, 9.99, 20)).toBeNull();
    expect(paceOf(86, 10, 20)).toBeCloseTo(258 * 2 ** 0.7);
  });

  it('in words is an estimate from syllables', () => {
    expect(estimateWordsPerMinute(217.5)).toBeCloseTo(150);
    expect(estimateWordsPerMinute(null)).toBeNull();
  });

  it('is exact with the words, over the span from the first to the last', () => {
    const exact = withWordCount(take, 38);
    expect(exact).toMatchObject({ wordsPerMinute: 120, wordsPerMinuteIsEstimate: false });
    expect(exact.syllables).toBe(take.measurements.syllables);
    expect(withWordCount(take, 0)).toBe(take.measurements);
    const short = withWordCount(heardAs([[0, 9]]), 20);
    expect(short).toMatchObject({ wordsPerMinute: null, wordsPerMinuteIsEstimate: true });
  });

  it('leaves out the time in which the recording was paused', () => {
    expect(spokenSpan(take)).toBe(19);
    expect(
      spokenSpan({
        ...take,
        gaps: [
          { start: 9, end: 11 },
          { start: 17, end: 17.5 },
        ],
      }),
    ).toBe(16.5);
    expect(spokenSpan({ speech: [] })).toBe(0);
  });

  it('is unknown where noise drowns it: under six decibels above the room', () => {
    expect(
      [5.9, 6, null, undefined].map((aboveRoomDb) => isDrowned({ ...measured().level, aboveRoomDb })),
    ).toEqual([true, false, false, false]);
    const level = { ...measured().level, aboveRoomDb: 3 };
    expect(acousticsOf({ ...featuresIn(take), level }).measurements).toMatchObject({
      syllables: 66,
      syllablesPerMinute: null,
      wordsPerMinute: null,
    });
  });
});

describe('what follows from the features of a take', () => {
  it('adds up', () => {
    expect(take.measurements).toMatchObject({
      durationSeconds: 20,
      speechSeconds: 16.5,
      syllables: 66,
      syllablesPerMinute: (66 / 19) * 60,
      wordsPerMinuteIsEstimate: true,
      pauses: { count: 2, meanSeconds: 1.25, longestSeconds: 2 },
    });
    expect(heardAs([[0, 5]]).measurements.pauses).toEqual({ count: 0, meanSeconds: 0, longestSeconds: 0 });
  });

  it('has a rate over time of the passages that have one', () => {
    const passage = { start: 0, end: 15, speechSeconds: 12, medianDb: null, variationSemitones: null };
    const passages = [
      { ...passage, syllablesPerMinute: 200 },
      { ...passage, start: 5, end: 20, syllablesPerMinute: null },
    ];
    expect(acousticsOf({ ...featuresIn(take), passages }).measurements.rateOverTime).toEqual([
      { start: 0, end: 15, syllablesPerMinute: 200 },
    ]);
  });

  it('comes back from its features, to the millisecond', () => {
    expect(acousticsOf(featuresIn(take))).toEqual(take);
    const fine = {
      ...take,
      fades: [{ start: 1.23456, end: 2.34567, fallDb: 14.56789 }],
      hesitations: [{ start: 3.00049, end: 3.4, likelihood: 0.87654 }],
      sounds: '_APv',
      peaks: [0.12345, 1.2],
      passages: [
        {
          start: 0,
          end: 15,
          speechSeconds: 12.34567,
          syllablesPerMinute: 201.23456,
          medianDb: -20.98765,
          variationSemitones: null,
        },
      ],
    };
    expect(featuresOf(fine)).toMatchObject({
      fades: [{ start: 1.235, end: 2.346, fallDb: 14.568 }],
      hesitations: [{ start: 3, end: 3.4, likelihood: 0.877 }],
      sounds: '_APv',
      peaks: [0.123, 1],
      passages: [
        { speechSeconds: 12.346, syllablesPerMinute: 201.235, medianDb: -20.988, variationSemitones: null },
      ],
    });
    expect(featuresOf(take)).not.toHaveProperty('fades');
    expect(featuresOf(take)).not.toHaveProperty('hesitations');
    expect(featuresOf(take)).not.toHaveProperty('sounds');
  });
});
