import type { CheckResult } from '@lectern/contracts/health';
import type { Database } from '../database/database.js';

type Result = Omit<CheckResult, 'name'>;

/** What it means when something is away that a feature needs. */
export const NEEDS = {
  files: 'Files cannot be stored or read at the moment.',
  mail: 'Letters cannot be sent at the moment. They wait.',
} as const;

/** Facts that nobody took, and reactions that were given up. */
export async function factsCheck(database: Database): Promise<Result> {
  const [row]: { waiting: string; dead: string }[] = await database.manager.query(
    `select (select count(*) from outbox where created_at < now() - interval '1 minute') as waiting,
            (select count(*) from failed_reaction where dead_at is not null) as dead`,
  );
  const waiting = Number(row?.waiting ?? 0);
  const dead = Number(row?.dead ?? 0);
  if (waiting === 0 && dead === 0) return { status: 'ok' };
  return {
    status: 'degraded',
    message: `${waiting} facts wait for more than a minute, ${dead} reactions were given up.`,
  };
}

/** Jobs that no worker has begun for five minutes. */
export async function waitingJobsCheck(database: Database): Promise<Result> {
  const [row]: { waiting: string }[] = await database.manager.query(
    `select count(*) as waiting from job_run
     where state = 'queued' and greatest(coalesce(run_at, created_at), heartbeat_at) < now() - interval '5 minutes'`,
  );
  const waiting = Number(row?.waiting ?? 0);
  if (waiting === 0) return { status: 'ok' };
  return { status: 'degraded', message: `${waiting} jobs wait for more than five minutes.` };
}
