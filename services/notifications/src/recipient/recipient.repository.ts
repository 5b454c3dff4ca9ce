import { isGone } from '@lectern/platform/database/gone-users';
import type { Transaction } from '@lectern/platform/database/transaction';

/**
 * Makes everything that is written for one user follow one another: whoever holds the lock sees what came before.
 * @returns whether the user is new here, or null when the account is gone and nothing may be written any more
 */
export async function lockRecipient(
  { manager }: Transaction,
  userId: string,
): Promise<{ isNew: boolean } | null> {
  if (await isGone(manager, userId)) return null;
  // The update changes nothing: it takes the lock. A row that this statement has inserted has no earlier version.
  const rows: { deleted_at: Date | null; is_new: boolean }[] = await manager.query(
    `insert into recipient (user_id) values ($1)
     on conflict (user_id) do update set user_id = excluded.user_id
     returning deleted_at, xmax = 0 as is_new`,
    [userId],
  );
  return rows[0]?.deleted_at === null ? { isNew: rows[0].is_new } : null;
}

/** The next place in a user's sequence, and when it is given; the lock makes places appear in order. */
export async function nextPlace(
  { manager }: Transaction,
  userId: string,
): Promise<{ sequence: string; now: Date }> {
  const [rows]: [{ sequence: string; now: Date }[], number] = await manager.query(
    `update recipient set last_sequence = last_sequence + 1 where user_id = $1
     returning last_sequence as sequence, clock_timestamp() as now`,
    [userId],
  );
  return rows[0]!;
}
