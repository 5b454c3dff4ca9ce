import { randomUUID } from 'node:crypto';
import type { Actor } from '@lectern/contracts/actor';
import { type DataExport, dataExport, exportChanged } from '@lectern/contracts/data-export';
import type { Input } from '@lectern/contracts/define';
import { Database } from '@lectern/platform/database/database';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { DataExportEntity } from './data-export.entity.js';
import { exportData } from './export-data.job.js';
import { Exports } from './exports.js';

@Controller()
export class StartExport {
  constructor(
    private readonly database: Database,
    private readonly exports: Exports,
  ) {}

  /** One that is ready stays until the new one is. */
  @Handles(dataExport.start)
  async handle(_input: Input<typeof dataExport.start>, { userId }: Actor): Promise<DataExport> {
    const running = await this.database.transaction(async (tx) => {
      await this.exports.remove(tx, { userId, state: 'failed' });
      const exportId = randomUUID();
      const begun: unknown[] = await tx.manager.query(
        `insert into data_export (id, user_id, state) values ($1, $2, 'running')
         on conflict (user_id) where state = 'running' do nothing returning id`,
        [exportId, userId],
      );
      if (begun.length > 0) {
        await tx.enqueue(exportData, { exportId, userId }, { id: exportId, userId });
        await tx.publish(exportChanged, { userId });
      }
      return tx.manager.findOneByOrFail(DataExportEntity, { userId, state: 'running' });
    });
    return this.exports.view(running);
  }
}
