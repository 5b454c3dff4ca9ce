import { GOAL_NOTICE_DAYS, type goals } from '@lectern/contracts/goals';
import type { Input } from '@lectern/contracts/define';
import { addDays, instantOf, localTime } from '@lectern/contracts/time-zone';
import { databaseClock } from '@lectern/platform/database/database-clock';
import type { Transaction } from '@lectern/platform/database/transaction';
import { refuseField } from '@lectern/platform/errors/app-error';
import { zoneOf } from '../progress/user-zone.js';
import type { GoalEntity } from './goal.entity.js';
import { currentOf } from './goal.rules.js';
import { judgedBy } from './goal-view.js';
import { remindOfGoal } from './remind-of-goal.job.js';

const NOTICE_TIME = '09:00';
/** A goal further away than two years is a wish. */
const LONGEST_DAYS = 731;

/** Where a goal would begin. @throws AppError when it is over or reached before it begins */
export async function planGoal(
  tx: Transaction,
  userId: string,
  { measure, target, deadline }: Input<typeof goals.create>,
) {
  const now = await databaseClock(tx.manager);
  const timeZone = await zoneOf(tx.manager, userId);
  const today = localTime(now, timeZone).date;
  if (deadline <= today) throw refuseField('deadline', 'goal-day-past');
  if (deadline > addDays(today, LONGEST_DAYS)) throw refuseField('deadline', 'goal-too-far');
  const rows = await judgedBy(tx.manager, userId, now);
  const start = currentOf(measure, rows, now);
  const isThere =
    start !== null &&
    (measure === 'pace' ? start === target : measure === 'fillers' ? start <= target : start >= target);
  if (isThere) throw refuseField('target', 'goal-reached');
  return { rows, now, timeZone, begins: { start, startedAt: start === null ? null : now } };
}

/** A reminder some days ahead; none where the goal is as near as that from the start. */
export async function tellOfDeadline(
  tx: Transaction,
  { id: goalId, deadline }: GoalEntity,
  now: Date,
  timeZone: string,
): Promise<void> {
  const runAt = instantOf(addDays(deadline, -GOAL_NOTICE_DAYS), NOTICE_TIME, timeZone);
  if (runAt > now) await tx.enqueue(remindOfGoal, { goalId, deadline }, { runAt });
}
