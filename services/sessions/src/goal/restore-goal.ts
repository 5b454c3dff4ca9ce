import type { Actor } from '@lectern/contracts/actor';
import type { Input } from '@lectern/contracts/define';
import { type Goal, goals, goalsChanged } from '@lectern/contracts/goals';
import { Database } from '@lectern/platform/database/database';
import { databaseClock } from '@lectern/platform/database/database-clock';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { zoneOf } from '../progress/user-zone.js';
import { judgedBy, toGoal } from './goal-view.js';
import { lockGoal } from './lock-goal.js';

@Controller()
export class RestoreGoal {
  constructor(private readonly database: Database) {}

  @Handles(goals.restore)
  handle({ goalId }: Input<typeof goals.restore>, { userId }: Actor): Promise<Goal> {
    return this.database.transaction(async (tx) => {
      const goal = await lockGoal(tx, goalId, userId, 'deleted');
      goal.deletedAt = null;
      await tx.manager.save(goal);
      await tx.publish(goalsChanged, { userId });
      const now = await databaseClock(tx.manager);
      return toGoal(goal, await judgedBy(tx.manager, userId, now), now, await zoneOf(tx.manager, userId));
    });
  }
}
