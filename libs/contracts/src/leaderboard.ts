import { z } from 'zod';
import { PracticeArea } from './community.js';
import { operation } from './define.js';
import { known } from './known.js';

export const PERIODS = ['all-time', 'monthly', 'weekly'] as const;
export const Period = z.enum(PERIODS);
export type Period = z.infer<typeof Period>;

/** Levels, and from how many points of all time on. */
export const LEVELS = [
  { badge: 'Novice', from: 0 },
  { badge: 'Intermediate', from: 500 },
  { badge: 'Advanced', from: 1500 },
  { badge: 'Expert', from: 4000 },
  { badge: 'Master', from: 10_000 },
] as const;
export const Badge = z.enum(LEVELS.map(({ badge }) => badge));
export type Badge = z.infer<typeof Badge>;

/** From so many sessions with enough speech on a member is listed. */
export const LISTED_FROM_SESSIONS = 3;
/** A session or retake counts from so much speech on, and so many sessions of a day count. */
export const COUNTED_SPEECH_SECONDS = 30;
export const COUNTED_A_DAY = 5;
export const POINTS_A_SESSION = 10;

const score10 = z.number().min(0).max(10);
const figures = {
  totalSessions: z.number().int(),
  /** Mean overall score out of 10; null where none was scored. */
  averageScore: score10.nullable(),
  /** Mean overall of the last 10 sessions less that of the 10 before, out of 10; null before there are 20. */
  improvementRate: z.number().nullable(),
  points: z.number(),
  /** How many of the nine. */
  achievements: z.number().int(),
  /** Days of practice up to today. */
  streak: z.number().int(),
  badge: known(Badge, 'Novice'),
};

export const LeaderboardEntry = z.object({
  /** Names the member here and nowhere else. */
  id: z.uuid(),
  /** Name or alias; null while it is not known. */
  name: z.string().nullable(),
  practiceArea: known(PracticeArea.nullable(), null),
  /** Members with equal points share one. */
  rank: z.number().int().positive(),
  isYou: z.boolean(),
  ...figures,
});
export type LeaderboardEntry = z.infer<typeof LeaderboardEntry>;

export const Performance = z.object({
  ...figures,
  /** Place by points of all time; null for who is not listed. */
  globalRank: z.number().int().nullable(),
  /** How many members are listed. */
  listed: z.number().int(),
  longestStreak: z.number().int(),
  /** Why there is no place: left by choice, or fewer than 3 sessions. */
  unlisted: known(z.enum(['left', 'too-few-sessions']).nullable(), null),
  /** The next level and its points; null for a Master. */
  nextLevel: z.object({ badge: Badge, from: z.number() }).nullable().catch(null),
});
export type Performance = z.infer<typeof Performance>;

const Performer = z.object({ entry: LeaderboardEntry, value: z.number() });

/** Answered by the community service. */
export const leaderboard = {
  /** Members by points of the window, in pages; the first three are the podium. */
  page: operation({
    name: 'community.page-leaderboard',
    access: 'user',
    http: { method: 'GET', path: '/api/leaderboard' },
    input: z.object({
      period: Period.default('all-time'),
      /** `next` of the page before. */
      after: z.string().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(25),
    }),
    output: z.object({
      /** First day of the window in the caller's time zone; null for all time. */
      from: z.iso.date().nullable(),
      entries: z.array(LeaderboardEntry),
      next: z.string().nullable(),
      /** How many stand on this leaderboard. */
      total: z.number().int(),
      /** The caller's own place, also when it lies beyond this page; null for who is not on it. */
      you: LeaderboardEntry.nullable(),
    }),
  }),
  performance: operation({
    name: 'community.get-performance',
    access: 'user',
    http: { method: 'GET', path: '/api/leaderboard/performance' },
    input: z.object({}),
    output: Performance,
  }),
  /** Three lists of three at most. */
  top: operation({
    name: 'community.list-top-performers',
    access: 'user',
    http: { method: 'GET', path: '/api/leaderboard/top' },
    input: z.object({}),
    output: z.object({
      /** `value`: the improvement out of 10; only who improved. */
      mostImproved: z.array(Performer),
      /** `value`: sessions of all time. */
      mostActive: z.array(Performer),
      /** `value`: days. */
      longestStreak: z.array(Performer),
    }),
  }),
};
