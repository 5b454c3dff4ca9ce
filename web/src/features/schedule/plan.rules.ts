import { addDays, addMinutes, instantOf, localTime } from '@lectern/contracts/time-zone';
import type { ScheduledPractice } from '@lectern/contracts/schedule';
import { weekOf } from './month.rules.js';

const PROPOSED_TIME = '09:00';
const HOUR = 60;
/** As the server sees it: a start a moment ago is one that was typed slowly. */
const GRACE_MINUTES = 5;
const MOST_UPCOMING = 5;

interface Start {
  date: string;
  time: string;
}

/** 09:00 of the chosen day, or the next full hour when that has passed. */
export function proposedStart(day: string, now: Date, timeZone: string): Start {
  if (instantOf(day, PROPOSED_TIME, timeZone) > now) return { date: day, time: PROPOSED_TIME };
  // An hour that comes twice means its first time, which may be over.
  for (let hours = 1; ; hours += 1) {
    const { date, time } = localTime(addMinutes(now, hours * HOUR), timeZone);
    const full = `${time.slice(0, 2)}:00`;
    if (instantOf(date, full, timeZone) > now) return { date, time: full };
  }
}

/** Whether the server would refuse the start because it is over. */
export const isOver = ({ date, time }: Start, now: Date, timeZone: string): boolean =>
  instantOf(date, time, timeZone) < addMinutes(now, -GRACE_MINUTES);

/** What the clocks of the night make of a time: one that is left out, or one that comes twice; null on any other. */
export function clockChange({ date, time }: Start, timeZone: string): { skippedTo: string } | 'twice' | null {
  const at = instantOf(date, time, timeZone);
  const shown = localTime(at, timeZone).time;
  if (shown !== time) return { skippedTo: shown };
  const again = localTime(addMinutes(at, HOUR), timeZone);
  return again.time === time && again.date === date ? 'twice' : null;
}

/** The day of an entry by the reader's clocks. */
export const dayOf = ({ startsAt }: { startsAt: string }, timeZone: string): string =>
  localTime(new Date(startsAt), timeZone).date;

/** The entries of each day, earliest first. */
export function byDay(entries: ScheduledPractice[], timeZone: string): Map<string, ScheduledPractice[]> {
  const days = new Map<string, ScheduledPractice[]>();
  for (const entry of [...entries].sort((a, b) => a.startsAt.localeCompare(b.startsAt))) {
    const day = dayOf(entry, timeZone);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return days;
}

/** The next five after today. */
export const upcoming = (
  entries: ScheduledPractice[],
  today: string,
  timeZone: string,
): ScheduledPractice[] =>
  entries
    .filter((entry) => dayOf(entry, timeZone) > today && !entry.completed)
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt))
    .slice(0, MOST_UPCOMING);

export interface Week {
  from: string;
  to: string;
  scheduled: number;
  completed: number;
  /** Of everything scheduled, rounded. */
  hours: number;
}

/** The Sunday to Saturday that today is in. */
export function weekFigures(entries: ScheduledPractice[], today: string, timeZone: string): Week {
  const from = weekOf(today)[0] ?? today;
  const to = addDays(from, 6);
  const inWeek = entries.filter((entry) => {
    const day = dayOf(entry, timeZone);
    return day >= from && day <= to;
  });
  const minutes = inWeek.reduce((sum, { duration }) => sum + duration, 0);
  return {
    from,
    to,
    scheduled: inWeek.length,
    completed: inWeek.filter(({ completed }) => completed).length,
    hours: Math.round(minutes / HOUR),
  };
}
