import { availableParallelism } from 'node:os';
import type { Job, Result } from '@lectern/contracts/define';
import type { JobState } from '@lectern/contracts/job-state';
import { Stage, type StageCode } from '@lectern/contracts/stages';
import type { Database } from '../database/database.js';
import { AppError, refuse } from '../errors/app-error.js';
import type { Logger } from '../logging/logger.js';
import type { BusTransport } from '../messaging/bus.js';
import type { JobQueue, JobQueues } from './job-queue.js';
import { type BoundProcessor, endOf, STALE_SECONDS } from './job-run.js';
import { type ClaimedRow, JobRunner } from './job-runner.js';

const RECONCILE_MS = 10_000;

export interface RunStatus {
  jobId: string;
  status: JobState;
  stage: StageCode | null;
  progress: number;
  error: string | null;
}

/** The runs of a service's jobs. State lives in `job_run`; the queue only wakes workers. */
export class Jobs {
  private readonly queues = new Map<string, JobQueue>();
  private readonly runner: JobRunner;
  private processors: BoundProcessor[] = [];
  private reconciler: NodeJS.Timeout | undefined;
  private reconciling: Promise<void> = Promise.resolve();

  constructor(
    private readonly database: Database,
    private readonly backend: JobQueues,
    transport: BusTransport,
    private readonly logger: Logger,
  ) {
    this.runner = new JobRunner(database, transport, logger);
  }

  start(processors: BoundProcessor[]): void {
    this.processors = processors;
    for (const processor of processors) {
      const { job } = processor;
      const queue = this.backend.open(job.name);
      this.queues.set(job.name, queue);
      queue.work((id) => this.runner.run(processor, id), atATime(job));
    }
    if (processors.length === 0) return;
    const reconcile = (): void => {
      this.reconciling = this.reconcile().catch((error: unknown) =>
        this.logger.warn({ error }, 'reconciling failed'),
      );
    };
    reconcile();
    this.reconciler = setInterval(reconcile, RECONCILE_MS);
  }

  /** Best effort: what is lost here the reconciler finds. */
  wake(job: string, id: string): void {
    void this.queues
      .get(job)
      ?.wake(id)
      .catch((error: unknown) => this.logger.warn({ error, job, runId: id }, 'a worker could not be woken'));
  }

  /** Wakes workers for open runs that no queue knows (any more): whose time has come, or after a crash or an outage. */
  private async reconcile(): Promise<void> {
    const rows: { id: string; job: string }[] = await this.database.manager.query(
      `select id, job from job_run where state in ('queued', 'running') and job = any($1)
         and (run_at is null or run_at <= now())
         and heartbeat_at < now() - case when state = 'queued' then 5 else ${STALE_SECONDS} end * interval '1 second'
       order by created_at limit 500`,
      [this.processors.map((processor) => processor.job.name)],
    );
    for (const { id, job } of rows) {
      const queue = this.queues.get(job);
      if (queue !== undefined && !(await queue.knows(id))) await queue.wake(id);
    }
  }

  /** How far a run is, or null if there is no such run. */
  async status(id: string): Promise<RunStatus | null> {
    const rows: ClaimedRow[] = await this.database.manager.query(`select * from job_run where id = $1`, [id]);
    const row = rows[0];
    if (row === undefined) return null;
    const { state: status, stage, progress, error } = row;
    return { jobId: id, status, stage: Stage.parse(stage), progress, error: error?.message ?? null };
  }

  /**
   * Waits for a run's result.
   * @throws AppError as the processor failed with, or `timeout` (the run goes on)
   */
  async result<J extends Job>(job: J, id: string, timeoutMs: number): Promise<Result<J>> {
    const row = await this.database.wakeups.until(
      endOf(id),
      async () => {
        const rows: ClaimedRow[] = await this.database.manager.query(
          `select state, result, error from job_run where id = $1 and state in ('completed', 'failed')`,
          [id],
        );
        return rows[0];
      },
      Date.now() + timeoutMs,
    );
    if (row?.state === 'completed') return job.result.parse(row.result) as Result<J>;
    if (row?.state === 'failed') throw AppError.fromWire(row.error);
    throw refuse('takes-longer');
  }

  async stop(): Promise<void> {
    clearInterval(this.reconciler);
    await this.reconciling;
    this.runner.abort();
    await Promise.all([...this.queues.values()].map((queue) => queue.close()));
  }
}

const atATime = ({ concurrency = 1 }: Job): number =>
  concurrency === 'cores' ? availableParallelism() : concurrency;
