import { analyseRecording } from '@lectern/contracts/analysis';
import type { Payload } from '@lectern/contracts/define';
import { recordingSubmitted } from '@lectern/contracts/sessions';
import type { Transaction } from '@lectern/platform/database/transaction';
import { Reacts } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { isForgotten, lockSession } from './forgotten.js';
import { SubmissionEntity } from './submission.entity.js';

@Controller()
export class OnRecordingSubmitted {
  @Reacts(recordingSubmitted)
  async analyse(recording: Payload<typeof recordingSubmitted>, tx: Transaction): Promise<void> {
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
    await tx.enqueue(analyseRecording, recording, { userId, id: analysisId });
  }
}
