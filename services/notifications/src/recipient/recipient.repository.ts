import type { Transaction } from '@lectern/platform/database/transaction';

/**
 * Makes everything that is written for one user follow one another: whoever holds the lock sees what came before.
 * @returns whether the user is new here, or null when the account is gone and nothing may be written any more
 */
export async function lockRecipient(
  { manager }: Transaction,
  userId: string,
): Promise<{ isNew: boolean } | null> {
  const added: unknown[] = await manager.query(
    `insert into recipient (user_id) values ($1) on conflict do nothing returning user_id`,
    [userId],
  );
  const rows: { deleted_at: Date | null }[] = await manager.query(
    `select deleted_at from recipient where user_id = $1 for update`,
    [userId],
  );
  return rows[0]?.deleted_at === null ? { isNew: added.length > 0 } : null;
}

/** The next place in a user's sequence; the lock makes places appear in order. */
export async function nextSequence({ manager }: Transaction, userId: string): Promise<string> {
  const [rows]: [{ last_sequence: string }[], number] = await manager.query(
    `update recipient set last_sequence = last_sequence + 1 where user_id = $1 returning last_sequence`,
    [userId],
  );
  return rows[0]!.last_sequence;
}

/** The one clock that all replicas share. */
export async function databaseClock({ manager }: Pick<Transaction, 'manager'>): Promise<Date> {
  const rows: { now: Date }[] = await manager.query(`select clock_timestamp() as now`);
  return rows[0]!.now;
}
