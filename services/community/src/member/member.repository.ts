import { DEFAULT_PREFERENCES } from '@lectern/contracts/notifications';
import { prepared } from '@lectern/platform/database/prepared';
import type { Transaction } from '@lectern/platform/database/transaction';
import type { EntityManager } from 'typeorm';
import { learnMember } from './learn-member.job.js';

export interface Member {
  user_id: string;
  id: string;
  name: string | null;
  alias: string | null;
  listed: boolean;
  practice_area: string | null;
  keep_posts: boolean;
  time_zone: string;
  sessions: number;
  counted: number;
  improvement: string | null;
  streak_days: number;
  streak_until: string | null;
  longest_streak: number;
  achievements: number;
  /** Until then nothing is awarded; null for at once. */
  settle_at: Date | null;
  ranked: boolean;
}

/** Days as texts: a driver would make instants of them. */
export const MEMBER = `member.user_id, member.id, member.name, member.alias, member.listed, member.practice_area,
  member.keep_posts, member.time_zone, member.sessions, member.counted, member.improvement, member.streak_days,
  member.streak_until::text as streak_until, member.longest_streak, member.achievements, member.settle_at, member.ranked`;

/**
 * Makes everything that is written of one member follow one another. Who is new here is asked after.
 * @returns null when the account is gone and nothing may be written any more
 */
export async function lockMember(tx: Transaction, userId: string): Promise<Member | null> {
  // The update changes nothing: it takes the lock. A row that this statement has inserted has no earlier version.
  const [row] = await prepared<Member & { deleted_at: Date | null; is_new: boolean }>(
    tx.manager,
    `insert into member (user_id, time_zone) select $1::text, $2 where not is_gone($1)
     on conflict (user_id) do update set user_id = excluded.user_id
     returning ${MEMBER}, deleted_at, xmax = 0 as is_new`,
    [userId, DEFAULT_PREFERENCES.timeZone],
  );
  if (row === undefined || row.deleted_at !== null) return null;
  if (row.is_new) await tx.enqueue(learnMember, { userId });
  return row;
}

/** The member as it stands; null before anything was heard of it, and when its account is gone. */
export async function findMember(manager: EntityManager, userId: string): Promise<Member | null> {
  const rows: Member[] = await manager.query(
    `select ${MEMBER} from member where user_id = $1 and deleted_at is null`,
    [userId],
  );
  return rows[0] ?? null;
}

/** Under what name others know a member. */
export const shownName = ({ name, alias }: Pick<Member, 'name' | 'alias'>): string | null => alias ?? name;
