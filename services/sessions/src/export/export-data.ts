import type { Actor } from '@lectern/contracts/actor';
import { EXPORT_DAYS, exportChanged, exportReady } from '@lectern/contracts/data-export';
import type { Payload, Result } from '@lectern/contracts/define';
import { databaseClock } from '@lectern/platform/database/database-clock';
import { Database } from '@lectern/platform/database/database';
import type { Transaction } from '@lectern/platform/database/transaction';
import { refuse } from '@lectern/platform/errors/app-error';
import type { Files } from '@lectern/platform/files/files';
import type { JobRun } from '@lectern/platform/jobs/job-run';
import { OnFailed, Processes } from '@lectern/platform/messaging/handles';
import { InjectFiles } from '@lectern/platform/provide';
import { Controller } from '@nestjs/common';
import { Not } from 'typeorm';
import { DataExportEntity } from './data-export.entity.js';
import { exportData } from './export-data.job.js';
import { Exports, removalOf } from './exports.js';
import { PackExport } from './pack-export.js';
import { ZipWriter } from './zip-writer.js';

type Asked = Payload<typeof exportData>;
type Run = JobRun<Result<typeof exportData>>;

const DAY_MS = 86_400_000;

@Controller()
export class ExportData {
  constructor(
    private readonly database: Database,
    private readonly exports: Exports,
    private readonly packing: PackExport,
    @InjectFiles() private readonly files: Files,
  ) {}

  @Processes(exportData)
  async process(asked: Asked, run: Run): Promise<void> {
    // Keyed by the attempt: a slow first try replaces nothing that a second one has stored.
    const key = `generated/export-${run.id}-${run.attempt}.zip`;
    const size = await this.whileWanted(asked, run.signal, (signal) => this.write(key, asked, run, signal));
    await run.complete(async (tx) => {
      await this.keep(tx, asked, { key, size });
      return { size };
    });
  }

  @OnFailed(exportData)
  async fail({ exportId: id, userId }: Asked, _reason: string, tx: Transaction): Promise<void> {
    const { affected } = await tx.manager.update(DataExportEntity, { id, userId }, { state: 'failed' });
    if (affected) await tx.publish(exportChanged, { userId });
  }

  /** What is written goes to the store at once, and nothing is kept of what was not written to its end. */
  private async write(key: string, { userId }: Asked, run: Run, signal: AbortSignal): Promise<number> {
    const zip = new ZipWriter();
    const abort = (): void => zip.abort(signal.reason);
    signal.addEventListener('abort', abort);
    const stored = this.files.put(key, zip.output).catch((error: unknown) => {
      zip.abort(error);
      throw error;
    });
    try {
      await Promise.all([
        this.packing.pack(zip, { userId } satisfies Actor, run.progress).then(() => zip.end()),
        stored,
      ]);
      return (await stored).size;
    } catch (error) {
      zip.abort(error);
      await stored.catch(() => undefined);
      throw error;
    } finally {
      signal.removeEventListener('abort', abort);
    }
  }

  /** @throws AppError unprocessable when the export was removed meanwhile: no further try is made */
  private async whileWanted<T>(
    { exportId: id, userId }: Asked,
    running: AbortSignal,
    work: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const stop = new AbortController();
    const look = async (): Promise<void> => {
      const wanted = await this.database.manager.existsBy(DataExportEntity, { id, userId, state: 'running' });
      if (!wanted) stop.abort(refuse('canceled'));
    };
    const off = this.database.wakeups.on(removalOf(id), () => void look().catch(() => undefined));
    try {
      await look();
      const signal = AbortSignal.any([running, stop.signal]);
      signal.throwIfAborted();
      return await work(signal);
    } catch (error) {
      throw stop.signal.aborted && !running.aborted ? stop.signal.reason : error;
    } finally {
      off();
    }
  }

  /** The newest takes the place of those before. One that was removed in the last moment goes at once. */
  private async keep(
    tx: Transaction,
    { exportId: id, userId }: Asked,
    { key, size }: { key: string; size: number },
  ): Promise<void> {
    const wanted = await tx.manager.findOne(DataExportEntity, {
      where: { id, userId, state: 'running' },
      lock: { mode: 'pessimistic_write' },
    });
    if (wanted === null) return tx.discardFile(key);
    const expiresAt = new Date((await databaseClock(tx.manager)).getTime() + EXPORT_DAYS * DAY_MS);
    await this.exports.remove(tx, { userId, id: Not(id) });
    await tx.manager.update(DataExportEntity, { id }, { state: 'ready', fileKey: key, size, expiresAt });
    await tx.publish(exportReady, { userId, exportId: id, expiresAt: expiresAt.toISOString() });
    await tx.publish(exportChanged, { userId });
  }
}
