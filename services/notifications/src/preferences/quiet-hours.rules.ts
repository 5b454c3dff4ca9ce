import type { NotificationPreferences } from '@lectern/contracts/notifications';
import { addMinutes, localTime, minutesOf, zoneOffset } from '@lectern/contracts/time-zone';

type QuietHours = Pick<NotificationPreferences, 'quietHoursStart' | 'quietHoursEnd' | 'timeZone'>;

const DAY_MINUTES = 1440;
const LONGEST_CLOCK_CHANGE_MINUTES = 180;

/** Is it quiet by the clocks of the user? From the start, up to and without the end; over midnight if it ends earlier. */
export function isQuiet(at: Date, { quietHoursStart, quietHoursEnd, timeZone }: QuietHours): boolean {
  const [start, end] = [minutesOf(quietHoursStart), minutesOf(quietHoursEnd)];
  const now = minutesOf(localTime(at, timeZone).time);
  return start <= end ? start <= now && now < end : now >= start || now < end;
}

/** The first instant from `at` on that is not quiet, to the minute; `at` itself outside quiet hours. */
export function endOfQuiet(at: Date, quiet: QuietHours): Date {
  if (!isQuiet(at, quiet)) return at;
  const { quietHoursEnd, timeZone } = quiet;
  const minute = new Date(Math.floor(at.getTime() / 60_000) * 60_000);
  const now = minutesOf(localTime(minute, timeZone).time);
  const byClock = addMinutes(minute, (minutesOf(quietHoursEnd) - now + DAY_MINUTES) % DAY_MINUTES);
  // Clocks that change in between make the night shorter or longer.
  const changed = (zoneOffset(byClock, timeZone) - zoneOffset(minute, timeZone)) / 60_000;
  let end = addMinutes(byClock, -changed);
  // The end itself may fall into the hour that is skipped: then quiet ends where the clocks go on.
  for (let i = 0; i < LONGEST_CLOCK_CHANGE_MINUTES && isQuiet(end, quiet); i++) end = addMinutes(end, 1);
  return end;
}
