import type { Transaction } from '@lectern/platform/database/transaction';
import type { Member } from '../member/member.repository.js';
import { dayOf } from './day.js';
import { recount } from './figures.js';

/** What holds days, and the column of the instant that makes each. */
const DATED = [
  ['result', 'session_id::text', 'recorded_at'],
  ['practice', 'id::text', 'at'],
  ['achievement', 'achievement_id', 'earned_at'],
] as const;

/** Counts every day of a member in another zone. */
export async function moveTimeZone(tx: Transaction, member: Member, timeZone: string): Promise<void> {
  if (member.time_zone === timeZone) return;
  const { user_id: userId } = member;
  await tx.manager.query(`update member set time_zone = $2 where user_id = $1`, [userId, timeZone]);
  for (const [table, key, at] of DATED) {
    const rows: { key: string; at: Date }[] = await tx.manager.query(
      `select ${key} as key, ${at} as at from ${table} where user_id = $1`,
      [userId],
    );
    await tx.manager.query(
      `update ${table} set day = moved.day from unnest($2::text[], $3::date[]) as moved(key, day)
       where user_id = $1 and ${key} = moved.key`,
      [userId, rows.map((row) => row.key), rows.map((row) => dayOf(row.at, timeZone))],
    );
  }
  await recount(tx, { ...member, time_zone: timeZone }, 'all');
}
