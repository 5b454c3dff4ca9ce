import { sessionDeleted } from '@lectern/contracts/session-facts';
import type { Transaction } from '@lectern/platform/database/transaction';
import { In } from 'typeorm';
import { RecordingEntity } from '../recording/recording.entity.js';
import { RetakeEntity } from '../retake/retake.entity.js';
import type { SessionEntity } from './session.entity.js';

/**
 * Removes sessions and announces each, so that files, reports and whatever else is kept of it go as well.
 * @param documents `stay` when the case, whose file the PDF has become, goes on without the session
 */
export async function endSessions(
  tx: Transaction,
  sessions: SessionEntity[],
  documents: 'go' | 'stay',
): Promise<void> {
  const ofSessions = { sessionId: In(sessions.map(({ id }) => id)) };
  const recordings = await tx.manager.findBy(RecordingEntity, ofSessions);
  const takes = await tx.manager.findBy(RetakeEntity, ofSessions);
  for (const { id: sessionId, userId, caseId, pdfKey } of sessions) {
    const audio = [...recordings, ...takes].filter((recording) => recording.sessionId === sessionId);
    const stays = documents === 'stay' && caseId !== null;
    await tx.publish(sessionDeleted, {
      sessionId,
      userId,
      fileKeys: [...audio.map(({ fileKey }) => fileKey), stays ? null : pdfKey].filter((key) => key !== null),
      ...(stays && pdfKey !== null && { casePdfKey: pdfKey }),
    });
  }
  await tx.manager.remove(sessions);
}
