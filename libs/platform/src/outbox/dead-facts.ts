import { wakeOf } from '../database/wakeups.js';

/** What is called when an operator wants dead facts tried again. */
export const RETRY = 'dead facts';

/** A fact whose reaction was given up after five tries. */
export interface DeadFact {
  event_id: string;
  reaction: string;
  name: string;
  attempts: number;
  error: string;
  message: string;
  trace_id: string;
  user_id: string | null;
  first_failed_at: Date;
  dead_at: Date;
  retry_at: Date | null;
}

/** Runs a statement in the schema of one service. */
export type Run = <T>(sql: string, parameters?: unknown[]) => Promise<T[]>;

/** Dead facts, oldest first. Their payloads stay where they are: they hold what users wrote. */
export const listDead = (run: Run): Promise<DeadFact[]> =>
  run(
    `select event_id, reaction, name, attempts, error, message, trace_id, user_id, first_failed_at, dead_at, retry_at
     from failed_reaction where dead_at is not null order by first_failed_at`,
  );

/** Has the service try them once more; what fails again stays. @param ids facts, or nothing for all @returns how many */
export async function retryDead(run: Run, schema: string, ids: string[]): Promise<number> {
  const rows = await run(
    `update failed_reaction set retry_at = now()
     where dead_at is not null and (cardinality($1::uuid[]) = 0 or event_id = any($1)) returning 1`,
    [ids],
  );
  await run(...wakeOf(schema, RETRY));
  return rows.length;
}

/** Deletes them: their effect will never be. @param ids facts, or nothing for all @returns how many */
export async function dropDead(run: Run, ids: string[]): Promise<number> {
  const rows = await run(
    `delete from failed_reaction
     where dead_at is not null and (cardinality($1::uuid[]) = 0 or event_id = any($1)) returning 1`,
    [ids],
  );
  return rows.length;
}
