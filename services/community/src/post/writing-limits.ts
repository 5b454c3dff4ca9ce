import type { Transaction } from '@lectern/platform/database/transaction';
import { refuse } from '@lectern/platform/errors/app-error';

/** How much one member writes at most in so many seconds. */
const LIMITS = {
  post: { most: 10, seconds: 600 },
  comment: { most: 30, seconds: 600 },
  report: { most: 20, seconds: 3600 },
} as const;

/** Counts what a member writes, under the member's lock. @throws AppError rate_limited, with the seconds to wait */
export async function countWriting(
  tx: Transaction,
  userId: string,
  kind: keyof typeof LIMITS,
): Promise<void> {
  const { most, seconds } = LIMITS[kind];
  const recent: { wait: number }[] = await tx.manager.query(
    `select ceil(extract(epoch from at - clock_timestamp()) + $3)::int as wait from writing
     where user_id = $1 and kind = $2 and at > clock_timestamp() - $3 * interval '1 second' order by at desc limit $4`,
    [userId, kind, seconds, most],
  );
  const oldest = recent[most - 1];
  if (oldest !== undefined) {
    const retryAfterSeconds = Math.max(1, oldest.wait);
    throw refuse('too-much-writing', { kind, most, seconds: retryAfterSeconds }, { retryAfterSeconds });
  }
  await tx.manager.query(`insert into writing (user_id, kind) values ($1, $2)`, [userId, kind]);
}
