import type { Input } from '@lectern/contracts/define';
import { library, type Resource } from '@lectern/contracts/library';
import { Database } from '@lectern/platform/database/database';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { ResourceDownloadEntity } from './resource-download.entity.js';
import { Teaching } from './teaching.js';

@Controller()
export class GetResource {
  constructor(
    private readonly database: Database,
    private readonly teaching: Teaching,
  ) {}

  @Handles(library.get)
  async handle({ resourceId }: Input<typeof library.get>): Promise<Resource> {
    const { order: _order, ...resource } = this.teaching.resource(resourceId);
    const count = await this.database.manager.findOneBy(ResourceDownloadEntity, { resourceId });
    return { ...resource, downloads: count?.downloads ?? 0 };
  }
}
