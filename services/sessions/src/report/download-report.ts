import { randomUUID } from 'node:crypto';
import type { Actor } from '@lectern/contracts/actor';
import type { Input } from '@lectern/contracts/define';
import type { FileAnswer } from '@lectern/contracts/files';
import { sessions } from '@lectern/contracts/sessions';
import type { Files } from '@lectern/platform/files/files';
import { Handles } from '@lectern/platform/messaging/handles';
import { InjectFiles } from '@lectern/platform/provide';
import { Controller } from '@nestjs/common';
import { SessionReports } from './session-reports.js';

@Controller()
export class DownloadReport {
  constructor(
    private readonly reports: SessionReports,
    @InjectFiles() private readonly files: Files,
  ) {}

  @Handles(sessions.downloadReport)
  async handle({ sessionId }: Input<typeof sessions.downloadReport>, actor: Actor): Promise<FileAnswer> {
    const { title, pdf } = await this.reports.draw(sessionId, actor);
    const key = `generated/${randomUUID()}`;
    const { size } = await this.files.put(key, pdf);
    return {
      key,
      fileName: `${title} - report.pdf`,
      contentType: 'application/pdf',
      size,
      temporary: true,
    };
  }
}
