import type { Actor } from '@lectern/contracts/actor';
import type { Input, Output } from '@lectern/contracts/define';
import { storedFiles } from '@lectern/contracts/stored-files';
import { Database } from '@lectern/platform/database/database';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { InspectUpload } from '../recording/inspect-upload.js';
import { storeRecording } from '../recording/store-recording.js';
import { SessionRepository } from '../session/session.repository.js';
import { audioKey } from './file-key.rules.js';
import { StoredFileLink } from './stored-file-link.js';

@Controller()
export class UploadAudio {
  constructor(
    private readonly database: Database,
    private readonly repository: SessionRepository,
    private readonly inspect: InspectUpload,
    private readonly link: StoredFileLink,
  ) {}

  @Handles(storedFiles.uploadAudio)
  async handle(
    { sessionId, upload }: Input<typeof storedFiles.uploadAudio>,
    actor: Actor,
  ): Promise<Output<typeof storedFiles.uploadAudio>> {
    await this.repository.ofOwner(sessionId, actor.userId);
    const contentType = await this.inspect.contentTypeOf(upload, actor);
    return this.database.transaction(async (tx) => {
      const session = await this.repository.lockForOwner(tx, sessionId, actor.userId);
      const recording = await storeRecording(tx, { session, upload, contentType, analysisId: null });
      return {
        url: this.link.toRecording(recording) ?? '',
        key: audioKey(sessionId, recording.id),
        status: session.status,
      };
    });
  }
}
