import { analysisFailed, reportReady } from '@lectern/contracts/analysis';
import type { Transaction } from '@lectern/platform/database/transaction';
import { Reacts } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { SubmissionEntity } from './submission.entity.js';

/** No-recording mode: the audio goes once it is measured, and also when it could not be. */
@Controller()
export class OnAnalysisEnded {
  @Reacts(reportReady)
  afterReport({ analysisId }: { analysisId: string }, tx: Transaction): Promise<void> {
    return this.discard(analysisId, tx);
  }

  @Reacts(analysisFailed)
  afterFailure({ analysisId }: { analysisId: string }, tx: Transaction): Promise<void> {
    return this.discard(analysisId, tx);
  }

  private async discard(analysisId: string, tx: Transaction): Promise<void> {
    const submission = await tx.manager.findOneBy(SubmissionEntity, { analysisId });
    if (!submission?.discardKey) return;
    await tx.discardFile(submission.discardKey);
    submission.discardKey = null;
    await tx.manager.save(submission);
  }
}
