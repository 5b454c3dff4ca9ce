import { randomUUID } from 'node:crypto';
import type { Actor } from '@lectern/contracts/actor';
import { analysis } from '@lectern/contracts/analysis';
import type { Input, Output } from '@lectern/contracts/define';
import { recordingSubmitted, sessions } from '@lectern/contracts/sessions';
import { Database } from '@lectern/platform/database/database';
import { Bus } from '@lectern/platform/messaging/bus';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { SessionRepository } from '../session/session.repository.js';
import { storeRecording } from './store-recording.js';

@Controller()
export class AnalyzeRecording {
  constructor(
    private readonly database: Database,
    private readonly repository: SessionRepository,
    private readonly bus: Bus,
  ) {}

  @Handles(sessions.analyze)
  async handle(
    input: Input<typeof sessions.analyze>,
    actor: Actor,
  ): Promise<Output<typeof sessions.analyze>> {
    const { sessionId, upload, transcript, transcriptSource, script, discardAudio } = input;
    const { userId } = actor;
    // A stranger must not even learn whether a file decodes.
    await this.repository.ofOwner(sessionId, userId);
    const { contentType } = await this.bus.ask(analysis.inspectRecording, { upload }, actor);

    return this.database.transaction(async (tx) => {
      const session = await this.repository.lockForOwner(tx, sessionId, userId);
      const analysisId = randomUUID();
      await storeRecording(tx, { session, upload, contentType, analysisId });
      session.status = 'analyzing';
      await tx.manager.save(session);
      await tx.publish(recordingSubmitted, {
        analysisId,
        sessionId,
        userId,
        title: session.title,
        scenarioType: session.scenarioType,
        fileKey: upload.key,
        discardAudio: discardAudio === 'true',
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
