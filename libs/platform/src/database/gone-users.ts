import { userDeleted } from '@lectern/contracts/identity';
import type { EntityManager } from 'typeorm';
import { AppError } from '../errors/app-error.js';

/** Facts wait for a broker or a backup no longer than this. */
const REMEMBERED_DAYS = 30;

/** Forgets in the end that an account was there, and tries of reactions that have come to their end. */
export const GONE_HOUSEKEEPING = [
  `delete from gone_user where gone_on <= current_date - ${REMEMBERED_DAYS}`,
  `delete from failed_reaction where name <> '${userDeleted.name}' and user_id in (select user_id from gone_user)`,
  `delete from failed_reaction where dead_at is null and first_failed_at < now() - interval '7 days'`,
];

/** Whether something was refused because its account has been deleted. */
export const isRefusedAsGone = (error: unknown): boolean =>
  error instanceof AppError && error.reason === 'account-deleted';

/** Whether the account was deleted. Until the caller's transaction ends, no deletion begins. */
export async function isGone(manager: EntityManager, userId: string): Promise<boolean> {
  const [row]: { gone: boolean }[] = await manager.query(`select is_gone($1) as gone`, [userId]);
  return row!.gone;
}

/**
 * Waits for whatever is being done for this user in the schema, and lets nothing begin any more. Deletes what the platform keeps
 * of the user: queued and ended work, prepared answers, budgets and failed reactions. What stays is the id and the day.
 */
export async function forgetUser(manager: EntityManager, userId: string): Promise<void> {
  await manager.query(`select pg_advisory_xact_lock(hashtextextended('account ' || $1, 0))`, [userId]);
  await manager.query(`insert into gone_user (user_id) values ($1) on conflict do nothing`, [userId]);
  await manager.query(`delete from job_run where user_id = $1 or payload->>'userId' = $1`, [userId]);
  await manager.query(`delete from answered_request where user_id = $1`, [userId]);
  await manager.query(`delete from spent where user_id = $1`, [userId]);
  await manager.query(`delete from failed_reaction where user_id = $1 and name <> $2`, [
    userId,
    userDeleted.name,
  ]);
}
