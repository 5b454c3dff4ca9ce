import { randomUUID } from 'node:crypto';
import type { Actor } from '@lectern/contracts/actor';
import type { Input } from '@lectern/contracts/define';
import type { FileAnswer } from '@lectern/contracts/files';
import { sessions } from '@lectern/contracts/sessions';
import type { Files } from '@lectern/platform/files/files';
import { Handles } from '@lectern/platform/messaging/handles';
import { InjectFiles } from '@lectern/platform/provide';
import { Controller } from '@nestjs/common';
import { SessionDetails } from '../session/session-details.js';
import { reportPdf } from './report-pdf.js';
import { clock, reportSections } from './report-text.rules.js';

@Controller()
export class DownloadReport {
  constructor(
    private readonly details: SessionDetails,
    @InjectFiles() private readonly files: Files,
  ) {}

  @Handles(sessions.downloadReport)
  async handle({ sessionId }: Input<typeof sessions.downloadReport>, actor: Actor): Promise<FileAnswer> {
    const session = await this.details.ofOwner(sessionId, actor);
    const subtitle = [
      new Date(session.createdAt).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
      session.scenario,
      session.difficulty,
      session.duration === null ? null : clock(session.duration),
    ];
    const bytes = await reportPdf(
      session.title,
      subtitle.filter((part) => part !== null).join(' · '),
      reportSections(session),
    );
    const key = `generated/${randomUUID()}`;
    const { size } = await this.files.put(key, bytes);
    return {
      key,
      fileName: `${session.title} - report.pdf`,
      contentType: 'application/pdf',
      size,
      temporary: true,
    };
  }
}
