import { analyseRecording } from '@lectern/contracts/analysis';
import type { Payload } from '@lectern/contracts/define';
import { sessionDeleted } from '@lectern/contracts/sessions';
import type { Transaction } from '@lectern/platform/database/transaction';
import { Reacts } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';

/** Deletion removes reports and queued work; a run that is under way finds its row gone and stores nothing. */
@Controller()
export class OnSessionDeleted {
  @Reacts(sessionDeleted)
  async forget({ sessionId }: Payload<typeof sessionDeleted>, tx: Transaction): Promise<void> {
    await tx.manager.query(
      `delete from job_run where job = $1 and id in (select analysis_id from submission where session_id = $2)`,
      [analyseRecording.name, sessionId],
    );
    await tx.manager.query(`delete from submission where session_id = $1`, [sessionId]);
  }
}
