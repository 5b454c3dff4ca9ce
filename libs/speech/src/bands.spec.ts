import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { liveConfidence } from './assessment/live-confidence.js';
import {
  type Band,
  FADE,
  HEDGES_PER_100,
  INTONATION,
  LEVEL,
  LEVEL_RANGE,
  PACE,
  PAUSES_PER_MINUTE,
  SENTENCE_WORDS,
  STUMBLES_PER_100,
  SYLLABLE_PACE,
  UNSTEADY,
  gradeOf,
  scoreInBand,
  scoreLessIsBetter,
  scoreMelody,
  scorePace,
  scoreWithin,
} from './bands.js';
import { estimateWordsPerMinute } from './measurements.js';

const BANDS: readonly (readonly [name: string, Band, edges: readonly [number, number, number, number]])[] = [
  ['words a minute', PACE, [120, 130, 170, 180]],
  ['pauses a minute', PAUSES_PER_MINUTE, [1.5, 3, 10, 15]],
  ['semitones of melody', INTONATION, [1.5, 2.5, 6, 8]],
  ['decibels from the softest to the loudest', LEVEL_RANGE, [4, 6, 20, 26]],
  ['decibels under full scale', LEVEL, [-46, -36, -9, -6]],
  ['words a sentence', SENTENCE_WORDS, [5, 8, 20, 28]],
];

describe('bands', () => {
  it.each([
    [130, 'good'],
    [170, 'good'],
    [129, 'fair-low'],
    [180, 'fair-high'],
    [119, 'low'],
    [181, 'high'],
  ] as const)('grades %i words a minute as %s', (pace, grade) => {
    expect(gradeOf(pace, PACE)).toBe(grade);
  });

  it.each(BANDS)('%s: an edge belongs to the better side', (_, band, [low, fromGood, toGood, high]) => {
    const off = 1e-6;
    const around = [low - off, low, fromGood - off, fromGood, toGood, toGood + off, high, high + off];
    expect(around.map((value) => gradeOf(value, band))).toEqual([
      'low',
      'fair-low',
      'fair-low',
      'good',
      'good',
      'fair-high',
      'fair-high',
      'high',
    ]);
  });

  it('scores 10 in the middle, 8 at the edge of the target, 5.5 at that of the acceptable, and never outside 0-10', () => {
    expect([150, 130, 170, 120, 180].map((pace) => scoreInBand(pace, PACE))).toEqual([10, 8, 8, 5.5, 5.5]);
    fc.assert(
      fc.property(fc.double({ noNaN: true }), (pace) => {
        const score = scoreInBand(pace, PACE);
        return score >= 0 && score <= 10;
      }),
    );
  });

  it.each(BANDS)('%s: every step away from the middle costs, without a jump', (_, band, [low, , , high]) => {
    const middle = (band.good[0] + band.good[1]) / 2;
    const steps = Array.from({ length: 200 }, (_each, i) => i / 100);
    for (const side of [low, high]) {
      const scores = steps.map((share) => scoreInBand(middle + share * (side - middle), band));
      scores.slice(1).forEach((score, i) => {
        expect(score).toBeLessThan(scores[i]!);
        expect(scores[i]! - score).toBeLessThan(0.5);
      });
    }
  });

  it('halves with each 1.2 widths of the acceptable edge; a pace with each three', () => {
    expect(scoreInBand(192, PACE)).toBeCloseTo(2.75);
    expect(scoreInBand(204, PACE)).toBeCloseTo(1.375);
    expect(scoreInBand(108, PACE)).toBeCloseTo(2.75);
    expect(scorePace(210, PACE)).toBeCloseTo(2.75);
    expect(scorePace(90, PACE)).toBeCloseTo(2.75);
    expect([150, 130, 180].map((pace) => scorePace(pace, PACE))).toEqual([10, 8, 5.5]);
  });

  it('judges a pace alike in words and in the syllables that they have on average', () => {
    expect(estimateWordsPerMinute(145)).toBeCloseTo(100);
    for (const words of [90, 121, 150, 178, 230])
      expect(scorePace(words * 1.45, SYLLABLE_PACE)).toBeCloseTo(scorePace(words, PACE));
  });

  it('takes every value of the target for as good where that is asked for', () => {
    expect([130, 141, 170].map((pace) => scoreWithin(pace, PACE))).toEqual([10, 10, 10]);
    expect(scoreWithin(180, PACE)).toBeCloseTo(6.875);
    expect(scoreWithin(175, PACE)).toBeCloseTo(8.4375);
  });

  it('finds more melody better up to six semitones, each by less, and a swing beyond', () => {
    expect([1.5, 2.5, 4.25, 6, 8].map(scoreMelody)).toEqual([5.5, 8, 9.5, 10, 7.5]);
    const gains = [2.5, 3.5, 4.5, 5.5].map((from) => scoreMelody(from + 0.5) - scoreMelody(from));
    gains.slice(1).forEach((gain, i) => expect(gain).toBeLessThan(gains[i]!));
    expect(scoreMelody(6.1)).toBeLessThan(scoreMelody(6));
  });

  it.each([
    ['fading', FADE, [7, 14]],
    ['uneven pace', UNSTEADY, [0.06, 0.35]],
    ['hedges', HEDGES_PER_100, [0.5, 4]],
    ['stumbles', STUMBLES_PER_100, [0.5, 5]],
  ] as const)('%s: costs nothing up to what is good, and on without an end', (_, band, [good, poor]) => {
    const between = (share: number): number => scoreLessIsBetter(good + share * (poor - good), band);
    expect([0, good / 2, good].map((value) => scoreLessIsBetter(value, band))).toEqual([10, 10, 10]);
    expect(between(0.5)).toBeCloseTo(6);
    expect(between(1)).toBeCloseTo(2);
    expect(between(1.3)).toBeCloseTo(1);
    expect(between(1.6)).toBeCloseTo(0.5);
  });
});

describe('live confidence', () => {
  const value = (fillers: number, pace: number | null, text = ''): number =>
    liveConfidence(text, { words: 100, fillers }, pace).value;

  it.each([
    ['clean', 0, 150, '', 100],
    ['exactly 5 % is not over 5 %', 5, 150, '', 100],
    ['over 5 % fillers', 6, 150, '', 80],
    ['exactly 10 % is not over 10 %', 10, 150, '', 80],
    ['over 10 % fillers', 11, 150, '', 60],
    ['too slow', 0, 119, '', 85],
    ['just not too slow', 0, 120, '', 100],
    ['just not too fast', 0, 180, '', 100],
    ['too fast', 0, 181, '', 85],
    ['an ellipsis', 0, 150, 'I was...', 90],
    ['everything', 11, 200, 'well…', 35],
    ['no pace known', 0, null, '', 100],
  ])('%s', (_, fillers, pace, text, expected) => expect(value(fillers, pace, text)).toBe(expected));

  it('says what was taken off', () => {
    expect(liveConfidence('', { words: 100, fillers: 0 }, 190).deductions).toEqual([
      { points: 15, reason: 'pace' },
    ]);
  });

  it('holds nothing against a speaker of whom no word is known', () => {
    expect(liveConfidence('', { words: 0, fillers: 3 }, null)).toEqual({ value: 100, deductions: [] });
  });
});
