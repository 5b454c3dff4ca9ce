import type { ScheduledPractice } from '@lectern/contracts/schedule';
import { localTime } from '@lectern/contracts/time-zone';

const counted = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;

/** What has been practiced so far. */
export function progressInWords(stats: { completedSessions: number; currentStreakDays: number }): string {
  const { completedSessions, currentStreakDays } = stats;
  if (completedSessions === 0) return 'Nothing measured yet';
  const done = counted(completedSessions, 'session');
  return currentStreakDays > 1 ? `${done}, ${currentStreakDays} days in a row` : done;
}

/** The next practice that is planned, by the clocks of a zone. */
export function nextInWords(entries: ScheduledPractice[], now: Date, timeZone: string): string {
  const next = entries
    .filter(({ completed, startsAt }) => !completed && new Date(startsAt) >= now)
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt))[0];
  if (next === undefined) return 'Nothing scheduled';
  const at = new Date(next.startsAt);
  const isToday = localTime(at, timeZone).date === localTime(now, timeZone).date;
  const day = isToday
    ? 'today'
    : new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone }).format(
        at,
      );
  const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone }).format(at);
  return `Next: ${day}, ${time}`;
}
