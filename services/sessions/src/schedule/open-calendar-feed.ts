import { calendar } from '@lectern/contracts/calendar';
import type { Input } from '@lectern/contracts/define';
import type { FileAnswer } from '@lectern/contracts/files';
import { Database } from '@lectern/platform/database/database';
import { refuse } from '@lectern/platform/errors/app-error';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { hashLinkToken } from '../link/link-token.js';
import { CalendarFile } from './calendar-file.js';

/** The schedule for whoever has its private address, without the notes. */
@Controller()
export class OpenCalendarFeed {
  constructor(
    private readonly database: Database,
    private readonly file: CalendarFile,
  ) {}

  @Handles(calendar.openFeed)
  async handle({ token }: Input<typeof calendar.openFeed>): Promise<FileAnswer> {
    const [rows]: [{ user_id: string }[], number] = await this.database.manager.query(
      `update calendar_feed set opened_at = clock_timestamp() where token_hash = $1 returning user_id`,
      [hashLinkToken(token)],
    );
    // Revoked and never made look the same.
    if (rows[0] === undefined) throw refuse('calendar-revoked');
    return this.file.write(rows[0].user_id, false);
  }
}
