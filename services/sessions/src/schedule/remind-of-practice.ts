import type { Payload, Result } from '@lectern/contracts/define';
import { practiceDue } from '@lectern/contracts/schedule';
import { databaseClock } from '@lectern/platform/database/database-clock';
import type { JobRun } from '@lectern/platform/jobs/job-run';
import { Processes } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { caseNameOf } from '../case/case.repository.js';
import { remindOfPractice } from './remind-of-practice.job.js';
import { isWorthReminding } from './schedule.rules.js';
import { ScheduledPracticeEntity } from './scheduled-practice.entity.js';

@Controller()
export class RemindOfPractice {
  @Processes(remindOfPractice)
  remind(
    { practiceId: id, startsAt: plannedStart }: Payload<typeof remindOfPractice>,
    run: JobRun<Result<typeof remindOfPractice>>,
  ): Promise<void> {
    return run.complete(async (tx) => {
      const now = await databaseClock(tx.manager);
      const practice = await tx.manager.findOne(ScheduledPracticeEntity, {
        where: { id },
        lock: { mode: 'pessimistic_write' },
      });
      // Deleted or done in the meantime; or moved, or without a reminder now.
      if (practice === null || practice.completedAt !== null || practice.remindedAt !== null)
        return { outcome: 'not-needed' };
      const { userId, title, startsAt, timeZone, duration, reminder } = practice;
      if (!reminder || (plannedStart ?? startsAt.toISOString()) !== startsAt.toISOString())
        return { outcome: 'not-needed' };
      if (!isWorthReminding(startsAt, duration, now)) return { outcome: 'not-needed' };
      practice.remindedAt = now;
      await tx.manager.save(practice);
      await tx.publish(practiceDue, {
        practiceId: id,
        userId,
        title,
        startsAt: startsAt.toISOString(),
        timeZone,
        duration,
        caseName: await caseNameOf(tx.manager, practice),
      });
      return { outcome: 'reminded' };
    });
  }
}
