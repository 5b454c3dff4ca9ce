import { Database } from '@lectern/platform/database/database';
import type { Transaction } from '@lectern/platform/database/transaction';
import { refuse } from '@lectern/platform/errors/app-error';
import type { JobRun } from '@lectern/platform/jobs/job-run';
import { Injectable } from '@nestjs/common';
import { CancellationEntity } from './cancellation.entity.js';

/** What is called when a user has asked to stop a run. */
const cancelOf = (requestId: string): string => `cancel ${requestId}`;

@Injectable()
export class Cancellable {
  constructor(private readonly database: Database) {}

  /** Has the run stopped that the user calls so. */
  async stop(tx: Transaction, requestId: string, userId: string): Promise<void> {
    await tx.manager.upsert(
      CancellationEntity,
      { requestId, userId, modelOnly: false, createdAt: new Date() },
      ['requestId', 'userId'],
    );
    await tx.call(cancelOf(requestId));
  }

  /** Has its model stopped, and nothing else; a run that is to stop altogether is left so. */
  async stopModel(tx: Transaction, requestId: string, userId: string): Promise<void> {
    await tx.manager
      .createQueryBuilder()
      .insert()
      .into(CancellationEntity)
      .values({ requestId, userId, modelOnly: true, createdAt: new Date() })
      .orIgnore()
      .execute();
    await tx.call(cancelOf(requestId));
  }

  /**
   * Works under a signal that also aborts when the user has asked to stop this run, and under one that aborts when they have asked to stop
   * its model.
   * @throws AppError unprocessable when it was stopped: no further try is made
   */
  async run<T>(
    run: Pick<JobRun, 'requestId' | 'signal'>,
    userId: string,
    work: (signal: AbortSignal, modelSignal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const stop = new AbortController();
    const stopModel = new AbortController();
    const look = async (): Promise<void> => {
      const asked = await this.database.manager.findOneBy(CancellationEntity, {
        requestId: run.requestId,
        userId,
      });
      if (asked) (asked.modelOnly ? stopModel : stop).abort();
    };
    // An unreachable database ends the run by itself.
    const off = this.database.wakeups.on(cancelOf(run.requestId), () => void look().catch(() => undefined));
    try {
      await look();
      const signal = AbortSignal.any([run.signal, stop.signal]);
      signal.throwIfAborted();
      const done = await work(signal, stopModel.signal);
      // Work that does not look at its signal is over by now, but nobody wants it.
      signal.throwIfAborted();
      return done;
    } catch (error) {
      if (stop.signal.aborted && !run.signal.aborted) throw refuse('canceled');
      throw error;
    } finally {
      off();
    }
  }
}
