import { describe, expect, it } from '@jest/globals';
import { median, movedOf, typicalRange } from './moved.rules.js';
import { aCounted } from './progress.fixtures.js';

const START = new Date('2026-11-15T05:00:00Z');
const earlier = (count: number, changes: Parameters<typeof aCounted>[0] = {}) =>
  Array.from({ length: count }, (_, index) =>
    aCounted({
      recordedAt: new Date(Date.parse('2026-11-10T15:00:00Z') - index * 86_400_000),
      confidenceScore: 7 + (index % 3) / 10,
      ...changes,
    }),
  );
const verdictOf = (rows: ReturnType<typeof earlier>) =>
  movedOf(rows, START).find(({ measure }) => measure === 'confidence');

describe('what moved', () => {
  it('is said only when a session leaves what is usual for its speaker', () => {
    const usual = earlier(20);
    expect(verdictOf([aCounted({ confidenceScore: 7.2 }), ...usual])?.verdict).toBe('within');
    expect(verdictOf([aCounted({ confidenceScore: 8.5 }), ...usual])?.verdict).toBe('above');
    expect(verdictOf([aCounted({ confidenceScore: 5.5 }), ...usual])?.verdict).toBe('below');
  });

  it('is not said from fewer than five sessions', () => {
    const found = verdictOf([aCounted({ confidenceScore: 9 }), ...earlier(4)]);
    expect(found).toMatchObject({ verdict: 'too-few', typical: null, value: 90 });
  });

  it('does not judge the pace of a few sentences', () => {
    const pace = movedOf([aCounted({ wordsPerMinute: 220, speechSeconds: 20 }), ...earlier(20)], START)[1];
    expect(pace).toMatchObject({ measure: 'pace', verdict: 'not-measured' });
  });

  it('looks at no more than twenty sessions', () =>
    expect(verdictOf([aCounted(), ...earlier(30)])?.typical?.sessions).toBe(20));

  it('puts beside each other what was measured in the same way', () => {
    const found = verdictOf([aCounted(), ...earlier(20, { scoreBasis: 'voice' })]);
    expect(found?.verdict).toBe('too-few');
  });

  it('tells nothing of a period without a session', () =>
    expect(verdictOf(earlier(20))).toMatchObject({ verdict: 'not-measured', sessionId: null }));

  it('takes the median and its distances: one outlier moves little', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([1, 2, 3, 10])).toBe(2.5);
    expect(typicalRange([70, 71, 70, 72, 71, 20], 3)).toEqual({
      median: 70.5,
      low: 67.5,
      high: 73.5,
      sessions: 6,
    });
  });

  it('judges pace and fillers from a minute of speech on', () => {
    const of = (measure: 'pace' | 'fillers', speechSeconds: number | null) =>
      movedOf([aCounted({ wordsPerMinute: 149.6, fillers: 3, speechSeconds }), ...earlier(4)], START).find(
        (one) => one.measure === measure,
      );
    expect(of('pace', 60)).toMatchObject({ verdict: 'too-few', value: 150 });
    expect(of('fillers', 60)).toMatchObject({ verdict: 'too-few', value: 3 });
    expect(of('fillers', 59)).toMatchObject({ verdict: 'not-measured', value: null });
    expect(of('pace', null)?.verdict).toBe('not-measured');
    const voice = movedOf([aCounted({ wordsPerMinute: null })], START);
    expect(voice.map(({ verdict }) => verdict)).toEqual(['too-few', 'not-measured', 'too-few']);
  });

  it('is a range as wide as three points, five words a minute or half a filler at least', () => {
    const rows = [aCounted(), ...earlier(5, { confidenceScore: 7, wordsPerMinute: 150, fillers: 2 })];
    expect(movedOf(rows, START).map(({ typical }) => [typical?.low, typical?.high])).toEqual([
      [67, 73],
      [145, 155],
      [1.5, 2.5],
    ]);
  });

  it('is as wide as one and a half deviations, and never below zero', () => {
    // The median distance is 10: half the width is 10 x 1.4826 x 1.5.
    expect(typicalRange([90, 90, 100, 110, 110], 3)).toMatchObject({ low: 77.8, high: 122.2 });
    expect(typicalRange([0, 0, 1, 20, 20], 3)).toMatchObject({ median: 1, low: 0 });
    expect(median([])).toBe(0);
  });

  it('is judged from the beginning of the period on, and by the range with its ends', () => {
    const usual = earlier(5, { confidenceScore: 7 });
    const verdict = (confidenceScore: number) =>
      verdictOf([aCounted({ confidenceScore }), ...usual])?.verdict;
    expect([6.6, 6.7, 7.3, 7.4].map(verdict)).toEqual(['below', 'within', 'within', 'above']);
    expect(verdictOf([aCounted({ recordedAt: START }), ...usual])?.verdict).toBe('within');
    expect(verdictOf([aCounted({ recordedAt: new Date(START.getTime() - 1) }), ...usual])?.verdict).toBe(
      'not-measured',
    );
  });
});
