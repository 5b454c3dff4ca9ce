import type { MURPHY_STRATEGIES } from '@lectern/contracts/analysis';

export type Strategy = (typeof MURPHY_STRATEGIES)[number];

/** A session as it counts; the newest take of it. */
export interface Result {
  at: Date;
  day: string;
  scenario: string | null;
  overall: number | null;
  confidence: number | null;
  durationSeconds: number;
  fillers: number | null;
  words: number | null;
  strategies: Partial<Record<Strategy, number>>;
}

/** All that achievements and certification rest on, of one member; each list in the order in which it happened. */
export interface History {
  results: Result[];
  /** The first practice of each day. */
  days: { day: string; at: Date }[];
  /** Own assessments of Check Your Look. */
  looks: { at: Date; value: number }[];
  /** Strategies that are marked complete in the guide. */
  marked: string[];
  /** Of a part of a history: the moment from which on it is whole, and how many results there are before. */
  from?: { since: Date; before: number };
}

export const LAST = 10;

export const mean = (values: number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The last ten up to a place in a list; null while there are fewer. */
export const lastTen = <T>(list: T[], end = list.length): T[] | null =>
  end < LAST ? null : list.slice(end - LAST, end);

/** What completes a list for a rule that looks at all up to there; undefined where none does. Of a part only what is whole is looked at. */
export const firstToComplete = <T extends { at: Date }>(
  { from }: History,
  list: T[],
  holds: (end: number) => boolean,
): T | undefined =>
  list.find(({ at }, place) => (from === undefined || at >= from.since) && holds(place + 1));

export const isNextDay = (day: string, next: string): boolean =>
  Date.parse(next) - Date.parse(day) === 86_400_000;

/** What happened on the day that completes a run of so many days in a row; undefined when there was none. */
export function completesRun<T extends { day: string }>(days: T[], length: number): T | undefined {
  let run = 0;
  return days.find((entry, at) => {
    const before = days[at - 1];
    run = before !== undefined && isNextDay(before.day, entry.day) ? run + 1 : 1;
    return run === length;
  });
}

/** Days in a row up to today; today itself may still be without. */
export function currentRun(days: { day: string }[], today: string): number {
  const last = days.at(-1);
  if (last === undefined || !(last.day >= today || isNextDay(last.day, today))) return 0;
  let run = 1;
  for (let at = days.length - 1; at > 0 && isNextDay(days[at - 1]!.day, days[at]!.day); at -= 1) run += 1;
  return run;
}

/** From here on a score is shown as 10.0. */
export const PERFECT = 9.95;

/** The days with a session that is shown as 10.0, with the first such session. */
export function perfectDays(results: Result[]): { day: string; at: Date }[] {
  const perfect = results.filter(({ overall }) => overall !== null && overall >= PERFECT);
  return perfect
    .filter(({ day }, at) => perfect.findIndex((one) => one.day === day) === at)
    .sort((a, b) => a.day.localeCompare(b.day));
}

/** Values of a strategy, oldest first. Check Your Look has those of the own assessment alone. */
export const valuesOf = ({ results, looks }: History, strategy: Strategy): { at: Date; value: number }[] =>
  strategy === 'Check Your Look'
    ? looks
    : results.flatMap(({ at, strategies }) => {
        const value = strategies[strategy];
        return value === undefined ? [] : [{ at, value }];
      });
