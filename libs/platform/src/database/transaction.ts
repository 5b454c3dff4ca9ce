import { randomUUID } from 'node:crypto';
import type { Fact, Job, RawPayload } from '@lectern/contracts/define';
import type { EntityManager } from 'typeorm';
import { refuse } from '../errors/app-error.js';
import { runOf } from '../jobs/run-of.js';
import { currentCaller } from '../messaging/request-scope.js';
import { prepared } from './prepared.js';
import { wakeOf } from './wakeups.js';
import { currentTrace, newTraceId } from '../logging/trace.js';
import { storableJsonOf } from './storable.js';

export interface EnqueueOptions {
  userId?: string | undefined;
  id?: string | undefined;
  requestId?: string | undefined;
  runAt?: Date | undefined;
}

/** One database transaction: rows, facts and jobs of it appear together or not at all. */
export class Transaction {
  /** What to do once the commit is durable; run by the Database. */
  readonly afterCommit: (() => void)[] = [];

  constructor(
    readonly manager: EntityManager,
    private readonly schema: string,
    private readonly wake: { relay: () => void; job: (name: string, id: string) => void; files: () => void },
  ) {}

  /** Records a fact; the relay announces it after the commit, at least once. */
  async publish<E extends Fact>(fact: E, payload: RawPayload<E>): Promise<void> {
    await prepared(this.manager, `insert into outbox (id, name, payload, trace_id) values ($1, $2, $3, $4)`, [
      randomUUID(),
      fact.name,
      storableJsonOf(fact.payload.parse(payload)),
      currentTrace()?.traceId ?? newTraceId(),
    ]);
    this.afterCommit.push(this.wake.relay);
  }

  /** Deletes a stored file after the commit, however often that must be tried; the only way to delete what a row names. */
  discardFile(key: string): Promise<void> {
    return this.discard(key, false);
  }

  /** As {@link discardFile}, for every file whose key begins with `folder/`. */
  discardFolder(folder: string): Promise<void> {
    return this.discard(folder, true);
  }

  private async discard(path: string, isFolder: boolean): Promise<void> {
    await this.manager.query(
      `insert into discarded_file (path, is_folder) values ($1, $2) on conflict do nothing`,
      [path, isFolder],
    );
    this.afterCommit.push(this.wake.files);
  }

  /** Wakes whoever waits for `name` in this service, after the commit; see {@link Wakeups}. */
  async call(name: string): Promise<void> {
    await this.manager.query(...wakeOf(this.schema, name));
  }

  /**
   * Queues a job. The row is the truth; the queue is only woken after the commit.
   * @param options.userId whose browser may follow the progress
   * @param options.id the run's id, when the caller has already promised one
   * @param options.requestId the user's own name for it, which gives the run its id; a repeated request finds the same run
   * @throws AppError conflict when that name stands for another kind of request of the same user
   * @param options.runAt not before this instant of the database's clock; at most a reconciler's pause later
   */
  async enqueue<J extends Job>(
    job: J,
    payload: RawPayload<J>,
    options: EnqueueOptions = {},
  ): Promise<string> {
    const { userId = null, requestId = null } = options;
    const named = userId !== null && requestId !== null ? runOf(userId, requestId) : undefined;
    const id = options.id ?? named ?? randomUUID();
    await this.manager.query(
      `insert into job_run (id, job, payload, user_id, trace_id, run_at, caller, request_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (id) do nothing`,
      [
        id,
        job.name,
        storableJsonOf(job.payload.parse(payload)),
        userId,
        currentTrace()?.traceId ?? newTraceId(),
        options.runAt ?? null,
        currentCaller() ?? null,
        requestId,
      ],
    );
    if (named !== undefined) await this.assertSameKind(named, job);
    // A later run is woken by the reconciler, which asks the database for the time: a timer in a queue would be lost
    // with the queue and wrong after a change of clocks.
    if (options.runAt === undefined) this.afterCommit.push(() => this.wake.job(job.name, id));
    return id;
  }

  private async assertSameKind(id: string, job: Job): Promise<void> {
    const rows: { job: string }[] = await this.manager.query(`select job from job_run where id = $1`, [id]);
    if (rows[0]?.job !== job.name) throw refuse('request-id-taken');
  }
}
