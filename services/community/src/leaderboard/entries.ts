import { type Badge, LEVELS, type LeaderboardEntry } from '@lectern/contracts/leaderboard';
import type { EntityManager } from 'typeorm';
import { isNextDay } from '../achievement/history.rules.js';
import { MEMBER, type Member } from '../member/member.repository.js';
import { dayOf } from '../result/day.js';

/** A member in one window. */
export interface Standing extends Member {
  points: string;
  window_sessions: number;
  score_sum: string;
  scored: number;
  all_points: string;
}

const EVER = `date '1970-01-01'`;

/**
 * Standings with their members; `standing` is the one of the window.
 * @param from where standings come from: a page is cut out before its members are looked up
 */
export const standings = (
  from = 'standing',
): string => `select ${MEMBER}, standing.points, standing.sessions as window_sessions, standing.score_sum,
    standing.scored, ever.points as all_points
  from ${from === 'standing' ? from : `(${from}) standing`} join member on member.id = standing.member_id
  join standing ever on ever.member_id = standing.member_id and ever.period = 'all-time' and ever.starts = ${EVER}`;

export interface Window {
  period: string;
  starts: string;
}
export const ALL_TIME: Window = { period: 'all-time', starts: '1970-01-01' };

/** The window that a day lies in. A week begins on Sunday. */
export function windowOf(period: string, today: string): Window {
  if (period === 'monthly') return { period, starts: `${today.slice(0, 8)}01` };
  if (period !== 'weekly') return ALL_TIME;
  const day = new Date(today);
  return {
    period,
    starts: new Date(day.getTime() - day.getUTCDay() * 86_400_000).toISOString().slice(0, 10),
  };
}

/** Who has a place in a window: a row whose sessions were all deleted stays, with nothing in it. */
export const LISTED = `ranked and points > 0`;

/** How many stand above these points. */
export async function countAbove(manager: EntityManager, window: Window, points: string): Promise<number> {
  const [row]: [{ count: string }] = await manager.query(
    `select count(*) from standing where period = $1 and starts = $2 and ranked and points > $3`,
    [window.period, window.starts, points],
  );
  return Number(row.count);
}

export async function countRanked(manager: EntityManager, window: Window): Promise<number> {
  const [row]: [{ count: string }] = await manager.query(
    `select count(*) from standing where period = $1 and starts = $2 and ${LISTED}`,
    [window.period, window.starts],
  );
  return Number(row.count);
}

export const levelOf = (points: number): { badge: Badge; next: { badge: Badge; from: number } | null } => {
  const at = LEVELS.findLastIndex(({ from }) => points >= from);
  return { badge: LEVELS[Math.max(0, at)]!.badge, next: LEVELS[at + 1] ?? null };
};

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

/** Days of practice up to today, where the member is; today may still be without. */
export function streakOf(member: Member, now: Date): number {
  const { streak_until: until, streak_days: days, time_zone } = member;
  const today = dayOf(now, time_zone);
  return until !== null && (until >= today || isNextDay(until, today)) ? days : 0;
}

/** What is shown of a member beside its rank. */
export function figuresOf(
  standing: Standing,
  now: Date,
): Omit<LeaderboardEntry, 'id' | 'name' | 'practiceArea' | 'rank' | 'isYou'> {
  const { scored, score_sum, improvement } = standing;
  return {
    totalSessions: standing.window_sessions,
    averageScore: scored === 0 ? null : oneDecimal(Number(score_sum) / scored),
    improvementRate: improvement === null ? null : oneDecimal(Number(improvement)),
    points: Number(standing.points),
    achievements: standing.achievements,
    streak: streakOf(standing, now),
    badge: levelOf(Number(standing.all_points)).badge,
  };
}

export function toEntry(
  standing: Standing,
  { rank, userId, now }: { rank: number; userId: string; now: Date },
): LeaderboardEntry {
  return {
    id: standing.id,
    name: standing.alias ?? standing.name,
    practiceArea: standing.practice_area as LeaderboardEntry['practiceArea'],
    rank,
    isYou: standing.user_id === userId,
    ...figuresOf(standing, now),
  };
}
