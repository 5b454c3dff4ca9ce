import type { Actor } from '@lectern/contracts/actor';
import { calendar } from '@lectern/contracts/calendar';
import type { Input, Output } from '@lectern/contracts/define';
import type { Environment } from '@lectern/platform/config/environment';
import { Database } from '@lectern/platform/database/database';
import { databaseClock } from '@lectern/platform/database/database-clock';
import { Handles } from '@lectern/platform/messaging/handles';
import { InjectEnvironment } from '@lectern/platform/provide';
import { Controller } from '@nestjs/common';
import { hashLinkToken, newLinkToken } from '../link/link-token.js';
import { CalendarFeedEntity } from './calendar-feed.entity.js';

/** The private address of a schedule, for calendars that subscribe. A new one replaces the old one. */
@Controller()
export class CreateCalendarFeed {
  constructor(
    private readonly database: Database,
    @InjectEnvironment() private readonly environment: Environment,
  ) {}

  @Handles(calendar.createFeed)
  handle(
    _input: Input<typeof calendar.createFeed>,
    { userId }: Actor,
  ): Promise<Output<typeof calendar.createFeed>> {
    const token = newLinkToken();
    return this.database.transaction(async ({ manager }) => {
      const createdAt = await databaseClock(manager);
      await manager.upsert(
        CalendarFeedEntity,
        { userId, tokenHash: hashLinkToken(token), createdAt, openedAt: null },
        ['userId'],
      );
      const url = `${this.environment.publicUrl}/api/calendar/${token}.ics`;
      return { createdAt: createdAt.toISOString(), openedAt: null, url };
    });
  }
}
