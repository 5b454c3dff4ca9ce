import { randomUUID } from 'node:crypto';
import type { Actor } from '@lectern/contracts/actor';
import { achievements } from '@lectern/contracts/achievements';
import type { Input } from '@lectern/contracts/define';
import type { FileAnswer } from '@lectern/contracts/files';
import type { Environment } from '@lectern/platform/config/environment';
import { Database } from '@lectern/platform/database/database';
import { refuse } from '@lectern/platform/errors/app-error';
import type { Files } from '@lectern/platform/files/files';
import { isolated } from '@lectern/platform/isolated/isolated';
import { Handles } from '@lectern/platform/messaging/handles';
import { InjectEnvironment, InjectFiles } from '@lectern/platform/provide';
import { Controller } from '@nestjs/common';
import { findCertificate } from './certificates.js';

const prints = isolated<typeof import('./certificate.task.js')>(
  new URL('./certificate.task.js', import.meta.url),
);

@Controller()
export class DownloadCertificate {
  constructor(
    private readonly database: Database,
    @InjectFiles() private readonly files: Files,
    @InjectEnvironment() private readonly environment: Environment,
  ) {}

  @Handles(achievements.downloadCertificate)
  async handle(
    _input: Input<typeof achievements.downloadCertificate>,
    { userId }: Actor,
  ): Promise<FileAnswer> {
    const certificate = await findCertificate(this.database.manager, { userId });
    if (certificate === null) throw refuse('no-certificate-yet');
    const checkedAt = `${this.environment.publicUrl}/certificate/${certificate.number}`;
    const bytes = await prints.printCertificate({ ...certificate, checkedAt }, { userId });
    const key = `generated/${randomUUID()}`;
    const { size } = await this.files.put(key, bytes);
    return {
      key,
      fileName: `Lectern certificate ${certificate.number}.pdf`,
      contentType: 'application/pdf',
      size,
      temporary: true,
    };
  }
}
