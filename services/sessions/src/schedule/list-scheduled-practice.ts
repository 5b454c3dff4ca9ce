import type { Actor } from '@lectern/contracts/actor';
import type { Input } from '@lectern/contracts/define';
import { schedule, type ScheduledPractice } from '@lectern/contracts/schedule';
import { Database } from '@lectern/platform/database/database';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { ScheduledPracticeEntity } from './scheduled-practice.entity.js';
import { toScheduledPractice } from './scheduled-practice-view.js';

@Controller()
export class ListScheduledPractice {
  constructor(private readonly database: Database) {}

  @Handles(schedule.list)
  async handle(_input: Input<typeof schedule.list>, { userId }: Actor): Promise<ScheduledPractice[]> {
    const planned = await this.database.manager.find(ScheduledPracticeEntity, {
      where: { userId },
      order: { startsAt: 'ASC', id: 'ASC' },
    });
    return planned.map(toScheduledPractice);
  }
}
