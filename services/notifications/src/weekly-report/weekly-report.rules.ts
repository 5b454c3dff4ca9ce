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

/** The Sunday with which the week begins that is reported on a Monday: the Sunday to Saturday before. */
export const reportedWeek = (monday: string): string => addDays(monday, -WEEK_DAYS - 1);

/** A week without practice is not reported: silence is better than a reproach. */
export const isWorthReporting = ({ sessions }: WeekFigures): boolean => sessions > 0;
