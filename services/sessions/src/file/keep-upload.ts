import type { Input } from '@lectern/contracts/define';
import { storedFiles } from '@lectern/contracts/stored-files';
import { Database } from '@lectern/platform/database/database';
import { refuse } from '@lectern/platform/errors/app-error';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { UploadGrantEntity } from './upload-grant.entity.js';

@Controller()
export class KeepUpload {
  constructor(private readonly database: Database) {}

  /** Asked again because the answer was lost: the file has the link already. */
  @Handles(storedFiles.keepUpload)
  handle({ key, storedAs }: Input<typeof storedFiles.keepUpload>): Promise<null> {
    return this.database.transaction(async ({ manager }) => {
      const { affected } = await manager.update(UploadGrantEntity, { key, storedAs: IsNull() }, { storedAs });
      if (affected === 0 && !(await manager.existsBy(UploadGrantEntity, { key, storedAs })))
        throw refuse('link-used');
      return null;
    });
  }
}
