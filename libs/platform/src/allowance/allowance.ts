import { Allowance, type AllowanceKind, ALLOWED, allowanceLow, LOW_AT } from '@lectern/contracts/allowance';
import { operation } from '@lectern/contracts/define';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import type { Database } from '../database/database.js';
import type { Transaction } from '../database/transaction.js';
import { refuse } from '../errors/app-error.js';

const HOUR_MS = 3_600_000;

/** What a service keeps of a user: for each kind a statement that answers how much (`used`) of user $1. */
export type Kept = Partial<Record<AllowanceKind, string>>;

/** Every service answers this: what of its limits a user has used. */
export const allowanceOf = (service: string) =>
  operation({
    name: `${service}.allowance`,
    access: 'internal',
    input: z.object({ userId: z.string() }),
    output: z.array(Allowance),
  });

/** Limits of one service, in its own schema. */
export class Allowances {
  /**
   * @param kept what stays until it is deleted
   * @param hourly what is used up within an hour
   */
  constructor(
    private readonly service: keyof typeof allowanceLow,
    private readonly kept: Kept,
    private readonly hourly: readonly AllowanceKind[],
  ) {}

  /**
   * Call before the rows are there: of several at a time each counts those before it.
   * @throws AppError conflict with what is used and allowed, when `more` does not fit
   */
  async assertRoom(tx: Transaction, userId: string, kind: AllowanceKind, more = 1): Promise<void> {
    await lock(tx, userId, kind);
    const used = await this.keptOf(tx.manager, userId, kind);
    const { most } = ALLOWED[kind];
    if (used + more > most)
      throw refuse('account-full', { kind, used, most }, { allowance: { kind, used, most, per: 'account' } });
    await this.tellIfLow(tx, { userId, kind, before: used, after: used + more });
  }

  /** @throws AppError rate_limited with what is used and when there is room, while an hour's work is used up */
  async assertBudget(
    { manager }: Pick<Database, 'manager'>,
    userId: string,
    kind: AllowanceKind,
  ): Promise<void> {
    const { used, oldest } = await spentOf(manager, userId, kind);
    const { most } = ALLOWED[kind];
    if (used < most || oldest === null) return;
    const roomAt = new Date(oldest.getTime() + HOUR_MS);
    const minutes = Math.max(1, Math.ceil((roomAt.getTime() - Date.now()) / 60_000));
    throw refuse(
      'hour-used-up',
      { kind, used, most, minutes },
      { allowance: { kind, used, most, per: 'hour', roomAt: roomAt.toISOString() } },
    );
  }

  /** Counts work that was done. */
  async spend(tx: Transaction, userId: string, kind: AllowanceKind, amount: number): Promise<void> {
    if (amount <= 0) return;
    await lock(tx, userId, kind);
    const { used } = await spentOf(tx.manager, userId, kind);
    await tx.manager.query(`insert into spent (user_id, kind, amount) values ($1, $2, $3)`, [
      userId,
      kind,
      amount,
    ]);
    await this.tellIfLow(tx, { userId, kind, before: used, after: used + amount });
  }

  /** All that this service limits, as far as this user has used it. */
  async of({ manager }: Pick<Database, 'manager'>, userId: string): Promise<Allowance[]> {
    const kinds = [...(Object.keys(this.kept) as AllowanceKind[]), ...this.hourly];
    return Promise.all(
      kinds.map(async (kind) => ({
        kind,
        ...ALLOWED[kind],
        used: this.hourly.includes(kind)
          ? (await spentOf(manager, userId, kind)).used
          : await this.keptOf(manager, userId, kind),
      })),
    );
  }

  private async keptOf(manager: EntityManager, userId: string, kind: AllowanceKind): Promise<number> {
    const [row]: { used: string | number | null }[] = await manager.query(this.kept[kind]!, [userId]);
    return Number(row?.used ?? 0);
  }

  private async tellIfLow(
    tx: Transaction,
    { userId, kind, before, after }: { userId: string; kind: AllowanceKind; before: number; after: number },
  ): Promise<void> {
    const { most, per } = ALLOWED[kind];
    if (before >= most * LOW_AT || after < most * LOW_AT) return;
    await tx.publish(allowanceLow[this.service], { userId, kind, used: after, most, per });
  }
}

const lock = (tx: Transaction, userId: string, kind: string): Promise<unknown> =>
  tx.manager.query(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [`allowance|${kind}|${userId}`]);

async function spentOf(
  manager: EntityManager,
  userId: string,
  kind: AllowanceKind,
): Promise<{ used: number; oldest: Date | null }> {
  const [row]: { used: number; oldest: Date | null }[] = await manager.query(
    `select coalesce(sum(amount), 0)::float8 as used, min(spent_at) as oldest from spent
     where user_id = $1 and kind = $2 and spent_at > now() - interval '1 hour'`,
    [userId, kind],
  );
  return row!;
}
