import type { Payload, Result } from '@lectern/contracts/define';
import { goalDeadlineNear } from '@lectern/contracts/goals';
import { databaseClock } from '@lectern/platform/database/database-clock';
import type { JobRun } from '@lectern/platform/jobs/job-run';
import { Processes } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { zoneOf } from '../progress/user-zone.js';
import { GoalEntity } from './goal.entity.js';
import { judgedBy, toGoal } from './goal-view.js';
import { remindOfGoal } from './remind-of-goal.job.js';

@Controller()
export class RemindOfGoal {
  @Processes(remindOfGoal)
  remind(
    { goalId, deadline }: Payload<typeof remindOfGoal>,
    run: JobRun<Result<typeof remindOfGoal>>,
  ): Promise<void> {
    return run.complete(async (tx) => {
      const { manager } = tx;
      const goal = await manager.findOneBy(GoalEntity, { id: goalId, deadline, deletedAt: IsNull() });
      if (goal === null) return { outcome: 'not-needed' };
      const { userId } = goal;
      const now = await databaseClock(manager);
      const rows = await judgedBy(manager, userId, now);
      const { status, goal: title } = toGoal(goal, rows, now, await zoneOf(manager, userId));
      if (status === 'completed' || status === 'ended') return { outcome: 'not-needed' };
      await tx.publish(goalDeadlineNear, { userId, goalId, title, deadline });
      return { outcome: 'reminded' };
    });
  }
}
