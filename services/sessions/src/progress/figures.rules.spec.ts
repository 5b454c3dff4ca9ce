import { describe, expect, it } from '@jest/globals';
import {
  averageConfidenceRange,
  averagesOf,
  type Counted,
  figuresOf,
  fillersPerMinute,
  murphyOf,
  weekOf,
} from './figures.rules.js';
import { aCounted } from './progress.fixtures.js';

describe('figures', () => {
  it('are one decimal and whole numbers, and nothing where nothing was measured', () => {
    const rows = [
      aCounted({
        confidenceScore: 7.13,
        confidenceRange: { low: 6.53, high: 7.73 },
        durationSeconds: 1000,
        fillers: 3,
        wordsPerMinute: 148.6,
      }),
      aCounted({
        confidenceScore: 8.02,
        confidenceRange: { low: 7.22, high: 8.82 },
        durationSeconds: 2000,
        fillers: 4,
        wordsPerMinute: 151.2,
      }),
      aCounted({ confidenceScore: null, durationSeconds: 30, fillers: null, wordsPerMinute: null }),
    ];
    expect(figuresOf(rows)).toEqual({
      totalSessions: 3,
      avgConfidence: 75.8,
      avgConfidenceRange: { low: 70.8, high: 80.8 },
      practiceHours: 0.8,
      murphyScore: 77,
    });
    expect(weekOf('2026-11-15', rows)).toEqual({
      week: '2026-11-15',
      sessions: 3,
      practiceMinutes: 51,
      avgConfidence: 75.8,
      avgConfidenceRange: { low: 70.8, high: 80.8 },
      fillerWords: 7,
      fillersPerMinute: 3.5,
      speakingPace: 150,
    });
    expect(weekOf('2026-11-15', [])).toMatchObject({ sessions: 0, avgConfidence: null, fillerWords: null });
  });

  it('leave open of an average less than of one take, by the root of the squares, and nothing is told where a take has no range', () => {
    const take = aCounted({ confidenceScore: 7, confidenceRange: { low: 6, high: 8 } });
    const rangeOf = (...rows: Counted[]) => averageConfidenceRange(rows);
    expect(rangeOf(take)).toEqual({ low: 60, high: 80 });
    expect(rangeOf(take, take, take, take)).toEqual({ low: 65, high: 75 });
    expect(rangeOf(take, aCounted({ confidenceScore: null, confidenceRange: null }))).toEqual({
      low: 60,
      high: 80,
    });
    expect(rangeOf(take, aCounted({ confidenceScore: 7, confidenceRange: null }))).toBeNull();
    expect(rangeOf(aCounted({ confidenceScore: 9.8, confidenceRange: { low: 9, high: 11 } }))).toEqual({
      low: 90,
      high: 100,
    });
    expect(rangeOf()).toBeNull();
  });

  it('never score above 100', () =>
    expect([murphyOf(99.5), murphyOf(80), murphyOf(null)]).toEqual([100, 81, null]));

  it('count fillers by the time of speech, and only where words are known', () => {
    expect(
      fillersPerMinute([
        { fillers: 3, speechSeconds: 60 },
        { fillers: null, speechSeconds: 600 },
      ]),
    ).toBe(3);
    expect(fillersPerMinute([{ fillers: 3, speechSeconds: null }])).toBeNull();
  });

  it('keep scores of the voice alone apart', () =>
    expect(
      averagesOf([
        aCounted({ overallScore: 8, scoreBasis: 'all' }),
        aCounted({ overallScore: 5, scoreBasis: 'voice' }),
        aCounted({ overallScore: 7.1, scoreBasis: null }),
      ]),
    ).toEqual({ score: 7.6, delivery: 5 }));

  it('count fillers only with the speech that they were heard in', () => {
    const heard = (...rows: [fillers: number | null, speechSeconds: number | null][]) =>
      fillersPerMinute(rows.map(([fillers, speechSeconds]) => ({ fillers, speechSeconds })));
    expect(heard([5, 0], [2, 60])).toBe(2);
    expect(heard([5, null], [2, 60])).toBe(2);
    expect(heard([null, 60], [2, 60])).toBe(2);
    expect(heard([1, 1])).toBe(60);
    expect(heard([5, 0])).toBeNull();
    expect(heard()).toBeNull();
  });

  it('tell practice in hours', () => {
    expect(
      figuresOf([aCounted({ durationSeconds: 1800 }), aCounted({ durationSeconds: 1800 })]).practiceHours,
    ).toBe(1);
    expect(figuresOf([aCounted({ durationSeconds: 36_000 })]).practiceHours).toBe(10);
    expect(figuresOf([])).toEqual({
      totalSessions: 0,
      avgConfidence: null,
      avgConfidenceRange: null,
      practiceHours: 0,
      murphyScore: null,
    });
  });
});
