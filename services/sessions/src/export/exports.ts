import { type DataExport, exportChanged } from '@lectern/contracts/data-export';
import { databaseClock } from '@lectern/platform/database/database-clock';
import { Database } from '@lectern/platform/database/database';
import { Housekeeping } from '@lectern/platform/database/housekeeping';
import type { Transaction } from '@lectern/platform/database/transaction';
import { Jobs } from '@lectern/platform/jobs/jobs';
import { Injectable } from '@nestjs/common';
import { type EntityManager, type FindOptionsWhere, LessThan } from 'typeorm';
import { DataExportEntity } from './data-export.entity.js';

/** What is called when an export was removed: its run, if there is one, ends. */
export const removalOf = (exportId: string): string => `export removed ${exportId}`;

@Injectable()
export class Exports {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    housekeeping: Housekeeping,
  ) {
    housekeeping.add(() => this.removeExpired());
  }

  /** The newest that a user can see. */
  newest(userId: string, manager: EntityManager = this.database.manager): Promise<DataExportEntity | null> {
    return manager
      .createQueryBuilder(DataExportEntity, 'one')
      .where('one.user_id = :userId and (one.expires_at is null or one.expires_at > now())', { userId })
      .orderBy('one.requested_at', 'DESC')
      .getOne();
  }

  /** Deletes rows and files of exports, and ends those that run. @returns how many there were */
  async remove(tx: Transaction, where: FindOptionsWhere<DataExportEntity>): Promise<number> {
    const found = await tx.manager.find(DataExportEntity, { where, lock: { mode: 'pessimistic_write' } });
    for (const { id, fileKey } of found) {
      if (fileKey !== null) await tx.discardFile(fileKey);
      await tx.call(removalOf(id));
      await tx.manager.delete(DataExportEntity, { id });
    }
    for (const userId of new Set(found.map((one) => one.userId))) await tx.publish(exportChanged, { userId });
    return found.length;
  }

  /** As the API shows it, with how far its run is. */
  async view({ id, state, requestedAt, size, expiresAt }: DataExportEntity): Promise<DataExport> {
    const run = state === 'running' ? await this.jobs.status(id) : null;
    return {
      id,
      state,
      stage: run?.stage ?? null,
      progress: state === 'ready' ? 1 : (run?.progress ?? 0),
      requestedAt: requestedAt.toISOString(),
      size,
      expiresAt: expiresAt?.toISOString() ?? null,
    };
  }

  private async removeExpired(): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.remove(tx, { expiresAt: LessThan(await databaseClock(tx.manager)) });
    });
  }
}
