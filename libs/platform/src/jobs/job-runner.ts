import type { ErrorCode } from '@lectern/contracts/errors';
import type { JobState } from '@lectern/contracts/job-state';
import type { Database } from '../database/database.js';
import { AppError } from '../errors/app-error.js';
import type { Logger } from '../logging/logger.js';
import { withTrace } from '../logging/trace.js';
import type { BusTransport } from '../messaging/bus.js';
import { type BoundProcessor, type JobRun, STALE_SECONDS, SupersededError } from './job-run.js';

export interface ClaimedRow {
  id: string;
  payload: unknown;
  user_id: string | null;
  trace_id: string;
  state: JobState;
  attempt: number;
  stage: string | null;
  progress: number;
  result: unknown;
  error: { code: ErrorCode; message: string } | null;
}

const HEARTBEAT_MS = 5000;
/** Faults of the input: another try would end the same way. */
const FINAL: ErrorCode[] = [
  'invalid_input',
  'unprocessable',
  'unsupported_media',
  'too_large',
  'not_found',
  'forbidden',
  'unavailable',
];

/** Runs one try of a job: claims the row, keeps it alive, ends it under the fence of its attempt number. */
export class JobRunner {
  private readonly stopping = new AbortController();

  constructor(
    private readonly database: Database,
    private readonly transport: BusTransport,
    private readonly logger: Logger,
  ) {}

  abort(): void {
    this.stopping.abort(new Error('shutting down'));
  }

  /** @returns in how many milliseconds the run must be tried again, or nothing when it has ended */
  async run(processor: BoundProcessor, id: string): Promise<number | undefined> {
    const row = await this.claim(id);
    if (row === undefined) return undefined;
    return withTrace({ traceId: row.trace_id, userId: row.user_id ?? undefined }, () =>
      this.try(processor, row),
    );
  }

  /** A queued run, or a running one whose worker has gone silent. */
  private async claim(id: string): Promise<ClaimedRow | undefined> {
    const [rows]: [ClaimedRow[], number] = await this.database.manager.query(
      `update job_run set state = 'running', attempt = attempt + 1, heartbeat_at = now()
       where id = $1 and ((state = 'queued' and (run_at is null or run_at <= now()))
         or (state = 'running' and heartbeat_at < now() - ${STALE_SECONDS} * interval '1 second'))
       returning *`,
      [id],
    );
    return rows[0];
  }

  private async try(processor: BoundProcessor, row: ClaimedRow): Promise<number | undefined> {
    const { job, process } = processor;
    const { id, attempt } = row;
    const attempts = job.attempts ?? 3;
    const ended = new AbortController();
    const signal = AbortSignal.any([ended.signal, this.stopping.signal]);
    const limit = setTimeout(
      () => ended.abort(new AppError('timeout', 'This took too long and was stopped.')),
      job.timeoutMs,
    );
    const heartbeat = setInterval(() => {
      this.touch(row, {}).catch((error: unknown) => {
        if (error instanceof SupersededError) ended.abort(error);
      });
    }, HEARTBEAT_MS);
    const tell = (status: JobState, stage: string | null, progress: number): void => {
      if (row.user_id === null) return;
      this.transport.broadcast({ jobId: id, job: job.name, userId: row.user_id, status, stage, progress });
    };
    let completed = false;
    const run: JobRun = {
      id,
      attempt,
      userId: row.user_id,
      signal,
      progress: async (stage, progress) => {
        signal.throwIfAborted();
        await this.touch(row, { stage, progress });
        tell('running', stage, progress);
      },
      complete: async (store) => {
        signal.throwIfAborted();
        await this.database.transaction(async (tx) => {
          const current: unknown[] = await tx.manager.query(
            `select 1 from job_run where id = $1 and attempt = $2 and state = 'running' for update`,
            [id, attempt],
          );
          if (current.length === 0) throw new SupersededError(id);
          const result = job.result.parse(await store(tx));
          // The payload may hold a transcript or a script: it goes when it is no longer needed.
          await tx.manager.query(
            `update job_run set state = 'completed', progress = 1, result = $2, payload = '{}', finished_at = now()
             where id = $1`,
            [id, JSON.stringify(result)],
          );
        });
        completed = true;
      },
    };
    try {
      // A worker that dies in the middle never reports: the attempt number does.
      if (attempt > attempts) throw new AppError('internal', 'This failed repeatedly and was given up.');
      // A processor that does not listen to its signal must not hold the worker: what it still does is fenced off.
      await Promise.race([process(job.payload.parse(row.payload), run as JobRun<never>), rejectOn(signal)]);
      if (!completed) throw new Error(`the processor of ${job.name} ended without run.complete`);
      tell('completed', null, 1);
      return undefined;
    } catch (error) {
      if (error instanceof SupersededError) return undefined;
      if (this.stopping.signal.aborted) {
        await this.release(row);
        return 0;
      }
      const state = await this.fail(processor, row, error);
      tell(state, null, 0);
      return state === 'queued' ? 1000 * 2 ** (attempt - 1) : undefined;
    } finally {
      clearTimeout(limit);
      clearInterval(heartbeat);
    }
  }

  private async touch(
    row: ClaimedRow,
    { stage, progress }: { stage?: string; progress?: number },
  ): Promise<void> {
    const [rows]: [unknown[], number] = await this.database.manager.query(
      `update job_run set heartbeat_at = now(), stage = coalesce($3, stage), progress = coalesce($4, progress)
       where id = $1 and attempt = $2 and state = 'running' returning id`,
      [row.id, row.attempt, stage ?? null, progress ?? null],
    );
    if (rows.length === 0) throw new SupersededError(row.id);
  }

  /** Shutting down is nobody's fault: the run goes back as if this try had not been. */
  private async release(row: ClaimedRow): Promise<void> {
    await this.database.manager.query(
      `update job_run set state = 'queued', attempt = attempt - 1, heartbeat_at = now()
       where id = $1 and attempt = $2 and state = 'running'`,
      [row.id, row.attempt],
    );
  }

  private async fail({ job, onFailed }: BoundProcessor, row: ClaimedRow, error: unknown): Promise<JobState> {
    this.logger.error({ error, job: job.name, runId: row.id, attempt: row.attempt }, 'job failed');
    const again =
      row.attempt < (job.attempts ?? 3) && !(error instanceof AppError && FINAL.includes(error.code));
    const told =
      error instanceof AppError
        ? error.toWire()
        : new AppError('internal', 'This failed on our side.').toWire();
    const state: JobState = again ? 'queued' : 'failed';
    await this.database.transaction(async (tx) => {
      const [ended]: [unknown[], number] = await tx.manager.query(
        `update job_run set state = $3, error = $4, heartbeat_at = now(),
           payload = case when $3 = 'failed' then '{}' else payload end,
           finished_at = case when $3 = 'failed' then now() end
         where id = $1 and attempt = $2 and state = 'running' returning id`,
        [row.id, row.attempt, state, JSON.stringify(told)],
      );
      if (ended.length > 0 && state === 'failed')
        await onFailed?.(job.payload.parse(row.payload), told.message, tx);
    });
    return state;
  }
}

const rejectOn = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
  );
