import { AUDIO_DAYS, type KeepSessions, type Settings } from '@lectern/contracts/settings';
import { addDays, instantOf, localTime } from '@lectern/contracts/time-zone';

export type Retention = Pick<Settings, 'deleteRecordings' | 'keepSessions'>;

/** When nobody practices, on the clocks of the user. */
const AT = '03:00';

const MONTHS: Partial<Record<KeepSessions, number>> = { '6-months': 6, '1-year': 12 };

/** What was recorded before these moments goes; null: nothing does. */
export interface Cutoffs {
  audio: Date | null;
  sessions: Date | null;
}

export const deletesAnything = ({ deleteRecordings, keepSessions }: Retention): boolean =>
  deleteRecordings || keepSessions !== 'indefinite';

/** Whole days of the user's calendar: what was recorded at any time of a day is kept as long as the day has to be. */
export function cutoffsOf({ deleteRecordings, keepSessions }: Retention, now: Date, zone: string): Cutoffs {
  const today = localTime(now, zone).date;
  const start = (day: string): Date => instantOf(day, '00:00', zone);
  const months = MONTHS[keepSessions];
  return {
    audio: deleteRecordings ? start(addDays(today, -AUDIO_DAYS)) : null,
    sessions:
      keepSessions === '30-days'
        ? start(addDays(today, -30))
        : months === undefined
          ? null
          : start(monthsBefore(today, months)),
  };
}

/** The same day some months before; the last day of a month that is too short for it. */
export function monthsBefore(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - months, Math.min(day, last))).toISOString().slice(0, 10);
}

/** The next night after a moment: its day on the user's calendar, and the instant. */
export function nextNight(after: Date, zone: string): { day: string; at: Date } {
  const today = localTime(after, zone).date;
  const [day, at] = [today, instantOf(today, AT, zone)];
  if (at > after) return { day, at };
  const tomorrow = addDays(today, 1);
  return { day: tomorrow, at: instantOf(tomorrow, AT, zone) };
}
