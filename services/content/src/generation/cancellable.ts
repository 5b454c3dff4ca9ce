import { Database } from '@lectern/platform/database/database';
import { AppError } from '@lectern/platform/errors/app-error';
import type { JobRun } from '@lectern/platform/jobs/job-run';
import { Injectable } from '@nestjs/common';
import { CancellationEntity } from './cancellation.entity.js';

const LOOK_EVERY_MS = 500;

@Injectable()
export class Cancellable {
  constructor(private readonly database: Database) {}

  /**
   * Works under a signal that also aborts when the user has asked to stop this run.
   * @throws AppError unprocessable when it was stopped: no further try is made
   */
  async run<T>(
    run: Pick<JobRun, 'id' | 'signal'>,
    userId: string,
    work: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const stop = new AbortController();
    const look = setInterval(() => {
      this.isCancelled(run.id, userId).then(
        (cancelled) => cancelled && stop.abort(),
        // An unreachable database ends the run by itself.
        () => undefined,
      );
    }, LOOK_EVERY_MS);
    try {
      if (await this.isCancelled(run.id, userId)) stop.abort();
      const signal = AbortSignal.any([run.signal, stop.signal]);
      signal.throwIfAborted();
      const done = await work(signal);
      // Work that does not look at its signal is over by now, but nobody wants it.
      signal.throwIfAborted();
      return done;
    } catch (error) {
      if (stop.signal.aborted && !run.signal.aborted)
        throw new AppError('unprocessable', 'This was canceled.');
      throw error;
    } finally {
      clearInterval(look);
    }
  }

  private isCancelled(requestId: string, userId: string): Promise<boolean> {
    return this.database.manager.existsBy(CancellationEntity, { requestId, userId });
  }
}
