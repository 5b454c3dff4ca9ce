import { REMINDER_LEAD_MINUTES } from '@lectern/contracts/schedule';
import { addMinutes, instantOf } from '@lectern/contracts/time-zone';

/** A start a moment ago is one that was typed slowly. */
const GRACE_MINUTES = 5;

interface Plan {
  date: string;
  time: string;
  timeZone: string;
}

/** The planned start, and whether it is still to come. */
export function planStart({ date, time, timeZone }: Plan, now: Date): { startsAt: Date; isPast: boolean } {
  const startsAt = instantOf(date, time, timeZone);
  return { startsAt, isPast: startsAt < addMinutes(now, -GRACE_MINUTES) };
}

/** Whether the start is another one than it was; the rest of a plan may be changed at any time. */
export const isMoved = ({ startsAt }: { startsAt: Date }, to: Date): boolean =>
  startsAt.getTime() !== to.getTime();

/** When to remind; a practice planned for the next minutes is announced at once. */
export const reminderTime = (startsAt: Date): Date => addMinutes(startsAt, -REMINDER_LEAD_MINUTES);

/** After an outage a reminder still helps while the practice would be going on. */
export const isWorthReminding = (startsAt: Date, duration: number, now: Date): boolean =>
  now < addMinutes(startsAt, duration);
