import { ACHIEVEMENT, ACHIEVEMENT_IDS, type AchievementId } from '@lectern/contracts/achievement-list';
import { achievementEarned } from '@lectern/contracts/community-facts';
import type { Transaction } from '@lectern/platform/database/transaction';
import type { Member } from '../member/member.repository.js';
import { dayOf } from '../result/day.js';
import type { Change } from '../result/change.js';
import { earnedBy } from './achievements.rules.js';
import { loadHistory } from './load-history.js';
import { loadHistorySince } from './load-history-since.js';
import { loadKnown } from './load-known.js';
import { mayEarn } from './may-earn.rules.js';

/**
 * Awards what the member's history has earned, under the member's lock: once, announced once, never taken back. What turns out to
 * have been earned earlier, as sessions are told late, gets that date.
 * @returns the days whose points change
 */
export async function awardEarned(
  tx: Transaction,
  { user_id: userId, time_zone, sessions, longest_streak }: Member,
  change: Change | 'all',
): Promise<string[]> {
  const before = await loadKnown(tx.manager, userId, change === 'all' ? new Date(0) : change.since);
  const known = { ...before, sessions, longest_streak };
  const held = new Map(before.held.map(({ id, at, day }) => [id, { at: new Date(at), day }]));
  const isOpen = (id: AchievementId, { since }: Change): boolean => (held.get(id)?.at ?? since) >= since;
  const open = ACHIEVEMENT_IDS.filter(
    (id) => change === 'all' || (isOpen(id, change) && mayEarn(id, change, known)),
  );
  if (open.length === 0) return [];
  const history =
    change === 'all'
      ? await loadHistory(tx.manager, userId)
      : await loadHistorySince(
          tx.manager,
          userId,
          { at: change.since, day: dayOf(change.since, time_zone), sessions },
          open,
        );
  const days: string[] = [];
  for (const { id, at } of earnedBy(history, open)) {
    const earlier = held.get(id);
    if (earlier !== undefined && earlier.at <= at) continue;
    const { title, points } = ACHIEVEMENT[id];
    const day = dayOf(at, time_zone);
    await tx.manager.query(
      `insert into achievement (user_id, achievement_id, points, earned_at, day) values ($1, $2, $3, $4, $5)
       on conflict (user_id, achievement_id) do update set earned_at = excluded.earned_at, day = excluded.day`,
      [userId, id, points, at, day],
    );
    if (earlier === undefined)
      await tx.publish(achievementEarned, { userId, achievementId: id, title, points });
    else days.push(earlier.day);
    days.push(day);
  }
  return days;
}
