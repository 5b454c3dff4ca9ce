import { createHash } from 'node:crypto';
import type { Actor } from '@lectern/contracts/actor';
import { analysis } from '@lectern/contracts/analysis';
import type { StoredUpload } from '@lectern/contracts/files';
import { Database } from '@lectern/platform/database/database';
import { AppError } from '@lectern/platform/errors/app-error';
import type { Files } from '@lectern/platform/files/files';
import { Bus } from '@lectern/platform/messaging/bus';
import { InjectFiles } from '@lectern/platform/provide';
import { Injectable } from '@nestjs/common';
import { UploadGrantEntity } from './upload-grant.entity.js';

/** Finds what a user sent to an upload link, and makes sure that it is what it was promised to be. */
@Injectable()
export class ClaimedUpload {
  constructor(
    private readonly database: Database,
    private readonly bus: Bus,
    @InjectFiles() private readonly files: Files,
  ) {}

  /** @throws AppError not_found, or what inspection says against the file */
  async audio(key: string, actor: Actor): Promise<{ upload: StoredUpload; contentType: string }> {
    const grant = await this.database.manager.findOneBy(UploadGrantEntity, {
      key,
      userId: actor.userId,
      fileType: 'audio',
    });
    if (grant === null) throw new AppError('not_found', 'There is no such upload.');
    const hash = createHash('sha256');
    let size = 0;
    for await (const chunk of await this.files.read(key)) {
      hash.update(chunk as Buffer);
      size += (chunk as Buffer).length;
    }
    const { fileName, contentType } = grant;
    const upload = { key, fileName, contentType, size, sha256: hash.digest('hex') };
    const inspected = await this.bus.ask(analysis.inspectRecording, { upload }, actor);
    return { upload, contentType: inspected.contentType };
  }
}
