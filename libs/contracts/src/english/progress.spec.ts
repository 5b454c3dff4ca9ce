import { describe, expect, it } from '@jest/globals';
import type { Analytics } from '../progress.js';
import { changeInWords } from './progress.js';

type Range = { low: number; high: number } | null;
const figures = (avgConfidence: number | null, avgConfidenceRange: Range, totalSessions = 4) => ({
  totalSessions,
  avgConfidence,
  avgConfidenceRange,
  practiceHours: 1,
  murphyScore: avgConfidence,
});

const analytics = (now: ReturnType<typeof figures>, before: ReturnType<typeof figures> | null) =>
  ({ ...now, before, period: 'month', to: '2026-11-21', today: '2026-11-26' }) as Analytics;

describe('a figure against the period before', () => {
  it('is counted, and says nothing where there is nothing before', () => {
    const now = figures(70, null, 6);
    expect(changeInWords(analytics(now, figures(70, null)), 'totalSessions')).toBe(
      '2 more than in the four weeks before',
    );
    expect(changeInWords(analytics(now, figures(70, null)), 'practiceHours')).toBe(
      'the same as in the four weeks before',
    );
    expect(changeInWords(analytics(now, null), 'totalSessions')).toBeNull();
    expect(changeInWords(analytics(figures(null, null), figures(70, null)), 'avgConfidence')).toBeNull();
  });

  it('calls an average better only where the ranges of both part', () => {
    const change = (now: Range, before: Range) =>
      changeInWords(analytics(figures(75, now), figures(70, before)), 'avgConfidence');
    expect(change({ low: 73, high: 77 }, { low: 67, high: 72 })).toBe('5 more than in the four weeks before');
    expect(change({ low: 72, high: 78 }, { low: 66, high: 74 })).toBe(
      'about as in the four weeks before (70)',
    );
    expect(change(null, { low: 66, high: 74 })).toBe('5 more than in the four weeks before');
  });

  it('judges the score card by the same ranges, and counts of sessions by none', () => {
    const met = analytics(figures(75, { low: 70, high: 80 }, 6), figures(70, { low: 65, high: 75 }, 4));
    expect(changeInWords(met, 'murphyScore')).toBe('about as in the four weeks before (70)');
    expect(changeInWords(met, 'totalSessions')).toBe('2 more than in the four weeks before');
  });
});
