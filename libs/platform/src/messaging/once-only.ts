import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntityManager } from 'typeorm';
import { refuse } from '../errors/app-error.js';

/** A request that carries an idempotency key, while its handler runs. */
export class OnceOnly {
  state: 'new' | 'entering' | 'entered' | 'repeated' = 'new';

  constructor(
    readonly id: Buffer,
    readonly bodyHash: Buffer,
    private readonly userId: string,
  ) {}

  /** Belongs to the start of a transaction. A second try waits here for the first one's commit, and is turned away. */
  async enter(manager: EntityManager): Promise<void> {
    this.state = 'entering';
    const rows: unknown[] = await manager.query(
      `insert into answered_request (id, body_hash, user_id) values ($1, $2, $3)
       on conflict do nothing returning id`,
      [this.id, this.bodyHash, this.userId],
    );
    if (rows.length > 0) return;
    this.state = 'repeated';
    throw refuse('request-made-before');
  }

  committed(): void {
    this.state = 'entered';
  }

  rolledBack(): void {
    if (this.state === 'entering') this.state = 'new';
  }
}

/** The request with an idempotency key inside of which this code runs. */
export const underway = new AsyncLocalStorage<OnceOnly | undefined>();

/**
 * The request whose first transaction is about to start. That transaction enters it, so that the effect and the entry
 * appear together or not at all.
 */
export function requestToEnter(): OnceOnly | undefined {
  const request = underway.getStore();
  return request?.state === 'new' ? request : undefined;
}
