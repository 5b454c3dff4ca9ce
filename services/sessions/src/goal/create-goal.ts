import { randomUUID } from 'node:crypto';
import type { Actor } from '@lectern/contracts/actor';
import type { Input } from '@lectern/contracts/define';
import { type Goal, goals, goalsChanged, MAX_GOALS } from '@lectern/contracts/goals';
import { Database } from '@lectern/platform/database/database';
import { refuse } from '@lectern/platform/errors/app-error';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { allowances } from '../allowances.js';
import { GoalEntity } from './goal.entity.js';
import { toGoal } from './goal-view.js';
import { planGoal, tellOfDeadline } from './plan-goal.js';

@Controller()
export class CreateGoal {
  constructor(private readonly database: Database) {}

  @Handles(goals.create)
  handle(plan: Input<typeof goals.create>, { userId }: Actor): Promise<Goal> {
    return this.database.transaction(async (tx) => {
      const kept = await tx.manager.countBy(GoalEntity, { userId, deletedAt: IsNull() });
      if (kept >= MAX_GOALS) throw refuse('goals-full', { most: MAX_GOALS });
      await allowances.assertRoom(tx, userId, 'entries');
      const { rows, now, timeZone, begins } = await planGoal(tx, userId, plan);
      const goal = await tx.manager.save(
        tx.manager.create(GoalEntity, {
          ...plan,
          ...begins,
          id: randomUUID(),
          userId,
          createdAt: now,
          completedAt: null,
          deletedAt: null,
        }),
      );
      await tellOfDeadline(tx, goal, now, timeZone);
      await tx.publish(goalsChanged, { userId });
      return toGoal(goal, rows, now, timeZone);
    });
  }
}
