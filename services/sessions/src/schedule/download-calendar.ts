import type { Actor } from '@lectern/contracts/actor';
import { calendar } from '@lectern/contracts/calendar';
import type { Input } from '@lectern/contracts/define';
import type { FileAnswer } from '@lectern/contracts/files';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { CalendarFile } from './calendar-file.js';

@Controller()
export class DownloadCalendar {
  constructor(private readonly file: CalendarFile) {}

  @Handles(calendar.download)
  handle(_input: Input<typeof calendar.download>, { userId }: Actor): Promise<FileAnswer> {
    return this.file.write(userId, true);
  }
}
