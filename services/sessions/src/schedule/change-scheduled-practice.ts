import type { Actor } from '@lectern/contracts/actor';
import type { Input } from '@lectern/contracts/define';
import { practiceChanged, schedule, type ScheduledPractice } from '@lectern/contracts/schedule';
import { Database } from '@lectern/platform/database/database';
import { databaseClock } from '@lectern/platform/database/database-clock';
import { refuse, refuseField } from '@lectern/platform/errors/app-error';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { CaseRepository } from '../case/case.repository.js';
import { remindOfPractice } from './remind-of-practice.job.js';
import { isMoved, planStart, reminderTime } from './schedule.rules.js';
import { ScheduledPracticeEntity } from './scheduled-practice.entity.js';
import { toScheduledPractice } from './scheduled-practice-view.js';

@Controller()
export class ChangeScheduledPractice {
  constructor(
    private readonly database: Database,
    private readonly cases: CaseRepository,
  ) {}

  @Handles(schedule.change)
  handle(input: Input<typeof schedule.change>, { userId }: Actor): Promise<ScheduledPractice> {
    const { practiceId: id, ...plan } = input;
    return this.database.transaction(async (tx) => {
      const practice = await tx.manager.findOne(ScheduledPracticeEntity, {
        where: { id, userId },
        lock: { mode: 'pessimistic_write' },
      });
      if (practice === null) throw refuse('no-such-practice');
      if (practice.completedAt !== null) throw refuse('practice-completed');
      const { startsAt, isPast } = planStart(plan, await databaseClock(tx.manager));
      const moved = isMoved(practice, startsAt);
      if (moved && isPast) throw refuseField('time', 'start-past');
      const caseId = plan.caseId ?? null;
      const inCase = caseId === null ? null : await this.cases.holdForOwner(tx, caseId, userId);
      const remindAnew = plan.reminder && (moved || (!practice.reminder && practice.remindedAt === null));
      await tx.manager.save(
        Object.assign(practice, plan, {
          caseId,
          startsAt,
          notes: plan.notes ?? null,
          remindedAt: moved ? null : practice.remindedAt,
        }),
      );
      const { title } = practice;
      await tx.publish(practiceChanged, {
        practiceId: id,
        userId,
        title,
        startsAt: startsAt.toISOString(),
      });
      if (remindAnew)
        await tx.enqueue(
          remindOfPractice,
          { practiceId: id, startsAt: startsAt.toISOString() },
          { runAt: reminderTime(startsAt) },
        );
      return toScheduledPractice(practice, inCase?.name ?? null);
    });
  }
}
