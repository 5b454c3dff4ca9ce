import type { Actor } from '@lectern/contracts/actor';
import { dataExport } from '@lectern/contracts/data-export';
import type { Input } from '@lectern/contracts/define';
import { Database } from '@lectern/platform/database/database';
import { refuse } from '@lectern/platform/errors/app-error';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { Exports } from './exports.js';

@Controller()
export class RemoveExport {
  constructor(
    private readonly database: Database,
    private readonly exports: Exports,
  ) {}

  @Handles(dataExport.remove)
  async handle({ exportId }: Input<typeof dataExport.remove>, { userId }: Actor): Promise<null> {
    const removed = await this.database.transaction((tx) =>
      this.exports.remove(tx, { id: exportId, userId }),
    );
    if (removed === 0) throw refuse('no-such-export');
    return null;
  }
}
