import type { Actor } from '@lectern/contracts/actor';
import { MAX_SCRIPT_CHARACTERS } from '@lectern/contracts/file-limits';
import type { Input, Output } from '@lectern/contracts/define';
import { documents } from '@lectern/contracts/documents';
import { Database } from '@lectern/platform/database/database';
import { refuse } from '@lectern/platform/errors/app-error';
import type { Files } from '@lectern/platform/files/files';
import { Handles } from '@lectern/platform/messaging/handles';
import { InjectFiles } from '@lectern/platform/provide';
import { Controller } from '@nestjs/common';
import { PdfRefusedError } from '../pdf-text.js';
import { refusal } from './refusal.js';
import { convertText } from './convert-text.js';
import { kindOfFile } from './file-kind.js';

@Controller()
export class ReadText {
  constructor(
    private readonly database: Database,
    @InjectFiles() private readonly files: Files,
  ) {}

  @Handles(documents.readText)
  async handle(
    { upload }: Input<typeof documents.readText>,
    { userId }: Actor,
  ): Promise<Output<typeof documents.readText>> {
    try {
      if (upload.size === 0) throw new PdfRefusedError('empty');
      const kind = await kindOfFile(this.files, upload);
      if (kind === 'pdf') throw refuse('script-file-kind');
      const text = (
        await this.files.withLocalFile(upload.key, (path) => convertText(path, kind, { userId }))
      ).trim();
      if (text.length > MAX_SCRIPT_CHARACTERS)
        throw refuse('script-file-too-long', { most: MAX_SCRIPT_CHARACTERS });
      return { fileName: upload.fileName, text };
    } catch (error) {
      throw error instanceof PdfRefusedError ? refusal(error) : error;
    } finally {
      await this.database.transaction((tx) => tx.discardFile(upload.key));
    }
  }
}
