import { analysisFailed, reportReady } from '@lectern/contracts/analysis';
import type { Files } from '@lectern/platform/files/files';
import type { Transaction } from '@lectern/platform/database/transaction';
import { Reacts } from '@lectern/platform/messaging/handles';
import { InjectFiles } from '@lectern/platform/provide';
import { Controller } from '@nestjs/common';
import { SubmissionEntity } from './submission.entity.js';

/** No-recording mode: the audio goes once it is measured, and also when it could not be. Retried until it is gone. */
@Controller()
export class OnAnalysisEnded {
  constructor(@InjectFiles() private readonly files: Files) {}

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
    await this.files.delete(submission.discardKey);
    submission.discardKey = null;
    await tx.manager.save(submission);
  }
}
