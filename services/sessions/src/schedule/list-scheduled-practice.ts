import type { Actor } from '@lectern/contracts/actor';
import type { Input } from '@lectern/contracts/define';
import { schedule, type ScheduledPractice } from '@lectern/contracts/schedule';
import { Database } from '@lectern/platform/database/database';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { In } from 'typeorm';
import { CaseEntity } from '../case/case.entity.js';
import { ScheduledPracticeEntity } from './scheduled-practice.entity.js';
import { toScheduledPractice } from './scheduled-practice-view.js';

@Controller()
export class ListScheduledPractice {
  constructor(private readonly database: Database) {}

  @Handles(schedule.list)
  async handle({ caseId }: Input<typeof schedule.list>, { userId }: Actor): Promise<ScheduledPractice[]> {
    const { manager } = this.database;
    const planned = await manager.find(ScheduledPracticeEntity, {
      where: { userId, ...(caseId !== undefined && { caseId }) },
      order: { startsAt: 'ASC', id: 'ASC' },
    });
    const ids = new Set(planned.flatMap((practice) => practice.caseId ?? []));
    const cases = await manager.findBy(CaseEntity, { userId, id: In([...ids]) });
    const names = new Map(cases.map(({ id, name }) => [id, name]));
    return planned.map((practice) => toScheduledPractice(practice, names.get(practice.caseId ?? '') ?? null));
  }
}
