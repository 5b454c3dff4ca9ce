import type { Transaction } from '@lectern/platform/database/transaction';
import { refuse } from '@lectern/platform/errors/app-error';
import { IsNull, Not } from 'typeorm';
import { GoalEntity } from './goal.entity.js';

/** Locks a goal until the transaction ends. @throws AppError not_found when there is none or it is somebody else's */
export async function lockGoal(
  tx: Transaction,
  id: string,
  userId: string,
  state: 'kept' | 'deleted',
): Promise<GoalEntity> {
  const goal = await tx.manager.findOne(GoalEntity, {
    where: { id, userId, deletedAt: state === 'kept' ? IsNull() : Not(IsNull()) },
    lock: { mode: 'pessimistic_write' },
  });
  if (goal === null) throw refuse('no-such-goal');
  return goal;
}
