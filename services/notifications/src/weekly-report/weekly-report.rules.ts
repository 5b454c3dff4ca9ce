import type { WeekFigures } from '@lectern/contracts/english/letters';
import { addDays, instantOf, localTime } from '@lectern/contracts/time-zone';

const REPORT_TIME = '08:00';
const WEEK_DAYS = 7;

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

/** A week without practice is not reported: silence is better than a reproach. */
export const isWorthReporting = ({ sessions, recordings }: WeekFigures): boolean =>
  sessions > 0 || recordings > 0;
