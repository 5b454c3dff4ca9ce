import { addDays, instantOf, localTime } from '@lectern/contracts/time-zone';

const REPORT_TIME = '08:00';
const WEEK_DAYS = 7;

export interface WeekFigures {
  sessions: number;
  recordings: number;
  /** Seconds of recorded practice. */
  seconds: number;
  averageScore: number | null;
  previousAverageScore: number | null;
}

/** The next Monday whose report is still to come. */
export function nextReportWeek(after: Date, timeZone: string): string {
  const today = localTime(after, timeZone).date;
  const weekday = new Date(today).getUTCDay();
  const monday = addDays(today, (8 - weekday) % WEEK_DAYS);
  return reportTime(monday, timeZone) > after ? monday : addDays(monday, WEEK_DAYS);
}

/** When the report of a week is due. */
export const reportTime = (week: string, timeZone: string): Date => instantOf(week, REPORT_TIME, timeZone);

/** From Monday to Monday by the user's clocks: the week that is reported, and where the one before it begins. */
export const reportedSpan = (week: string, timeZone: string): { before: Date; from: Date; to: Date } => ({
  before: instantOf(addDays(week, -2 * WEEK_DAYS), '00:00', timeZone),
  from: instantOf(addDays(week, -WEEK_DAYS), '00:00', timeZone),
  to: instantOf(week, '00:00', timeZone),
});

const counted = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;

/** The report in sentences; null for a week without practice: silence is better than a reproach. */
export function reportLines(figures: WeekFigures): string[] | null {
  const { sessions, recordings, seconds, averageScore, previousAverageScore } = figures;
  if (sessions === 0 && recordings === 0) return null;
  const lines = [
    `Last week you opened ${counted(sessions, 'session')} and recorded ${counted(recordings, 'time')}, ${counted(Math.round(seconds / 60), 'minute')} in all.`,
  ];
  if (averageScore !== null) lines.push(`Your average score was ${averageScore.toFixed(1)} out of 10.`);
  if (averageScore !== null && previousAverageScore !== null) {
    const change = Number((averageScore - previousAverageScore).toFixed(1));
    lines.push(
      change === 0
        ? 'That is the same as the week before.'
        : `That is ${Math.abs(change).toFixed(1)} ${change > 0 ? 'more' : 'less'} than the week before.`,
    );
  }
  return lines;
}
