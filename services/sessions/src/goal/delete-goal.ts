import type { Actor } from '@lectern/contracts/actor';
import type { Input } from '@lectern/contracts/define';
import { goals, goalsChanged } from '@lectern/contracts/goals';
import { Database } from '@lectern/platform/database/database';
import { databaseClock } from '@lectern/platform/database/database-clock';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { lockGoal } from './lock-goal.js';

@Controller()
export class DeleteGoal {
  constructor(private readonly database: Database) {}

  @Handles(goals.delete)
  handle({ goalId }: Input<typeof goals.delete>, { userId }: Actor): Promise<null> {
    return this.database.transaction(async (tx) => {
      const goal = await lockGoal(tx, goalId, userId, 'kept');
      goal.deletedAt = await databaseClock(tx.manager);
      await tx.manager.save(goal);
      await tx.publish(goalsChanged, { userId });
      return null;
    });
  }
}
