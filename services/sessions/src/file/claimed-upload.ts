import { createHash } from 'node:crypto';
import type { Actor } from '@lectern/contracts/actor';
import { analysis } from '@lectern/contracts/analysis';
import type { StoredUpload } from '@lectern/contracts/files';
import type { Environment } from '@lectern/platform/config/environment';
import { Database } from '@lectern/platform/database/database';
import { AppError } from '@lectern/platform/errors/app-error';
import type { Files } from '@lectern/platform/files/files';
import { openLink, openUploadLink } from '@lectern/platform/files/signed-link';
import { Bus } from '@lectern/platform/messaging/bus';
import { InjectEnvironment, InjectFiles } from '@lectern/platform/provide';
import { Injectable } from '@nestjs/common';
import { RecordingEntity } from '../recording/recording.entity.js';
import { parseFileKey } from './file-key.rules.js';
import { UploadGrantEntity } from './upload-grant.entity.js';

/** Finds what a user sent to an upload link, and makes sure that it is what it was promised to be. */
@Injectable()
export class ClaimedUpload {
  constructor(
    private readonly database: Database,
    private readonly bus: Bus,
    @InjectFiles() private readonly files: Files,
    @InjectEnvironment() private readonly environment: Environment,
  ) {}

  /**
   * The upload that a key or a link names; null for a recording that the session holds already.
   * @throws AppError not_found, or what inspection says against the file
   */
  async audio(
    named: string,
    sessionId: string,
    actor: Actor,
  ): Promise<{ upload: StoredUpload; contentType: string } | null> {
    const where = this.recordingNamed(named);
    if (where !== null) {
      const { userId } = actor;
      if (await this.database.manager.existsBy(RecordingEntity, { ...where, sessionId, userId })) return null;
      throw new AppError('not_found', 'There is no such recording in this session.');
    }
    const key = this.opened(named, 'upload', openUploadLink)?.key ?? named;
    const grant = await this.database.manager.findOneBy(UploadGrantEntity, {
      key,
      userId: actor.userId,
      fileType: 'audio',
    });
    if (grant === null || grant.storedAs === null)
      throw new AppError('not_found', 'There is no such upload.');
    const hash = createHash('sha256');
    let size = 0;
    for await (const chunk of await this.files.read(grant.storedAs)) {
      hash.update(chunk as Buffer);
      size += (chunk as Buffer).length;
    }
    const { fileName, contentType, storedAs } = grant;
    const upload = { key: storedAs, fileName, contentType, size, sha256: hash.digest('hex') };
    const inspected = await this.bus.ask(analysis.inspectRecording, { upload }, actor);
    return { upload, contentType: inspected.contentType };
  }

  private recordingNamed(named: string): { id: string } | { fileKey: string } | null {
    const recordingId = parseFileKey(named)?.recordingId;
    if (typeof recordingId === 'string') return { id: recordingId };
    const link = this.opened(named, 'media', openLink);
    return link && { fileKey: link.key };
  }

  /** What a link of this installation, with or without its host, grants. */
  private opened<G>(
    named: string,
    purpose: 'media' | 'upload',
    open: (secret: string, token: string) => G,
  ): G | null {
    const token = new RegExp(`^(?:https?://[^/]+)?/${purpose}/([^/?#]+)$`).exec(named)?.[1];
    return token === undefined ? null : open(this.environment.secret('LINK_SECRET'), token);
  }
}
