import { randomUUID } from 'node:crypto';
import type { Actor } from '@lectern/contracts/actor';
import type { Input, Output } from '@lectern/contracts/define';
import { MAX_AUDIO_BYTES, MAX_DOCUMENT_BYTES } from '@lectern/contracts/file-limits';
import { storedFiles } from '@lectern/contracts/stored-files';
import type { Environment } from '@lectern/platform/config/environment';
import { Database } from '@lectern/platform/database/database';
import { signUploadLink } from '@lectern/platform/files/signed-link';
import { Handles } from '@lectern/platform/messaging/handles';
import { InjectEnvironment } from '@lectern/platform/provide';
import { Controller } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { UploadGrantEntity } from './upload-grant.entity.js';
import { allowances } from '../allowances.js';

const DAY_MS = 86_400_000;

@Controller()
export class CreateUploadUrl {
  constructor(
    private readonly database: Database,
    @InjectEnvironment() private readonly environment: Environment,
  ) {}

  @Handles(storedFiles.createUploadUrl)
  async handle(
    { fileType, fileName, contentType }: Input<typeof storedFiles.createUploadUrl>,
    { userId }: Actor,
  ): Promise<Output<typeof storedFiles.createUploadUrl>> {
    const key = `uploads/${randomUUID()}`;
    await this.database.transaction(async (tx) => {
      const { manager } = tx;
      // What nobody claimed in a day has been swept, and its grant with the name of the file has no use.
      await manager.delete(UploadGrantEntity, { userId, createdAt: LessThan(new Date(Date.now() - DAY_MS)) });
      await allowances.assertRoom(tx, userId, 'uploads');
      await manager.insert(UploadGrantEntity, {
        key,
        userId,
        fileType,
        fileName,
        contentType,
        storedAs: null,
        createdAt: new Date(),
      });
    });
    const maxBytes = fileType === 'pdf' ? MAX_DOCUMENT_BYTES : MAX_AUDIO_BYTES;
    return {
      url: signUploadLink(this.environment.secret('LINK_SECRET'), { key, type: contentType, maxBytes }),
      key,
    };
  }
}
