import type { Actor } from '@lectern/contracts/actor';
import type { Input, Output } from '@lectern/contracts/define';
import { storedFiles } from '@lectern/contracts/stored-files';
import { Database } from '@lectern/platform/database/database';
import { refuse } from '@lectern/platform/errors/app-error';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { RecordingEntity } from '../recording/recording.entity.js';
import { SessionEntity } from '../session/session.entity.js';
import { parseFileKey } from './file-key.rules.js';
import { StoredFileLink } from './stored-file-link.js';

@Controller()
export class DownloadUrl {
  constructor(
    private readonly database: Database,
    private readonly link: StoredFileLink,
  ) {}

  @Handles(storedFiles.downloadUrl)
  async handle(
    { key }: Input<typeof storedFiles.downloadUrl>,
    { userId }: Actor,
  ): Promise<Output<typeof storedFiles.downloadUrl>> {
    const downloadUrl = await this.find(key, userId);
    if (downloadUrl === null) throw refuse('no-such-file');
    return { downloadUrl };
  }

  private async find(key: string, userId: string): Promise<string | null> {
    const named = parseFileKey(key);
    if (named === null) return null;
    const { sessionId, recordingId } = named;
    if (recordingId === null) {
      const session = await this.database.manager.findOneBy(SessionEntity, { id: sessionId, userId });
      return session === null ? null : this.link.toPdf(session);
    }
    const recording = await this.database.manager.findOneBy(RecordingEntity, {
      id: recordingId,
      sessionId,
      userId,
    });
    return recording === null ? null : this.link.toRecording(recording);
  }
}
