import type { BusTransport } from '../messaging/bus.js';
import { prepared } from '../database/prepared.js';
import type { Database } from '../database/database.js';
import { Condition, type Counters } from '../logging/counters.js';
import type { Logger } from '../logging/logger.js';

interface Row {
  id: string;
  name: string;
  payload: unknown;
  trace_id: string;
}

const BATCH = 20;
const LANES = 2;
const IDLE_MS = 1000;

/**
 * Announces the facts of a service's outbox. A row is deleted only after the transport took the fact, in the
 * transaction that locked it: a crash in between announces it again, and the inboxes drop the repetition.
 */
export class OutboxRelay {
  private stopping = false;
  private readonly sleepers = new Set<() => void>();
  /** How often there was something to announce. */
  private nudges = 0;
  private lanes: Promise<void>[] = [];
  private readonly announcing: Condition;
  private readonly reading: Condition;

  constructor(
    private readonly database: Database,
    private readonly transport: BusTransport,
    tools: { logger: Logger; counters: Counters },
  ) {
    this.announcing = new Condition('announcing facts', tools.logger, tools.counters);
    this.reading = new Condition('reading the outbox', tools.logger, tools.counters);
  }

  start(): void {
    this.lanes = Array.from({ length: LANES }, () => this.run());
  }

  /** There may be something to announce: one lane looks. Two would look for the same rows. */
  nudge(): void {
    this.nudges += 1;
    const [wakeUp] = this.sleepers;
    wakeUp?.();
  }

  async stop(): Promise<void> {
    this.stopping = true;
    for (const wakeUp of this.sleepers) wakeUp();
    await Promise.all(this.lanes);
  }

  private async run(): Promise<void> {
    while (!this.stopping) {
      let hasMore = false;
      const nudges = this.nudges;
      try {
        hasMore = await this.drain();
        this.reading.works();
      } catch (error) {
        if (!this.stopping) this.reading.failed(error);
      }
      if (hasMore)
        this.nudge(); // the other lane helps
      // A nudge in the middle of a look at the outbox may be about a row that the look came too early for.
      else if (nudges === this.nudges && !this.stopping) await this.sleep();
    }
  }

  private sleep(): Promise<void> {
    return new Promise((resolve) => {
      const wakeUp = (): void => {
        clearTimeout(timer);
        this.sleepers.delete(wakeUp);
        resolve();
      };
      const timer = setTimeout(wakeUp, IDLE_MS);
      this.sleepers.add(wakeUp);
    });
  }

  /** Announces one batch. @returns whether there may be more that can be announced at once */
  private async drain(): Promise<boolean> {
    return this.database.manager.transaction(async (manager) => {
      const rows = await prepared<Row>(
        manager,
        `select id, name, payload, trace_id from outbox where next_attempt_at <= clock_timestamp()
         order by created_at limit ${BATCH} for update skip locked`,
        [],
      );
      const sent: string[] = [];
      const held: string[] = [];
      await Promise.all(
        rows.map(async ({ id, name, payload, trace_id }) => {
          try {
            await this.transport.publish({ id, name, payload, traceId: trace_id });
            sent.push(id);
            this.announcing.works();
          } catch (error) {
            this.announcing.failed(error);
            held.push(id);
          }
        }),
      );
      if (sent.length > 0) await prepared(manager, `delete from outbox where id = any($1)`, [sent]);
      if (held.length > 0)
        await manager.query(
          `update outbox set attempts = attempts + 1,
             next_attempt_at = clock_timestamp() + least(15, 0.25 * power(2, least(attempts, 10))) * interval '1 second'
           where id = any($1)`,
          [held],
        );
      return rows.length === BATCH && sent.length > 0;
    });
  }
}
