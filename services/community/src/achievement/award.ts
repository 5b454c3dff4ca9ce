import { ACHIEVEMENT } from '@lectern/contracts/achievement-list';
import { achievementEarned } from '@lectern/contracts/community-facts';
import type { Transaction } from '@lectern/platform/database/transaction';
import type { Member } from '../member/member.repository.js';
import { dayOf } from '../result/day.js';
import { earnedBy } from './achievements.rules.js';
import { loadHistory } from './load-history.js';

/**
 * Awards what the member's history has earned, under the member's lock: once, announced once, never taken back. What turns out to
 * have been earned earlier, as sessions are told late, gets that date.
 * @returns the days whose points change
 */
export async function awardEarned(
  tx: Transaction,
  { user_id: userId, time_zone }: Member,
): Promise<string[]> {
  const held: { id: string; at: Date; day: string }[] = await tx.manager.query(
    `select achievement_id as id, earned_at as at, day::text as day from achievement where user_id = $1`,
    [userId],
  );
  const days: string[] = [];
  for (const { id, at } of earnedBy(await loadHistory(tx.manager, userId))) {
    const before = held.find((one) => one.id === id);
    if (before !== undefined && before.at <= at) continue;
    const { title, points } = ACHIEVEMENT[id];
    const day = dayOf(at, time_zone);
    await tx.manager.query(
      `insert into achievement (user_id, achievement_id, points, earned_at, day) values ($1, $2, $3, $4, $5)
       on conflict (user_id, achievement_id) do update set earned_at = excluded.earned_at, day = excluded.day`,
      [userId, id, points, at, day],
    );
    if (before === undefined)
      await tx.publish(achievementEarned, { userId, achievementId: id, title, points });
    else days.push(before.day);
    days.push(day);
  }
  return days;
}
