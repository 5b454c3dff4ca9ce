import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { Connection } from './connection.js';

const AGAIN_MS = 1000;

const channelOf = (schema: string): string => `lectern.${schema}`;

/** The statement that wakes whoever waits for `name` in any process of the service, once its transaction has committed. */
export const wakeOf = (schema: string, name: string): [sql: string, parameters: string[]] => [
  `select pg_notify($1, $2)`,
  [channelOf(schema), name],
];

/**
 * What a service's processes tell each other through PostgreSQL (LISTEN and NOTIFY), so that nobody has to ask again and
 * again. A call says only that something may have changed; after a lost connection everybody is woken.
 */
export class Wakeups {
  private readonly events = new EventEmitter().setMaxListeners(0);
  private client: Connection | undefined;
  private closed = false;

  constructor(
    private readonly url: string,
    private readonly schema: string,
  ) {
    void this.listen();
  }

  /** Calls `listener` whenever `name` may have changed. @returns what ends that */
  on(name: string, listener: () => void): () => void {
    this.events.on(name, listener);
    return () => this.events.off(name, listener);
  }

  /**
   * Looks until `look` finds something, and again whenever `name` may have changed.
   * @param untilMs when to give up, in milliseconds since 1970
   * @returns nothing when it was given up
   */
  async until<T>(name: string, look: () => Promise<T | undefined>, untilMs: number): Promise<T | undefined> {
    let called = false;
    let stir = (): void => undefined;
    const off = this.on(name, () => {
      called = true;
      stir();
    });
    try {
      for (;;) {
        called = false;
        const found = await look();
        if (found !== undefined || Date.now() >= untilMs) return found;
        if (called) continue;
        const over = new AbortController();
        await Promise.race([
          new Promise<void>((resolve) => {
            stir = resolve;
          }),
          delay(Math.max(1, untilMs - Date.now()), undefined, { signal: over.signal }).catch(() => undefined),
        ]);
        over.abort();
      }
    } finally {
      off();
    }
  }

  private async listen(): Promise<void> {
    while (!this.closed) {
      const client = new Connection({
        connectionString: this.url,
        application_name: `lectern-${this.schema}-wakeups`,
      });
      this.client = client;
      try {
        const ended = new Promise<void>((resolve) => {
          client.once('end', () => resolve());
          client.on('error', () => resolve());
        });
        client.on('notification', ({ payload }) => this.events.emit(payload ?? ''));
        await client.connect();
        await client.query(`listen ${pg.escapeIdentifier(channelOf(this.schema))}`);
        for (const name of this.events.eventNames()) this.events.emit(name);
        await ended;
      } catch {
        // The database is away: every other query says so, and this one is made again.
      }
      await client.end().catch(() => undefined);
      if (!this.closed) await delay(AGAIN_MS, undefined, { ref: false });
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.client?.end().catch(() => undefined);
  }
}
