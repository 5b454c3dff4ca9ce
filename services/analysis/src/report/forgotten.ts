import type { Transaction } from '@lectern/platform/database/transaction';

/** Facts of two queues may change places for as long as they are delivered again. */
const REMEMBERED_DAYS = 30;

/** Makes what begins in a session and what ends it wait for each other. */
export async function lockSession({ manager }: Transaction, sessionId: string): Promise<void> {
  await manager.query(`select pg_advisory_xact_lock(hashtext($1))`, [`session ${sessionId}`]);
}

/** Remembers that a session or a retake was deleted. The caller holds the session's lock. */
export async function markForgotten({ manager }: Transaction, id: string): Promise<void> {
  await manager.query(
    `delete from forgotten where forgotten_at < now() - ${REMEMBERED_DAYS} * interval '1 day'`,
  );
  await manager.query(`insert into forgotten (id) values ($1) on conflict do nothing`, [id]);
}

/** Whether any of these was deleted before the fact of its beginning arrived. The caller holds the session's lock. */
export async function isForgotten({ manager }: Transaction, ids: string[]): Promise<boolean> {
  const found: unknown[] = await manager.query(`select 1 from forgotten where id = any($1) limit 1`, [ids]);
  return found.length > 0;
}
