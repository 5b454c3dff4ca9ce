import { randomUUID } from 'node:crypto';
import type { StoredUpload } from '@lectern/contracts/files';
import type { Transaction } from '@lectern/platform/database/transaction';
import type { SessionEntity } from '../session/session.entity.js';
import { numberTake } from './number-take.js';
import { RecordingEntity } from './recording.entity.js';
import { allowances } from '../allowances.js';

interface NewRecording {
  session: SessionEntity;
  upload: StoredUpload;
  /** As inspected, not as claimed. */
  contentType: string;
  analysisId: string | null;
  /** Where it was paused, in its own seconds. */
  gaps?: number[] | undefined;
}

/** Adds a recording to its session: the newest one from now on. */
export async function storeRecording(tx: Transaction, recording: NewRecording): Promise<RecordingEntity> {
  const { session, upload, contentType, analysisId, gaps = [] } = recording;
  await allowances.assertRoom(tx, session.userId, 'entries');
  await allowances.assertRoom(tx, session.userId, 'recordings', upload.size);
  await numberTake(tx, session);
  await tx.manager.save(session);
  return tx.manager.save(
    tx.manager.create(RecordingEntity, {
      id: randomUUID(),
      sessionId: session.id,
      userId: session.userId,
      analysisId,
      fileKey: upload.key,
      contentType,
      fileName: upload.fileName,
      size: upload.size,
      sha256: upload.sha256,
      duration: null,
      gaps,
      createdAt: new Date(),
    }),
  );
}
