import { once } from 'node:events';
import type { Actor } from '@lectern/contracts/actor';
import type { Input, Output } from '@lectern/contracts/define';
import { storedFiles } from '@lectern/contracts/stored-files';
import { Database } from '@lectern/platform/database/database';
import { AppError } from '@lectern/platform/errors/app-error';
import type { Files } from '@lectern/platform/files/files';
import { Handles } from '@lectern/platform/messaging/handles';
import { InjectFiles } from '@lectern/platform/provide';
import { Controller } from '@nestjs/common';
import { SessionRepository } from '../session/session.repository.js';
import { looksLikePdf, pdfKey } from './file-key.rules.js';
import { StoredFileLink } from './stored-file-link.js';

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
    if (!looksLikePdf(await this.head(upload.key)))
      throw new AppError('unsupported_media', 'This is not a PDF.');
    const [session, replaced] = await this.database.transaction(async (tx) => {
      const locked = await this.repository.lockForOwner(tx, sessionId, userId);
      const before = locked.pdfKey;
      locked.pdfKey = upload.key;
      return [await tx.manager.save(locked), before] as const;
    });
    if (replaced !== null) await this.files.delete(replaced);
    return { url: this.link.toPdf(session) ?? '', key: pdfKey(sessionId) };
  }

  private async head(key: string): Promise<Buffer> {
    const stream = await this.files.read(key, { start: 0, end: 1023 });
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    await once(stream, 'end');
    return Buffer.concat(chunks);
  }
}
