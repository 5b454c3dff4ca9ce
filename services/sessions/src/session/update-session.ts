import type { Actor } from '@lectern/contracts/actor';
import type { Input } from '@lectern/contracts/define';
import { sameCase } from '@lectern/contracts/case';
import { sessions, type Session } from '@lectern/contracts/sessions';
import { Database } from '@lectern/platform/database/database';
import type { Transaction } from '@lectern/platform/database/transaction';
import { refuse } from '@lectern/platform/errors/app-error';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { ClaimedUpload } from '../file/claimed-upload.js';
import { UploadGrantEntity } from '../file/upload-grant.entity.js';
import { RecordingEntity } from '../recording/recording.entity.js';
import { storeRecording } from '../recording/store-recording.js';
import { SessionRepository } from './session.repository.js';
import { toSession } from './session-view.js';

@Controller()
export class UpdateSession {
  constructor(
    private readonly database: Database,
    private readonly repository: SessionRepository,
    private readonly claimed: ClaimedUpload,
  ) {}

  @Handles(sessions.update)
  async handle(input: Input<typeof sessions.update>, actor: Actor): Promise<Session> {
    const { sessionId, audioUrl, pdfUrl, status, expectedCaseData, ...changes } = input;
    const { userId } = actor;
    await this.repository.ofOwner(sessionId, userId);
    const audio = audioUrl === undefined ? null : await this.claimed.audio(audioUrl, sessionId, actor);
    const pdfKey = pdfUrl === undefined ? null : await this.claimed.pdf(pdfUrl, actor);
    return this.database.transaction(async (tx) => {
      const session = await this.repository.lockForOwner(tx, sessionId, userId);
      if (expectedCaseData !== undefined && !sameCase(session.caseData, expectedCaseData))
        throw refuse('case-changed');
      if (audio !== null) {
        await takeGrant(tx, audio.upload.key, userId);
        await storeRecording(tx, { session, ...audio, analysisId: null });
      }
      if (pdfKey !== null) {
        await takeGrant(tx, pdfKey, userId);
        if (session.pdfKey !== null) await tx.discardFile(session.pdfKey);
        session.pdfKey = pdfKey;
      }
      if (
        changes.scenarioType !== undefined &&
        changes.scenarioType !== session.scenarioType &&
        (await tx.manager.existsBy(RecordingEntity, { sessionId }))
      )
        throw refuse('scenario-kept');
      const given = Object.entries(changes).filter(([, value]) => value !== undefined);
      await tx.manager.save(Object.assign(session, Object.fromEntries(given)));
      const row = await this.repository.ofOwner(sessionId, userId, tx.manager);
      if (status === undefined) return toSession(row);
      if (row.recording === null) throw refuse('not-complete');
      // A running analysis decides the status itself.
      if (session.status === 'created') await tx.manager.save(Object.assign(session, { status }));
      return toSession({ ...row, session });
    });
  }
}

/** Of several who claim one upload, one gets it. @throws AppError conflict */
async function takeGrant(tx: Transaction, storedAs: string, userId: string): Promise<void> {
  const { affected } = await tx.manager.delete(UploadGrantEntity, { storedAs, userId });
  if (affected === 0) throw refuse('upload-taken');
}
