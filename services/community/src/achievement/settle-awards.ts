import type { Payload, Result } from '@lectern/contracts/define';
import { databaseClock } from '@lectern/platform/database/database-clock';
import type { Transaction } from '@lectern/platform/database/transaction';
import type { JobRun } from '@lectern/platform/jobs/job-run';
import { Processes } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { lockMember } from '../member/member.repository.js';
import { recount } from '../result/figures.js';
import { settleAwards } from './settle.job.js';

type Run = JobRun<Result<typeof settleAwards>>;

/** How long nothing more must have been told again. */
const QUIET_MS = 60_000;

/**
 * Reports of before are told again one by one, in any order. A part of a history can seem to have earned what the whole has not,
 * and what is earned is never taken back: so nothing is awarded to this member until all is told.
 */
export async function awaitMore(tx: Transaction, userId: string): Promise<void> {
  const until = new Date((await databaseClock(tx.manager)).getTime() + QUIET_MS);
  const rows: { waits: boolean }[] = await tx.manager.query(
    `select settle_at is not null as waits from member where user_id = $1`,
    [userId],
  );
  await tx.manager.query(`update member set settle_at = $2 where user_id = $1`, [userId, until]);
  if (rows[0]?.waits === false) await tx.enqueue(settleAwards, { userId }, { runAt: until });
}

@Controller()
export class SettleAwards {
  @Processes(settleAwards)
  process({ userId }: Payload<typeof settleAwards>, run: Run): Promise<void> {
    return run.complete(async (tx) => {
      const member = await lockMember(tx, userId);
      if (member === null || member.settle_at === null) return { settled: false };
      if (member.settle_at > (await databaseClock(tx.manager))) {
        await tx.enqueue(settleAwards, { userId }, { runAt: member.settle_at });
        return { settled: false };
      }
      await tx.manager.query(`update member set settle_at = null where user_id = $1`, [userId]);
      await recount(tx, { ...member, settle_at: null }, 'all');
      return { settled: true };
    });
  }
}
