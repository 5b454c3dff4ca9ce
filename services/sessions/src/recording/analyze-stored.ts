import { randomUUID } from 'node:crypto';
import type { Actor } from '@lectern/contracts/actor';
import type { Input, Output } from '@lectern/contracts/define';
import { recordingSubmitted } from '@lectern/contracts/session-facts';
import { sessions } from '@lectern/contracts/sessions';
import { Database } from '@lectern/platform/database/database';
import { refuse } from '@lectern/platform/errors/app-error';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { depthOf } from '../settings/user-settings.js';
import { SessionRepository } from '../session/session.repository.js';

@Controller()
export class AnalyzeStored {
  constructor(
    private readonly database: Database,
    private readonly repository: SessionRepository,
  ) {}

  @Handles(sessions.analyzeStored)
  handle(
    { sessionId }: Input<typeof sessions.analyzeStored>,
    { userId }: Actor,
  ): Promise<Output<typeof sessions.analyzeStored>> {
    return this.database.transaction(async (tx) => {
      const session = await this.repository.lockForOwner(tx, sessionId, userId);
      const { recording, caseName } = await this.repository.ofOwner(sessionId, userId, tx.manager);
      if (recording === null) throw refuse('no-recording');
      if (recording.fileKey === null) throw refuse('audio-not-kept');
      if (session.status === 'analyzing') throw refuse('being-analyzed');
      if (session.status === 'completed' && recording.analysisId !== null) throw refuse('analyzed-already');
      // A new run: a late word of the failed one is about nothing any more.
      const analysisId = randomUUID();
      await tx.manager.save(Object.assign(recording, { analysisId }));
      await tx.manager.save(Object.assign(session, { status: 'analyzing' }));
      await tx.publish(recordingSubmitted, {
        analysisId,
        sessionId,
        userId,
        title: session.title,
        caseName,
        scenarioType: session.scenarioType,
        fileKey: recording.fileKey,
        depth: await depthOf(tx.manager, userId),
        discardAudio: false,
        gaps: recording.gaps,
        ...(session.transcript && { transcript: session.transcript, transcriptSource: 'supplied' }),
      });
      return { sessionId, jobId: analysisId, status: 'queued' };
    });
  }
}
