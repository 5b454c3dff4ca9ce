import { Database } from '@lectern/platform/database/database';
import { Injectable } from '@nestjs/common';
import { refusal } from '../pool/pool-refusal.js';
import { FORGET_AFTER_SECONDS, lockSeconds } from './lock-out.rules.js';

// What the n-th failure costs, as a table for the statement below; its last entry goes for all that follow.
const LOCKS = Array.from({ length: 16 }, (_, index) => lockSeconds(index + 1));

/** Counts attempts to prove a password, in both sign-in flows and in password changes. */
@Injectable()
export class Attempts {
  constructor(private readonly database: Database) {}

  /**
   * Counts an attempt as failed before anything is checked, so that parallel guesses cannot slip past the lock. Inside a lock
   * nothing is counted. The lock is held against the clock, not against now(): who waited here for another attempt began before
   * it, and would take a lock of no time for one that has yet to end. @throws AppError NotAuthorizedException while the subject is locked
   */
  async begin(subject: string): Promise<void> {
    const rows: unknown[] = await this.database.manager.query(
      `insert into sign_in_failure as f (subject, failures, last_at) values ($1, 1, now())
       on conflict (subject) do update set
         failures = case when f.last_at < now() - $2 * interval '1 second' then 1 else f.failures + 1 end,
         locked_until = now() + interval '1 second' *
           case when f.last_at < now() - $2 * interval '1 second' then 0
           else ($3::int[])[least(f.failures + 1, cardinality($3::int[]))] end,
         last_at = now()
       where f.locked_until is null or f.locked_until <= clock_timestamp()
       returning failures`,
      [subject, FORGET_AFTER_SECONDS, LOCKS],
    );
    if (rows.length === 0) throw refusal('NotAuthorizedException', 'Password attempts exceeded');
  }

  /** The password was right. */
  async succeed(subject: string): Promise<void> {
    await this.database.manager.query(`delete from sign_in_failure where subject = $1`, [subject]);
  }
}
