import { analyzeRecording } from '@lectern/contracts/analysis';
import { analyzeRetake, retakeDeleted } from '@lectern/contracts/retakes';
import type { Payload } from '@lectern/contracts/define';
import { userDeleted } from '@lectern/contracts/identity';
import { sessionDeleted } from '@lectern/contracts/session-facts';
import type { Transaction } from '@lectern/platform/database/transaction';
import { Reacts } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { lockSession, markForgotten } from './forgotten.js';

/** Deletion removes reports and queued work; a run that is under way finds its row gone and stores nothing. */
@Controller()
export class ForgetReports {
  @Reacts(sessionDeleted)
  async ofSession({ sessionId }: Payload<typeof sessionDeleted>, tx: Transaction): Promise<void> {
    await lockSession(tx, sessionId);
    await markForgotten(tx, sessionId);
    await forget(tx, 'session_id', sessionId);
  }

  @Reacts(retakeDeleted)
  async ofRetake({ takeId, sessionId }: Payload<typeof retakeDeleted>, tx: Transaction): Promise<void> {
    await lockSession(tx, sessionId);
    await markForgotten(tx, takeId);
    await tx.manager.query(`delete from job_run where job = $1 and id = $2`, [analyzeRetake.name, takeId]);
    await tx.manager.query(`delete from take_report where take_id = $1`, [takeId]);
  }

  @Reacts(userDeleted)
  ofUser({ userId }: Payload<typeof userDeleted>, tx: Transaction): Promise<void> {
    return forget(tx, 'user_id', userId);
  }
}

async function forget(tx: Transaction, column: 'session_id' | 'user_id', value: string): Promise<void> {
  await tx.manager.query(
    `delete from job_run where job = $1 and id in (select analysis_id from submission where ${column} = $2)`,
    [analyzeRecording.name, value],
  );
  await tx.manager.query(
    `delete from job_run where job = $1 and id in (select take_id from take_report where ${column} = $2)`,
    [analyzeRetake.name, value],
  );
  await tx.manager.query(`delete from take_report where ${column} = $1`, [value]);
  await tx.manager.query(`delete from submission where ${column} = $1`, [value]);
}
