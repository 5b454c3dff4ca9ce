import type { Actor } from '@lectern/contracts/actor';
import type { Input, Payload } from '@lectern/contracts/define';
import { sessionDeleted, sessions } from '@lectern/contracts/sessions';
import { Database } from '@lectern/platform/database/database';
import type { Files } from '@lectern/platform/files/files';
import { Handles, Reacts } from '@lectern/platform/messaging/handles';
import { InjectFiles } from '@lectern/platform/provide';
import { Controller } from '@nestjs/common';
import { RecordingEntity } from '../recording/recording.entity.js';
import { TakeEntity } from '../take/take.entity.js';
import { SessionRepository } from './session.repository.js';

@Controller()
export class DeleteSession {
  constructor(
    private readonly database: Database,
    private readonly repository: SessionRepository,
    @InjectFiles() private readonly files: Files,
  ) {}

  @Handles(sessions.delete)
  handle({ sessionId }: Input<typeof sessions.delete>, actor: Actor): Promise<null> {
    return this.database.transaction(async (tx) => {
      const session = await this.repository.lockForOwner(tx, sessionId, actor.userId);
      const recordings = await tx.manager.findBy(RecordingEntity, { sessionId, userId: actor.userId });
      const takes = await tx.manager.findBy(TakeEntity, { sessionId, userId: actor.userId });
      const audio = [...recordings, ...takes].map(({ fileKey }) => fileKey);
      const fileKeys = [...audio, session.pdfKey].filter((key) => key !== null);
      await tx.manager.remove(session);
      await tx.publish(sessionDeleted, { sessionId, userId: actor.userId, fileKeys });
      return null;
    });
  }

  /** The files go after the rows are gone for good, and again if this is cut off: deleting twice is no error. */
  @Reacts(sessionDeleted)
  async deleteFiles({ fileKeys }: Payload<typeof sessionDeleted>): Promise<void> {
    for (const key of fileKeys) await this.files.delete(key);
  }
}
