import { createHash } from 'node:crypto';
import type { Actor } from '@lectern/contracts/actor';
import type { StoredUpload } from '@lectern/contracts/files';
import type { Environment } from '@lectern/platform/config/environment';
import { Database } from '@lectern/platform/database/database';
import { refuse } from '@lectern/platform/errors/app-error';
import type { Files } from '@lectern/platform/files/files';
import { openLink, openUploadLink } from '@lectern/platform/files/signed-link';
import { InjectEnvironment, InjectFiles } from '@lectern/platform/provide';
import { Injectable } from '@nestjs/common';
import { InspectUpload } from '../recording/inspect-upload.js';
import { RecordingEntity } from '../recording/recording.entity.js';
import { parseFileKey } from './file-key.rules.js';
import { assertPdf } from './stored-pdf.js';
import { UploadGrantEntity } from './upload-grant.entity.js';

/** Finds what a user sent to an upload link, and makes sure that it is what it was promised to be. */
@Injectable()
export class ClaimedUpload {
  constructor(
    private readonly database: Database,
    private readonly inspect: InspectUpload,
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
      throw refuse('no-such-recording');
    }
    const { fileName, contentType, storedAs } = await this.granted(named, 'audio', actor);
    const hash = createHash('sha256');
    let size = 0;
    for await (const chunk of await this.files.read(storedAs)) {
      hash.update(chunk as Buffer);
      size += (chunk as Buffer).length;
    }
    const upload = { key: storedAs, fileName, contentType, size, sha256: hash.digest('hex') };
    return { upload, contentType: await this.inspect.contentTypeOf(upload, actor) };
  }

  /** Key of the stored PDF that an upload's key or link names. @throws AppError not_found, or that it is no PDF */
  async pdf(named: string, actor: Actor): Promise<string> {
    const { storedAs } = await this.granted(named, 'pdf', actor);
    await assertPdf(this.files, storedAs);
    return storedAs;
  }

  private async granted(
    named: string,
    fileType: UploadGrantEntity['fileType'],
    { userId }: Actor,
  ): Promise<{ storedAs: string; fileName: string; contentType: string }> {
    const key = this.opened(named, 'upload', openUploadLink)?.key ?? named;
    const grant = await this.database.manager.findOneBy(UploadGrantEntity, { key, userId, fileType });
    if (!grant?.storedAs) throw refuse('no-such-upload');
    const { storedAs, fileName, contentType } = grant;
    return { storedAs, fileName, contentType };
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
