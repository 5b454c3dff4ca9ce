import { randomUUID } from 'node:crypto';
import type { Actor } from '@lectern/contracts/actor';
import type { Input, Output } from '@lectern/contracts/define';
import { recordingSubmitted } from '@lectern/contracts/session-facts';
import { sessions } from '@lectern/contracts/sessions';
import { Database } from '@lectern/platform/database/database';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { depthOf } from '../settings/user-settings.js';
import { SessionRepository } from '../session/session.repository.js';
import { caseNameOf } from '../case/case.repository.js';
import { numberTake } from './number-take.js';
import { RecordingEntity } from './recording.entity.js';
import { allowances } from '../allowances.js';

/** No-recording mode: the browser measured the take and kept no audio; it is judged like any other. */
@Controller()
export class SubmitMeasurements {
  constructor(
    private readonly database: Database,
    private readonly repository: SessionRepository,
  ) {}

  @Handles(sessions.submitMeasurements)
  handle(
    input: Input<typeof sessions.submitMeasurements>,
    { userId }: Actor,
  ): Promise<Output<typeof sessions.submitMeasurements>> {
    const { sessionId, ...measured } = input;
    return this.database.transaction(async (tx) => {
      const session = await this.repository.lockForOwner(tx, sessionId, userId);
      await allowances.assertRoom(tx, userId, 'entries');
      const analysisId = randomUUID();
      await tx.manager.insert(RecordingEntity, {
        id: randomUUID(),
        sessionId,
        userId,
        analysisId,
        fileKey: null,
        contentType: '',
        fileName: '',
        size: 0,
        sha256: '',
        duration: null,
        gaps: measured.gaps ?? [],
        createdAt: new Date(),
      });
      await numberTake(tx, session);
      session.status = 'analyzing';
      await tx.manager.save(session);
      const { title, scenarioType } = session;
      await tx.publish(recordingSubmitted, {
        analysisId,
        sessionId,
        userId,
        title,
        caseName: await caseNameOf(tx.manager, session),
        scenarioType,
        fileKey: null,
        discardAudio: true,
        depth: await depthOf(tx.manager, userId),
        ...measured,
      });
      return { sessionId, jobId: analysisId, status: 'queued' };
    });
  }
}
