import { analysisFailed, analyzeRecording } from '@lectern/contracts/analysis';
import type { Payload } from '@lectern/contracts/define';
import { recordingSubmitted } from '@lectern/contracts/session-facts';
import type { Transaction } from '@lectern/platform/database/transaction';
import { OnGivenUp, Reacts } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { isForgotten, lockSession } from './forgotten.js';
import { SubmissionEntity } from './submission.entity.js';

@Controller()
export class OnRecordingSubmitted {
  @Reacts(recordingSubmitted)
  async analyze(recording: Payload<typeof recordingSubmitted>, tx: Transaction): Promise<void> {
    const { analysisId, sessionId, userId, fileKey, discardAudio } = recording;
    await lockSession(tx, sessionId);
    if (await isForgotten(tx, [sessionId])) return;
    await tx.manager.insert(SubmissionEntity, {
      analysisId,
      sessionId,
      userId,
      discardKey: discardAudio ? fileKey : null,
    });
    // The caller was promised this id for the run.
    await tx.enqueue(analyzeRecording, recording, { userId, id: analysisId });
  }

  /** A recording that cannot even be queued is a failed analysis, not one without end. */
  @OnGivenUp(recordingSubmitted)
  giveUp(recording: Payload<typeof recordingSubmitted>, tx: Transaction): Promise<void> {
    const { analysisId, sessionId, userId, title, caseName, discardAudio } = recording;
    const reason = 'This failed on our side.';
    return tx.publish(analysisFailed, {
      analysisId,
      sessionId,
      userId,
      title,
      caseName,
      reason,
      audioDiscarded: discardAudio,
    });
  }
}
