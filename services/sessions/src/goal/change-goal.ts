import type { Actor } from '@lectern/contracts/actor';
import type { Input } from '@lectern/contracts/define';
import { type Goal, goals, goalsChanged } from '@lectern/contracts/goals';
import { Database } from '@lectern/platform/database/database';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { lockGoal } from './lock-goal.js';
import { toGoal } from './goal-view.js';
import { planGoal, tellOfDeadline } from './plan-goal.js';

@Controller()
export class ChangeGoal {
  constructor(private readonly database: Database) {}

  /** Another measure begins anew; another target or deadline goes on from where it began. */
  @Handles(goals.change)
  handle({ goalId, ...plan }: Input<typeof goals.change>, { userId }: Actor): Promise<Goal> {
    return this.database.transaction(async (tx) => {
      const goal = await lockGoal(tx, goalId, userId, 'kept');
      const { rows, now, timeZone, begins } = await planGoal(tx, userId, plan);
      const isAnew = goal.measure !== plan.measure || goal.completedAt !== null || goal.start === null;
      const isPutOff = goal.deadline !== plan.deadline;
      Object.assign(goal, plan, isAnew ? begins : {}, { completedAt: null });
      await tx.manager.save(goal);
      if (isPutOff) await tellOfDeadline(tx, goal, now, timeZone);
      await tx.publish(goalsChanged, { userId });
      return toGoal(goal, rows, now, timeZone);
    });
  }
}
