import type { Environment } from '@lectern/platform/config/environment';
import { signLink } from '@lectern/platform/files/signed-link';
import { InjectEnvironment } from '@lectern/platform/provide';
import { Injectable } from '@nestjs/common';
import type { RecordingEntity } from '../recording/recording.entity.js';
import type { SessionEntity } from '../session/session.entity.js';

/** Makes the signed, expiring links under which a browser opens recordings and PDFs. */
@Injectable()
export class StoredFileLink {
  constructor(@InjectEnvironment() private readonly environment: Environment) {}

  /** Null once the audio was discarded. */
  toRecording({
    fileKey,
    fileName,
    contentType,
  }: Pick<RecordingEntity, 'fileKey' | 'fileName' | 'contentType'>): string | null {
    return fileKey === null ? null : this.sign(fileKey, fileName, contentType);
  }

  toPdf({ pdfKey, title }: SessionEntity): string | null {
    return pdfKey === null ? null : this.sign(pdfKey, `${title}.pdf`, 'application/pdf');
  }

  private sign(key: string, name: string, type: string): string {
    return signLink(this.environment.secret('LINK_SECRET'), { key, name, type });
  }
}
