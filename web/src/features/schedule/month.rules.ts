import { addDays } from '@lectern/contracts/time-zone';

const WEEK = 7;

/** 0 is Sunday, on which every week begins. */
const weekday = (day: string): number => new Date(`${day}T00:00Z`).getUTCDay();

/** The Sunday to Saturday around a day. */
export function weekOf(day: string): string[] {
  const sunday = addDays(day, -weekday(day));
  return Array.from({ length: WEEK }, (_, index) => addDays(sunday, index));
}

/** The weeks that a month such as `2026-11` touches, each from Sunday to Saturday. */
export function weeksOf(month: string): string[][] {
  const weeks = [weekOf(`${month}-01`)];
  for (let next = addDays(weeks[0]![0]!, WEEK); monthOf(next) === month; next = addDays(next, WEEK))
    weeks.push(weekOf(next));
  return weeks;
}

export const monthOf = (day: string): string => day.slice(0, 7);

/** The same day some months later, or the last that the month has. */
export function addMonths(day: string, months: number): string {
  const first = new Date(`${monthOf(day)}-01T00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + months);
  const target = first.toISOString().slice(0, 7);
  let same = `${target}-${day.slice(8)}`;
  while (Number.isNaN(Date.parse(`${same}T00:00Z`)) || monthOf(realDay(same)) !== target)
    same = `${target}-${String(Number(same.slice(8)) - 1).padStart(2, '0')}`;
  return same;
}

/** What a date parser makes of `2026-02-30`: the second of March, or nothing. */
const realDay = (day: string): string => new Date(`${day}T00:00Z`).toISOString().slice(0, 10);

/** Where a key leads from a day of the calendar; null for a key that leads nowhere. */
export function dayAfterKey(day: string, key: string): string | null {
  const week = weekOf(day);
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -WEEK);
    case 'ArrowDown':
      return addDays(day, WEEK);
    case 'Home':
      return week[0] ?? null;
    case 'End':
      return week.at(-1) ?? null;
    case 'PageUp':
      return addMonths(day, -1);
    case 'PageDown':
      return addMonths(day, 1);
    default:
      return null;
  }
}
