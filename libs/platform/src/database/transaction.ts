import { randomUUID } from 'node:crypto';
import type { Fact, Job, RawPayload } from '@lectern/contracts/define';
import type { EntityManager } from 'typeorm';
import { currentTrace, newTraceId } from '../logging/trace.js';

/** One database transaction: rows, facts and jobs of it appear together or not at all. */
export class Transaction {
  /** What to do once the commit is durable; run by the Database. */
  readonly afterCommit: (() => void)[] = [];

  constructor(
    readonly manager: EntityManager,
    private readonly wake: { relay: () => void; job: (name: string, id: string) => void },
  ) {}

  /** Records a fact; the relay announces it after the commit, at least once. */
  async publish<E extends Fact>(fact: E, payload: RawPayload<E>): Promise<void> {
    await this.manager.query(`insert into outbox (id, name, payload, trace_id) values ($1, $2, $3, $4)`, [
      randomUUID(),
      fact.name,
      JSON.stringify(fact.payload.parse(payload)),
      currentTrace()?.traceId ?? newTraceId(),
    ]);
    this.afterCommit.push(this.wake.relay);
  }

  /**
   * Queues a job. The row is the truth; the queue is only woken after the commit.
   * @param options.userId whose browser may follow the progress
   * @param options.id the run's id, when the caller has already promised one
   * @param options.runAt not before this instant of the database's clock; at most a reconciler's pause later
   */
  async enqueue<J extends Job>(
    job: J,
    payload: RawPayload<J>,
    options: { userId?: string | undefined; id?: string | undefined; runAt?: Date | undefined } = {},
  ): Promise<string> {
    const id = options.id ?? randomUUID();
    await this.manager.query(
      `insert into job_run (id, job, payload, user_id, trace_id, run_at) values ($1, $2, $3, $4, $5, $6)
       on conflict (id) do nothing`,
      [
        id,
        job.name,
        JSON.stringify(job.payload.parse(payload)),
        options.userId ?? null,
        currentTrace()?.traceId ?? newTraceId(),
        options.runAt ?? null,
      ],
    );
    // A later run is woken by the reconciler, which asks the database for the time: a timer in a queue would be lost
    // with the queue and wrong after a change of clocks.
    if (options.runAt === undefined) this.afterCommit.push(() => this.wake.job(job.name, id));
    return id;
  }
}
