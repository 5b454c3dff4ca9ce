import type { Actor } from '@lectern/contracts/actor';
import { dataExport } from '@lectern/contracts/data-export';
import type { Input, Output } from '@lectern/contracts/define';
import type { Environment } from '@lectern/platform/config/environment';
import { databaseClock } from '@lectern/platform/database/database-clock';
import { Database } from '@lectern/platform/database/database';
import { refuse } from '@lectern/platform/errors/app-error';
import { signLink } from '@lectern/platform/files/signed-link';
import { Handles } from '@lectern/platform/messaging/handles';
import { InjectEnvironment } from '@lectern/platform/provide';
import { Controller } from '@nestjs/common';
import { DataExportEntity } from './data-export.entity.js';

/** A large file over a slow line is fetched in several requests, and each needs the link. */
const LINK_SECONDS = 3600;

@Controller()
export class LinkExport {
  constructor(
    private readonly database: Database,
    @InjectEnvironment() private readonly environment: Environment,
  ) {}

  @Handles(dataExport.link)
  async handle(
    { exportId }: Input<typeof dataExport.link>,
    { userId }: Actor,
  ): Promise<Output<typeof dataExport.link>> {
    const { manager } = this.database;
    const found = await manager.findOneBy(DataExportEntity, { id: exportId, userId, state: 'ready' });
    const now = await databaseClock(manager);
    const { fileKey: key = null, expiresAt = null, requestedAt = now } = found ?? {};
    const left = expiresAt === null ? 0 : Math.floor((expiresAt.getTime() - now.getTime()) / 1000);
    if (key === null || left <= 0) throw refuse('no-such-export');
    const seconds = Math.min(LINK_SECONDS, left);
    const name = `Lectern data ${requestedAt.toISOString().slice(0, 10)}.zip`;
    return {
      url: signLink(this.environment.secret('LINK_SECRET'), { key, name, type: 'application/zip' }, seconds),
      expiresAt: new Date(now.getTime() + seconds * 1000).toISOString(),
    };
  }
}
