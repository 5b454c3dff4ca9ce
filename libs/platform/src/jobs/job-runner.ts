import type { ErrorCode } from '@lectern/contracts/errors';
import type { JobState } from '@lectern/contracts/job-state';
import type { Counted, StageCode } from '@lectern/contracts/stages';
import type { Database } from '../database/database.js';
import { isRefusedAsGone } from '../database/gone-users.js';
import { storableJsonOf } from '../database/storable.js';
import type { Transaction } from '../database/transaction.js';
import { AppError, refuse } from '../errors/app-error.js';
import type { Logger } from '../logging/logger.js';
import { withTrace } from '../logging/trace.js';
import type { BusTransport } from '../messaging/bus.js';
import { forRequest } from '../messaging/request-scope.js';
import { type BoundProcessor, endOf, type JobRun, STALE_SECONDS, SupersededError } from './job-run.js';

export interface ClaimedRow {
  id: string;
  payload: unknown;
  user_id: string | null;
  request_id: string | null;
  trace_id: string;
  caller: string | null;
  state: JobState;
  attempt: number;
  /** A code; rows of older versions hold sentences. */
  stage: string | null;
  progress: number;
  result: unknown;
  error: { code: ErrorCode; message: string } | null;
}

const HEARTBEAT_MS = 5000;
/** A run whose user has another of its kind running looks again after this. */
const TURN_MS = 250;
/** Faults of the input, or of how much somebody asks for: another try in a moment would end the same way. */
const FINAL: ErrorCode[] = [
  'invalid_input',
  'unprocessable',
  'unsupported_media',
  'too_large',
  'not_found',
  'forbidden',
  'rate_limited',
  'not_installed',
];

const DUE = `((state = 'queued' and (run_at is null or run_at <= now()))
  or (state = 'running' and heartbeat_at < now() - ${STALE_SECONDS} * interval '1 second'))`;

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
    if (row === 'not yet') return TURN_MS;
    if (row === undefined) return undefined;
    return withTrace({ traceId: row.trace_id, userId: row.user_id ?? undefined }, () =>
      forRequest({ caller: row.caller ?? undefined }, () => this.try(processor, row)),
    ).catch((error: unknown) => {
      if (isRefusedAsGone(error)) return undefined;
      throw error;
    });
  }

  /**
   * A queued run, or a running one whose worker has gone silent. `not yet` while the same user has another run of this job: one
   * user's hundred files are read in turn, and not before everybody else's.
   */
  private claim(id: string): Promise<ClaimedRow | 'not yet' | undefined> {
    return this.database.transaction(async (tx) => {
      const kind: { due: boolean; job: string; user_id: string | null }[] = await tx.manager.query(
        `select job, user_id, ${DUE} as due from job_run where id = $1`,
        [id],
      );
      const run = kind[0];
      if (!run?.due) return undefined;
      if (run.user_id !== null && (await this.isBusy(tx, id, run.job, run.user_id))) return 'not yet';
      const [rows]: [ClaimedRow[], number] = await tx.manager.query(
        `update job_run set state = 'running', attempt = attempt + 1, heartbeat_at = now()
         where id = $1 and ${DUE} returning *`,
        [id],
      );
      return rows[0];
    });
  }

  private async isBusy(tx: Transaction, id: string, job: string, userId: string): Promise<boolean> {
    // Two claims of one user come one after the other, in whatever process.
    await tx.manager.query(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [`${job} ${userId}`]);
    const others: unknown[] = await tx.manager.query(
      `select 1 from job_run where user_id = $1 and job = $2 and id <> $3 and state = 'running'
         and heartbeat_at >= now() - ${STALE_SECONDS} * interval '1 second' limit 1`,
      [userId, job, id],
    );
    return others.length > 0;
  }

  private async try(processor: BoundProcessor, row: ClaimedRow): Promise<number | undefined> {
    const { job, process } = processor;
    const { id, attempt } = row;
    const requestId = row.request_id ?? id;
    const attempts = job.attempts ?? 3;
    const ended = new AbortController();
    const signal = AbortSignal.any([ended.signal, this.stopping.signal]);
    const limit = setTimeout(() => ended.abort(refuse('stopped')), job.timeoutMs);
    const heartbeat = setInterval(() => {
      this.touch(row, {}).catch((error: unknown) => {
        if (error instanceof SupersededError) ended.abort(error);
      });
    }, HEARTBEAT_MS);
    const tell = (status: JobState, stage: StageCode | null, progress: number, counted?: Counted): void => {
      if (row.user_id === null) return;
      const { user_id: userId } = row;
      const told = { jobId: requestId, job: job.name, userId, status, stage, progress };
      this.transport.broadcast({ ...told, ...(counted && { counted }) });
    };
    let completed = false;
    const run: JobRun = {
      id,
      requestId,
      attempt,
      userId: row.user_id,
      signal,
      progress: async (stage, progress, counted) => {
        signal.throwIfAborted();
        await this.touch(row, { stage, progress });
        tell('running', stage, progress, counted);
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
            [id, storableJsonOf(result)],
          );
          await tx.call(endOf(id));
        });
        completed = true;
      },
    };
    try {
      // A worker that dies in the middle never reports: the attempt number does.
      if (attempt > attempts) throw refuse('given-up');
      // A processor that does not listen to its signal must not hold the worker: what it still does is fenced off.
      await Promise.race([process(job.payload.parse(row.payload), run as JobRun<never>), rejectOn(signal)]);
      if (!completed) throw new Error(`the processor of ${job.name} ended without run.complete`);
      tell('completed', null, 1);
      return undefined;
    } catch (error) {
      if (error instanceof SupersededError) return undefined;
      if (isRefusedAsGone(error)) throw error;
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
    { stage, progress }: { stage?: StageCode; progress?: number },
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
    const refused = error instanceof AppError && FINAL.includes(error.code);
    const about = { job: job.name, runId: row.id, attempt: row.attempt };
    // A file that is no recording is a fault of nobody here.
    if (refused && error.code !== 'not_installed')
      this.logger.info({ ...about, code: error.code }, 'job refused');
    else this.logger.error({ ...about, error }, 'job failed');
    const again = row.attempt < (job.attempts ?? 3) && !refused;
    const told = error instanceof AppError ? error.toWire() : refuse('failed').toWire();
    const state: JobState = again ? 'queued' : 'failed';
    await this.database.transaction(async (tx) => {
      const [ended]: [unknown[], number] = await tx.manager.query(
        `update job_run set state = $3, error = $4, heartbeat_at = now(),
           payload = case when $3 = 'failed' then '{}' else payload end,
           finished_at = case when $3 = 'failed' then now() end
         where id = $1 and attempt = $2 and state = 'running' returning id`,
        [row.id, row.attempt, state, storableJsonOf(told)],
      );
      if (ended.length === 0 || state !== 'failed') return;
      await tx.call(endOf(row.id));
      await onFailed?.(job.payload.parse(row.payload), told.message, tx);
    });
    return state;
  }
}

const rejectOn = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
  );
