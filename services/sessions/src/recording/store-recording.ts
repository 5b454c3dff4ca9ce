import { randomUUID } from 'node:crypto';
import type { StoredUpload } from '@lectern/contracts/files';
import type { Transaction } from '@lectern/platform/database/transaction';
import type { SessionEntity } from '../session/session.entity.js';
import { RecordingEntity } from './recording.entity.js';

interface NewRecording {
  session: SessionEntity;
  upload: StoredUpload;
  /** As inspected, not as claimed. */
  contentType: string;
  analysisId: string | null;
}

/** Adds a recording to its session: the newest one from now on. */
export function storeRecording(tx: Transaction, recording: NewRecording): Promise<RecordingEntity> {
  const { session, upload, contentType, analysisId } = recording;
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
      createdAt: new Date(),
    }),
  );
}
