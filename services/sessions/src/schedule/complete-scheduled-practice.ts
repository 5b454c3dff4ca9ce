import type { Actor } from '@lectern/contracts/actor';
import type { Input } from '@lectern/contracts/define';
import { practiceCompleted, schedule, type ScheduledPractice } from '@lectern/contracts/schedule';
import { Database } from '@lectern/platform/database/database';
import { databaseClock } from '@lectern/platform/database/database-clock';
import { refuse } from '@lectern/platform/errors/app-error';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { caseNameOf } from '../case/case.repository.js';
import { ScheduledPracticeEntity } from './scheduled-practice.entity.js';
import { toScheduledPractice } from './scheduled-practice-view.js';

@Controller()
export class CompleteScheduledPractice {
  constructor(private readonly database: Database) {}

  @Handles(schedule.complete)
  handle({ practiceId: id }: Input<typeof schedule.complete>, { userId }: Actor): Promise<ScheduledPractice> {
    return this.database.transaction(async (tx) => {
      const practice = await tx.manager.findOne(ScheduledPracticeEntity, {
        where: { id, userId },
        lock: { mode: 'pessimistic_write' },
      });
      if (practice === null) throw refuse('no-such-practice');
      // Completing twice is a double click: the first one counts.
      if (practice.completedAt === null) {
        practice.completedAt = await databaseClock(tx.manager);
        await tx.manager.save(practice);
        await tx.publish(practiceCompleted, { practiceId: id, userId, title: practice.title });
      }
      return toScheduledPractice(practice, await caseNameOf(tx.manager, practice));
    });
  }
}
