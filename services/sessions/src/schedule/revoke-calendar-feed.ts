import type { Actor } from '@lectern/contracts/actor';
import { calendar } from '@lectern/contracts/calendar';
import type { Input } from '@lectern/contracts/define';
import { Database } from '@lectern/platform/database/database';
import { refuse } from '@lectern/platform/errors/app-error';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { CalendarFeedEntity } from './calendar-feed.entity.js';

@Controller()
export class RevokeCalendarFeed {
  constructor(private readonly database: Database) {}

  @Handles(calendar.revokeFeed)
  async handle(_input: Input<typeof calendar.revokeFeed>, { userId }: Actor): Promise<null> {
    const { affected } = await this.database.manager.delete(CalendarFeedEntity, { userId });
    if (affected === 0) throw refuse('no-calendar');
    return null;
  }
}
