import { type Period, PERIOD_WEEKS } from '@lectern/contracts/progress';
import { addDays, instantOf, localTime } from '@lectern/contracts/time-zone';

const WEEK_DAYS = 7;

/** Days as calendar dates of the user, instants as the clocks of their zone make them. */
export interface Span {
  /** The Sunday it begins with and the Saturday it ends with. */
  from: string;
  to: string;
  today: string;
  /** The weeks in it, each by its Sunday and the midnight at which it begins. */
  weeks: { sunday: string; start: Date }[];
  start: Date;
  /** Without it. */
  end: Date;
  /** The same weeks before; where the span is not over, up to the same weekday and time. */
  before: { start: Date; end: Date };
}

/** The Sunday of the week that a day is in. */
export const sundayOf = (day: string): string => addDays(day, -new Date(day).getUTCDay());

const midnight = (day: string, timeZone: string): Date => instantOf(day, '00:00', timeZone);

/** The whole weeks of a period up to the week of `lastDay`, never past the present one. */
export function spanOf(period: Period, lastDay: string | undefined, now: Date, timeZone: string): Span {
  const { date: today, time } = localTime(now, timeZone);
  const days = PERIOD_WEEKS[period] * WEEK_DAYS;
  const lastSunday = sundayOf(lastDay === undefined || lastDay > today ? today : lastDay);
  const to = addDays(lastSunday, WEEK_DAYS - 1);
  const from = addDays(to, 1 - days);
  const end = midnight(addDays(to, 1), timeZone);
  const start = midnight(from, timeZone);
  return {
    from,
    to,
    today,
    weeks: Array.from({ length: PERIOD_WEEKS[period] }, (_, week) => {
      const sunday = addDays(from, week * WEEK_DAYS);
      return { sunday, start: midnight(sunday, timeZone) };
    }),
    start,
    end,
    before: {
      start: midnight(addDays(from, -days), timeZone),
      end: end > now ? instantOf(addDays(today, -days), time, timeZone) : start,
    },
  };
}

/** A week by the Sunday that it begins with, and where the one before it begins. */
export const weekSpan = (sunday: string, timeZone: string): { before: Date; start: Date; end: Date } => ({
  before: midnight(addDays(sunday, -WEEK_DAYS), timeZone),
  start: midnight(sunday, timeZone),
  end: midnight(addDays(sunday, WEEK_DAYS), timeZone),
});

/** From the midnight at which a day begins to the one at which another has ended. */
export const daysBetween = (
  from: string | undefined,
  to: string | undefined,
  timeZone: string,
): { start: Date | null; end: Date | null } => ({
  start: from === undefined ? null : midnight(from, timeZone),
  end: to === undefined ? null : midnight(addDays(to, 1), timeZone),
});
