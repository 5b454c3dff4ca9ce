import { describe, expect, it } from '@jest/globals';
import { weeklyReportWords } from '@lectern/contracts/english/letters';
import { isWorthReporting, nextReportWeek, reportedWeek, reportTime } from './weekly-report.rules.js';

const NEW_YORK = 'America/New_York';
const at = (iso: string): Date => new Date(iso);

describe('the weekly report', () => {
  it.each([
    ['on a Wednesday', '2026-11-18T12:00:00Z', '2026-11-23'],
    ['late on a Sunday, when it is Monday in London', '2026-11-23T02:00:00Z', '2026-11-23'],
    ['on Monday before eight', '2026-11-23T12:59:00Z', '2026-11-23'],
    ['on Monday at eight', '2026-11-23T13:00:00Z', '2026-11-30'],
  ])('comes next Monday: %s', (_when, now, week) => expect(nextReportWeek(at(now), NEW_YORK)).toBe(week));

  it('comes at eight by the user’s clocks, in summer and in winter', () => {
    expect(reportTime('2026-11-23', NEW_YORK)).toEqual(at('2026-11-23T13:00:00Z'));
    expect(reportTime('2026-07-20', NEW_YORK)).toEqual(at('2026-07-20T12:00:00Z'));
  });

  it('is about the Sunday to Saturday before its Monday', () =>
    expect(reportedWeek('2026-11-23')).toBe('2026-11-15'));

  it('says what was measured and how it compares, and nothing about an empty week', () => {
    const noDelivery = { averageDelivery: null, previousAverageDelivery: null };
    const averages = { averageScore: 7.45, previousAverageScore: 7, ...noDelivery };
    const week = { sessions: 2, practiceMinutes: 5, ...averages };
    expect(weeklyReportWords(week).paragraphs).toEqual([
      'Last week, from Sunday to Saturday, you practiced in 2 sessions, 5 minutes in all.',
      'Your average score was 7.5 out of 10.',
      'That is 0.5 more than the week before.',
    ]);
    expect(weeklyReportWords({ ...week, averageScore: null }).paragraphs).toHaveLength(1);
    expect(weeklyReportWords({ ...week, previousAverageScore: null }).paragraphs).toHaveLength(2);
    const byVoice = { ...week, averageScore: null, averageDelivery: 6.2, previousAverageDelivery: 6.6 };
    expect(weeklyReportWords(byVoice).paragraphs.slice(1)).toEqual([
      'Your average delivery was 6.2 out of 10.',
      'That is 0.4 less than the week before.',
    ]);
    expect(isWorthReporting({ ...week, sessions: 0 })).toBe(false);
    expect(isWorthReporting(week)).toBe(true);
  });
});
