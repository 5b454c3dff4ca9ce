import { randomUUID } from 'node:crypto';
import type { Actor } from '@lectern/contracts/actor';
import type { Input } from '@lectern/contracts/define';
import { practiceScheduled, schedule, type ScheduledPractice } from '@lectern/contracts/schedule';
import { Database } from '@lectern/platform/database/database';
import { databaseClock } from '@lectern/platform/database/database-clock';
import { refuse, refuseField } from '@lectern/platform/errors/app-error';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { CaseRepository } from '../case/case.repository.js';
import { remindOfPractice } from './remind-of-practice.job.js';
import { planStart, reminderTime } from './schedule.rules.js';
import { ScheduledPracticeEntity } from './scheduled-practice.entity.js';
import { toScheduledPractice } from './scheduled-practice-view.js';
import { allowances } from '../allowances.js';

/** Enough for daily practice over years; more is a script gone wild. */
const MAX_PLANNED = 2000;

@Controller()
export class SchedulePractice {
  constructor(
    private readonly database: Database,
    private readonly cases: CaseRepository,
  ) {}

  @Handles(schedule.create)
  handle(plan: Input<typeof schedule.create>, { userId }: Actor): Promise<ScheduledPractice> {
    return this.database.transaction(async (tx) => {
      const { startsAt, isPast } = planStart(plan, await databaseClock(tx.manager));
      if (isPast) throw refuseField('time', 'start-past');
      if ((await tx.manager.countBy(ScheduledPracticeEntity, { userId })) >= MAX_PLANNED)
        throw refuse('schedule-full');
      await allowances.assertRoom(tx, userId, 'entries');
      const caseId = plan.caseId ?? null;
      const inCase = caseId === null ? null : await this.cases.holdForOwner(tx, caseId, userId);
      const practice = await tx.manager.save(
        tx.manager.create(ScheduledPracticeEntity, {
          ...plan,
          id: randomUUID(),
          userId,
          caseId,
          startsAt,
          notes: plan.notes ?? null,
          completedAt: null,
          remindedAt: null,
        }),
      );
      const { id: practiceId, title } = practice;
      await tx.publish(practiceScheduled, { practiceId, userId, title, startsAt: startsAt.toISOString() });
      if (plan.reminder)
        await tx.enqueue(
          remindOfPractice,
          { practiceId, startsAt: startsAt.toISOString() },
          { runAt: reminderTime(startsAt) },
        );
      return toScheduledPractice(practice, inCase?.name ?? null);
    });
  }
}
