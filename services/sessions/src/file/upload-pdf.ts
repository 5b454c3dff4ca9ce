import type { Actor } from '@lectern/contracts/actor';
import type { Input, Output } from '@lectern/contracts/define';
import { storedFiles } from '@lectern/contracts/stored-files';
import { Database } from '@lectern/platform/database/database';
import type { Files } from '@lectern/platform/files/files';
import { Handles } from '@lectern/platform/messaging/handles';
import { InjectFiles } from '@lectern/platform/provide';
import { Controller } from '@nestjs/common';
import { SessionRepository } from '../session/session.repository.js';
import { pdfKey } from './file-key.rules.js';
import { StoredFileLink } from './stored-file-link.js';
import { assertPdf } from './stored-pdf.js';

@Controller()
export class UploadPdf {
  constructor(
    private readonly database: Database,
    private readonly repository: SessionRepository,
    private readonly link: StoredFileLink,
    @InjectFiles() private readonly files: Files,
  ) {}

  @Handles(storedFiles.uploadPdf)
  async handle(
    { sessionId, upload }: Input<typeof storedFiles.uploadPdf>,
    { userId }: Actor,
  ): Promise<Output<typeof storedFiles.uploadPdf>> {
    await this.repository.ofOwner(sessionId, userId);
    await assertPdf(this.files, upload.key);
    const session = await this.database.transaction(async (tx) => {
      const locked = await this.repository.lockForOwner(tx, sessionId, userId);
      if (locked.pdfKey !== null) await tx.discardFile(locked.pdfKey);
      locked.pdfKey = upload.key;
      return tx.manager.save(locked);
    });
    return { url: this.link.toPdf(session) ?? '', key: pdfKey(sessionId) };
  }
}
