import type { Payload } from '@lectern/contracts/define';
import { userDeleted } from '@lectern/contracts/identity';
import { sessionDeleted } from '@lectern/contracts/sessions';
import type { Transaction } from '@lectern/platform/database/transaction';
import { Reacts } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { UploadGrantEntity } from '../file/upload-grant.entity.js';
import { RecordingEntity } from '../recording/recording.entity.js';
import { TakeEntity } from '../take/take.entity.js';
import { SessionEntity } from './session.entity.js';

/** An account ended: its sessions go, each announced, so that files, reports and documents go as well. */
@Controller()
export class OnUserDeleted {
  @Reacts(userDeleted)
  async deleteSessions({ userId }: Payload<typeof userDeleted>, tx: Transaction): Promise<void> {
    const recordings = await tx.manager.findBy(RecordingEntity, { userId });
    const takes = await tx.manager.findBy(TakeEntity, { userId });
    const sessions = await tx.manager.findBy(SessionEntity, { userId });
    for (const { id: sessionId, pdfKey } of sessions) {
      const ofSession = [...recordings, ...takes].filter((recording) => recording.sessionId === sessionId);
      const fileKeys = [...ofSession.map(({ fileKey }) => fileKey), pdfKey].filter((key) => key !== null);
      await tx.publish(sessionDeleted, { sessionId, userId, fileKeys });
    }
    await tx.manager.remove(sessions);
    await tx.manager.delete(UploadGrantEntity, { userId });
  }
}
