import { goalsChanged } from '@lectern/contracts/goals';
import { databaseClock } from '@lectern/platform/database/database-clock';
import type { Transaction } from '@lectern/platform/database/transaction';
import { IsNull } from 'typeorm';
import { GoalEntity } from './goal.entity.js';
import { currentOf, isReached } from './goal.rules.js';
import { judgedBy } from './goal-view.js';

/** After a new result: goals without a beginning begin with it, and those that are reached stay reached. */
export async function markReached(tx: Transaction, userId: string): Promise<void> {
  const open = await tx.manager.find(GoalEntity, {
    where: { userId, completedAt: IsNull(), deletedAt: IsNull() },
    lock: { mode: 'pessimistic_write' },
  });
  if (open.length === 0) return;
  const now = await databaseClock(tx.manager);
  const rows = await judgedBy(tx.manager, userId, now);
  const changed = open.filter((goal) => {
    const current = currentOf(goal.measure, rows, now);
    const begins = goal.start === null && current !== null;
    if (begins) Object.assign(goal, { start: current, startedAt: now });
    const reached = !begins && isReached(goal, current);
    if (reached) goal.completedAt = now;
    return begins || reached;
  });
  if (changed.length === 0) return;
  await tx.manager.save(changed);
  await tx.publish(goalsChanged, { userId });
}
