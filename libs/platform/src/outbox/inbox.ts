import type { Fact } from '@lectern/contracts/define';
import type { Database } from '../database/database.js';
import type { Transaction } from '../database/transaction.js';
import type { Logger } from '../logging/logger.js';
import { withTrace } from '../logging/trace.js';
import type { Envelope } from '../messaging/bus.js';
import { isOutage } from '../messaging/handles.js';

const MAX_ATTEMPTS = 5;

export interface BoundReaction {
  /** Unique in the service: class and method. */
  name: string;
  fact: Fact;
  react: (payload: unknown, tx: Transaction) => Promise<void>;
}

/**
 * Applies facts exactly once per reaction: the inbox row and the effect are one transaction. A reaction that fails
 * five times is set aside as dead, visible in readiness, and never holds up the others. Outages do not count.
 */
export class Inbox {
  constructor(
    private readonly database: Database,
    private readonly reactions: BoundReaction[],
    private readonly logger: Logger,
  ) {}

  get names(): string[] {
    return [...new Set(this.reactions.map((reaction) => reaction.fact.name))];
  }

  /** Resolves when every reaction has applied the fact (or is dead); rejects when it must be delivered again. */
  async deliver(envelope: Envelope): Promise<void> {
    const bound = this.reactions.filter((reaction) => reaction.fact.name === envelope.name);
    const outcomes = await Promise.allSettled(bound.map((reaction) => this.apply(reaction, envelope)));
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed !== undefined) throw failed.reason;
  }

  private apply(reaction: BoundReaction, envelope: Envelope): Promise<void> {
    return withTrace({ traceId: envelope.traceId }, async () => {
      try {
        await this.database.transaction(async (tx) => {
          if (await this.isNew(tx, reaction, envelope))
            await reaction.react(reaction.fact.payload.parse(envelope.payload), tx);
        });
      } catch (error) {
        await this.recordFailure(reaction, envelope, error);
      }
    });
  }

  private async isNew(tx: Transaction, reaction: BoundReaction, envelope: Envelope): Promise<boolean> {
    const rows: unknown[] = await tx.manager.query(
      `insert into inbox (event_id, reaction) values ($1, $2) on conflict do nothing returning event_id`,
      [envelope.id, reaction.name],
    );
    return rows.length > 0;
  }

  private async recordFailure(reaction: BoundReaction, envelope: Envelope, error: unknown): Promise<void> {
    this.logger.error(
      { error, reaction: reaction.name, fact: envelope.name, eventId: envelope.id },
      'reaction failed',
    );
    if (isOutage(error)) throw error;
    const dead = await this.database.transaction(async (tx) => {
      const rows: { attempts: number }[] = await tx.manager.query(
        `insert into failed_reaction (event_id, reaction, name, payload, error) values ($1, $2, $3, $4, $5)
         on conflict (event_id, reaction) do update set attempts = failed_reaction.attempts + 1, error = excluded.error
         returning attempts`,
        [
          envelope.id,
          reaction.name,
          envelope.name,
          JSON.stringify(envelope.payload),
          error instanceof Error ? error.name : 'unknown',
        ],
      );
      if ((rows[0]?.attempts ?? 0) < MAX_ATTEMPTS) return false;
      await tx.manager.query(
        `update failed_reaction set dead_at = now() where event_id = $1 and reaction = $2`,
        [envelope.id, reaction.name],
      );
      await this.isNew(tx, reaction, envelope);
      return true;
    });
    if (!dead) throw error;
  }
}
