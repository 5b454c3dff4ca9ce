import { randomUUID } from 'node:crypto';
import type { FileAnswer } from '@lectern/contracts/files';
import type { Environment } from '@lectern/platform/config/environment';
import { Database } from '@lectern/platform/database/database';
import { databaseClock } from '@lectern/platform/database/database-clock';
import type { Files } from '@lectern/platform/files/files';
import { InjectEnvironment, InjectFiles } from '@lectern/platform/provide';
import { Injectable } from '@nestjs/common';
import { icalendar } from './calendar.rules.js';
import { ScheduledPracticeEntity } from './scheduled-practice.entity.js';

@Injectable()
export class CalendarFile {
  constructor(
    private readonly database: Database,
    @InjectFiles() private readonly files: Files,
    @InjectEnvironment() private readonly environment: Environment,
  ) {}

  /** The whole schedule of a person as a file that is deleted once it was sent. */
  async write(userId: string, withNotes: boolean): Promise<FileAnswer> {
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
