import { z } from 'zod';

/** IANA name of a time zone, such as `America/New_York`. */
export const TimeZone = z.string().max(64).refine(isTimeZone, 'Choose a time zone such as America/New_York.');
/** A day on which something is planned, `YYYY-MM-DD`: calendars and databases know each of them in every time zone. */
export const PlannedDay = z.iso
  .date('Choose a date.')
  .refine((day) => day >= '1900' && day < '2200', 'Choose a date between 1900 and 2199.');
/** A moment, in UTC. No database knows a year 0. */
export const Moment = z.iso.datetime().refine((moment) => !moment.startsWith('0000'), 'There is no year 0.');
/** Wall-clock time of a day, `HH:MM`. */
export const ClockTime = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Give a time as HH:MM, from 00:00 to 23:59.');

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** More zones than users of one process have at a time; a clock takes some 50 kB, and anybody can spell one in 1,000 ways. */
const MOST_CLOCKS = 64;
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  let clock = clocks.get(zone);
  if (clock === undefined) {
    clock = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
  } else clocks.delete(zone);
  // The one that was asked for longest ago gives way.
  const [oldest] = clocks.keys();
  if (clocks.size >= MOST_CLOCKS && oldest !== undefined) clocks.delete(oldest);
  clocks.set(zone, clock);
  return clock;
}

function isTimeZone(zone: string): boolean {
  // Offsets such as `+02:00` are accepted by Intl, but they know no daylight saving time.
  if (!/^[A-Za-z]/.test(zone)) return false;
  try {
    clockOf(zone);
    return true;
  } catch {
    return false;
  }
}

/** What a clock in `zone` shows at an instant, as if it were UTC: in milliseconds. */
function wallClock(at: Date, zone: string): number {
  const part = Object.fromEntries(
    clockOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** How far the clocks of `zone` are ahead of UTC at an instant, in milliseconds. */
export function zoneOffset(at: Date, zone: string): number {
  return wallClock(at, zone) - Math.floor(at.getTime() / 1000) * 1000;
}

/** What calendar and clock show in `zone` at an instant: `2026-03-08` and `09:30`. */
export function localTime(at: Date, zone: string): { date: string; time: string } {
  const iso = new Date(wallClock(at, zone)).toISOString();
  return { date: iso.slice(0, 10), time: iso.slice(11, 16) };
}

/**
 * The instant at which a clock in `zone` shows this date and time. A time that occurs twice (clocks set back) means the
 * first one; a time that does not exist (clocks set forward) means the same distance after the change, as calendars do.
 */
export function instantOf(date: string, time: string, zone: string): Date {
  const wall = Date.parse(`${date}T${time}:00Z`);
  const [before, after] = [wall - DAY_MS, wall + DAY_MS].map((ms) => zoneOffset(new Date(ms), zone)) as [
    number,
    number,
  ];
  const real = [wall - before, wall - after]
    .filter((ms) => wallClock(new Date(ms), zone) === wall)
    .sort((a, b) => a - b);
  return new Date(real[0] ?? wall - before);
}

/** Minutes since midnight of an `HH:MM`. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** An instant some minutes later. */
export const addMinutes = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * MINUTE_MS);

/** The calendar date some days later. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
