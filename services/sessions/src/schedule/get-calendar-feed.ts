import type { Actor } from '@lectern/contracts/actor';
import { calendar } from '@lectern/contracts/calendar';
import type { Input, Output } from '@lectern/contracts/define';
import { Database } from '@lectern/platform/database/database';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { CalendarFeedEntity } from './calendar-feed.entity.js';

@Controller()
export class GetCalendarFeed {
  constructor(private readonly database: Database) {}

  @Handles(calendar.getFeed)
  async handle(
    _input: Input<typeof calendar.getFeed>,
    { userId }: Actor,
  ): Promise<Output<typeof calendar.getFeed>> {
    const feed = await this.database.manager.findOneBy(CalendarFeedEntity, { userId });
    if (feed === null) return { feed: null };
    const { createdAt, openedAt } = feed;
    return { feed: { createdAt: createdAt.toISOString(), openedAt: openedAt?.toISOString() ?? null } };
  }
}
