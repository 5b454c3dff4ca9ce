import type { Dice } from './dice.rules.js';
import type { Person } from './people.rules.js';

export interface PastSession {
  at: Date;
  /** 0-1: how well it went. */
  skill: number;
}

const DAY_MS = 86_400_000;
/** Sessions are made between 12:00 and 23:00 UTC: working hours in America. */
const HOURS = [12, 23] as const;
/** Days in a row at the end of a long history, so that a streak shows. */
const STREAK = 9;

/** When a person practiced, and how it went: growing better with ups and downs, and never in the future. */
export function historyOf(person: Person, now: Date, dice: Dice): PastSession[] {
  const { sessions, days, from, to } = person;
  const daysAgo = Array.from({ length: sessions }, (_, index) =>
    sessions > 40 && index < STREAK ? index : dice.whole(0, days),
  ).sort((a, b) => b - a);
  return daysAgo.map((ago, index) => {
    const share = sessions === 1 ? 1 : index / (sessions - 1);
    const skill = from + (to - from) * share + dice.between(-0.12, 0.12);
    const day = new Date(now.getTime() - ago * DAY_MS).setUTCHours(0, 0, 0, 0);
    const at = day + dice.between(...HOURS) * 3_600_000;
    return {
      at: new Date(Math.min(at, now.getTime() - 60_000 * (sessions - index))),
      skill: Math.min(1, Math.max(0, skill)),
    };
  });
}
