import type { Actor } from '@lectern/contracts/actor';
import type { Input } from '@lectern/contracts/define';
import { practiceUnscheduled, schedule } from '@lectern/contracts/schedule';
import { Database } from '@lectern/platform/database/database';
import { refuse } from '@lectern/platform/errors/app-error';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { ScheduledPracticeEntity } from './scheduled-practice.entity.js';

@Controller()
export class DeleteScheduledPractice {
  constructor(private readonly database: Database) {}

  @Handles(schedule.delete)
  handle({ practiceId: id }: Input<typeof schedule.delete>, { userId }: Actor): Promise<null> {
    return this.database.transaction(async (tx) => {
      const practice = await tx.manager.findOne(ScheduledPracticeEntity, {
        where: { id, userId },
        lock: { mode: 'pessimistic_write' },
      });
      if (practice === null) throw refuse('no-such-practice');
      await tx.manager.remove(practice);
      await tx.publish(practiceUnscheduled, { practiceId: id, userId, title: practice.title });
      return null;
    });
  }
}
