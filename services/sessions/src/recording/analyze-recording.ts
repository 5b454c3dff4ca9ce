import { randomUUID } from 'node:crypto';
import type { Actor } from '@lectern/contracts/actor';
import type { Input, Output } from '@lectern/contracts/define';
import { recordingSubmitted } from '@lectern/contracts/session-facts';
import { sessions } from '@lectern/contracts/sessions';
import { Database } from '@lectern/platform/database/database';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { depthOf } from '../settings/user-settings.js';
import { InspectUpload } from './inspect-upload.js';
import { SessionRepository } from '../session/session.repository.js';
import { caseNameOf } from '../case/case.repository.js';
import { storeRecording } from './store-recording.js';

@Controller()
export class AnalyzeRecording {
  constructor(
    private readonly database: Database,
    private readonly repository: SessionRepository,
    private readonly inspect: InspectUpload,
  ) {}

  @Handles(sessions.analyze)
  async handle(
    input: Input<typeof sessions.analyze>,
    actor: Actor,
  ): Promise<Output<typeof sessions.analyze>> {
    const { sessionId, upload, transcript, transcriptSource, script, discardAudio, gaps } = input;
    const { userId } = actor;
    // A stranger must not even learn whether a file decodes.
    await this.repository.ofOwner(sessionId, userId);
    const contentType = await this.inspect.contentTypeOf(upload, actor);

    return this.database.transaction(async (tx) => {
      const session = await this.repository.lockForOwner(tx, sessionId, userId);
      const analysisId = randomUUID();
      await storeRecording(tx, { session, upload, contentType, analysisId, gaps });
      session.status = 'analyzing';
      await tx.manager.save(session);
      await tx.publish(recordingSubmitted, {
        analysisId,
        sessionId,
        userId,
        title: session.title,
        caseName: await caseNameOf(tx.manager, session),
        scenarioType: session.scenarioType,
        fileKey: upload.key,
        depth: await depthOf(tx.manager, userId),
        discardAudio: discardAudio === 'true',
        gaps,
        transcript,
        transcriptSource,
        script,
      });
      return {
        sessionId,
        jobId: analysisId,
        status: 'queued',
        received: { size: upload.size, sha256: upload.sha256 },
      };
    });
  }
}
