import { randomUUID } from 'node:crypto';
import type { Actor } from '@lectern/contracts/actor';
import { calendar } from '@lectern/contracts/calendar';
import type { Input, Output } from '@lectern/contracts/define';
import type { FileAnswer } from '@lectern/contracts/files';
import type { Environment } from '@lectern/platform/config/environment';
import { Database } from '@lectern/platform/database/database';
import { databaseClock } from '@lectern/platform/database/database-clock';
import { AppError } from '@lectern/platform/errors/app-error';
import type { Files } from '@lectern/platform/files/files';
import { Handles } from '@lectern/platform/messaging/handles';
import { InjectEnvironment, InjectFiles } from '@lectern/platform/provide';
import { Controller } from '@nestjs/common';
import { hashLinkToken, newLinkToken } from '../link/link-token.js';
import { CalendarFeedEntity } from './calendar-feed.entity.js';
import { icalendar } from './calendar.rules.js';
import { ScheduledPracticeEntity } from './scheduled-practice.entity.js';

/** The schedule for calendars: as a file of its owner, and as a feed for whoever has the private address. */
@Controller()
export class ScheduleCalendar {
  constructor(
    private readonly database: Database,
    @InjectFiles() private readonly files: Files,
    @InjectEnvironment() private readonly environment: Environment,
  ) {}

  @Handles(calendar.download)
  download(_input: Input<typeof calendar.download>, { userId }: Actor): Promise<FileAnswer> {
    return this.write(userId, true);
  }

  @Handles(calendar.getFeed)
  async getFeed(
    _input: Input<typeof calendar.getFeed>,
    { userId }: Actor,
  ): Promise<Output<typeof calendar.getFeed>> {
    const feed = await this.database.manager.findOneBy(CalendarFeedEntity, { userId });
    if (feed === null) return { feed: null };
    const { createdAt, openedAt } = feed;
    return { feed: { createdAt: createdAt.toISOString(), openedAt: openedAt?.toISOString() ?? null } };
  }

  @Handles(calendar.createFeed)
  createFeed(
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

  @Handles(calendar.revokeFeed)
  async revokeFeed(_input: Input<typeof calendar.revokeFeed>, { userId }: Actor): Promise<null> {
    const { affected } = await this.database.manager.delete(CalendarFeedEntity, { userId });
    if (affected === 0) throw new AppError('not_found', 'There is no calendar address.');
    return null;
  }

  @Handles(calendar.openFeed)
  async openFeed({ token }: Input<typeof calendar.openFeed>): Promise<FileAnswer> {
    const [rows]: [{ user_id: string }[], number] = await this.database.manager.query(
      `update calendar_feed set opened_at = clock_timestamp() where token_hash = $1 returning user_id`,
      [hashLinkToken(token)],
    );
    // Revoked and never made look the same.
    if (rows[0] === undefined) throw new AppError('not_found', 'This calendar address was revoked.');
    return this.write(rows[0].user_id, false);
  }

  private async write(userId: string, withNotes: boolean): Promise<FileAnswer> {
    const { manager } = this.database;
    const planned = await manager.find(ScheduledPracticeEntity, {
      where: { userId },
      order: { startsAt: 'ASC', id: 'ASC' },
    });
    const entries = planned.map(
      ({ id, title, startsAt, duration, scenario, difficulty, reminder, completedAt, notes }) => ({
        id,
        title,
        startsAt,
        duration,
        scenario,
        difficulty,
        reminder,
        completed: completedAt !== null,
        notes: withNotes ? notes : null,
      }),
    );
    const bytes = Buffer.from(icalendar(entries, await databaseClock(manager), this.environment.publicUrl));
    const key = `generated/${randomUUID()}`;
    const { size } = await this.files.put(key, bytes);
    return {
      key,
      fileName: 'lectern-practice.ics',
      contentType: 'text/calendar; charset=utf-8',
      size,
      temporary: true,
    };
  }
}
