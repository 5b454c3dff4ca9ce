import type { Fact } from '@lectern/contracts/define';
import { userDeleted } from '@lectern/contracts/identity';
import type { Database } from '../database/database.js';
import { forgetUser, isGone } from '../database/gone-users.js';
import { storable, storableJsonOf } from '../database/storable.js';
import type { Transaction } from '../database/transaction.js';
import type { Logger } from '../logging/logger.js';
import { withTrace } from '../logging/trace.js';
import type { Envelope } from '../messaging/bus.js';
import { isOutage } from '../messaging/handles.js';
import { z } from 'zod';

const MAX_ATTEMPTS = 5;

export interface BoundReaction {
  /** Unique in the service: class and method. */
  name: string;
  fact: Fact;
  react: (payload: unknown, tx: Transaction) => Promise<void>;
  onGivenUp?: ((payload: unknown, tx: Transaction) => Promise<void>) | undefined;
}

/** Comes before the reactions of the service itself: from then on nothing is done for this user. */
const FORGET_USER: BoundReaction = {
  name: 'platform.forget-user',
  fact: userDeleted,
  react: (payload, { manager }) => forgetUser(manager, userDeleted.payload.parse(payload).userId),
};

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
    if (envelope.name === userDeleted.name) await this.apply(FORGET_USER, envelope);
    const bound = this.reactions.filter((reaction) => reaction.fact.name === envelope.name);
    const outcomes = await Promise.allSettled(bound.map((reaction) => this.apply(reaction, envelope)));
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed !== undefined) throw failed.reason;
  }

  private apply(reaction: BoundReaction, envelope: Envelope): Promise<void> {
    return withTrace({ traceId: envelope.traceId }, async () => {
      try {
        await this.database.transaction(async (tx) => {
          if (
            (await this.isNew(tx, reaction, envelope)) &&
            !(await this.isTooLate(tx, reaction.fact, envelope))
          )
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

  private async isTooLate(
    tx: Transaction,
    fact: Fact,
    { payload }: Pick<Envelope, 'payload'>,
  ): Promise<boolean> {
    const userId = fact.ends ? undefined : Concerned.safeParse(payload).data?.userId;
    return userId !== undefined && isGone(tx.manager, userId);
  }

  private async recordFailure(reaction: BoundReaction, envelope: Envelope, error: unknown): Promise<void> {
    this.logger.error(
      { error, reaction: reaction.name, fact: envelope.name, eventId: envelope.id },
      'reaction failed',
    );
    if (isOutage(error)) throw error;
    const dead = await this.database.transaction(async (tx) => {
      const rows: { attempts: number }[] = await tx.manager.query(
        `insert into failed_reaction (event_id, reaction, name, payload, error, message, trace_id, user_id)
         values ($1, $2, $3, $4, $5, $6, $7, $8)
         on conflict (event_id, reaction) do update
           set attempts = failed_reaction.attempts + 1, error = excluded.error, message = excluded.message
         returning attempts`,
        [
          envelope.id,
          reaction.name,
          envelope.name,
          storableJsonOf(envelope.payload),
          ...described(error),
          envelope.traceId,
          Concerned.safeParse(envelope.payload).data?.userId ?? null,
        ],
      );
      if ((rows[0]?.attempts ?? 0) < MAX_ATTEMPTS) return false;
      await tx.manager.query(
        `update failed_reaction set dead_at = now() where event_id = $1 and reaction = $2`,
        [envelope.id, reaction.name],
      );
      await this.isNew(tx, reaction, envelope);
      const payload = reaction.fact.payload.safeParse(envelope.payload);
      if (payload.success) await reaction.onGivenUp?.(payload.data, tx);
      return true;
    });
    if (!dead) throw error;
  }

  /** Tries what an operator wants tried again, once each. What works is dead no more. */
  async retryDead(): Promise<void> {
    const due: { event_id: string; reaction: string }[] = await this.database.manager.query(
      `select event_id, reaction from failed_reaction where retry_at is not null order by first_failed_at`,
    );
    for (const { event_id: id, reaction } of due) {
      const bound = this.reactions.find(({ name }) => name === reaction);
      const error = await this.retry(id, reaction, bound).catch((failure: unknown) => failure);
      if (error === undefined) continue;
      this.logger.error({ error, reaction, eventId: id }, 'a dead reaction failed again');
      await this.database.manager.query(
        `update failed_reaction set retry_at = null, attempts = attempts + 1, error = $3, message = $4
         where event_id = $1 and reaction = $2`,
        [id, reaction, ...described(error)],
      );
    }
  }

  private async retry(id: string, name: string, bound: BoundReaction | undefined): Promise<void> {
    await this.database.transaction(async (tx) => {
      const rows: { payload: unknown; trace_id: string }[] = await tx.manager.query(
        `select payload, trace_id from failed_reaction
         where event_id = $1 and reaction = $2 and retry_at is not null for update skip locked`,
        [id, name],
      );
      const row = rows[0];
      if (row === undefined) return;
      if (bound === undefined) throw new Error(`${name} is no reaction of this version`);
      await tx.manager.query(`delete from failed_reaction where event_id = $1 and reaction = $2`, [id, name]);
      if (!(await this.isTooLate(tx, bound.fact, row)))
        await withTrace({ traceId: row.trace_id }, () =>
          bound.react(bound.fact.payload.parse(row.payload), tx),
        );
    });
  }
}

const Concerned = z.object({ userId: z.string() });

/** The class of an error and what it says. */
const described = (error: unknown): [name: string, message: string] =>
  error instanceof Error
    ? [error.name, storable(error.message.slice(0, 2000))]
    : ['unknown', storable(String(error))];
