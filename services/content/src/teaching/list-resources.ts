import type { Output } from '@lectern/contracts/define';
import { library } from '@lectern/contracts/library';
import { Database } from '@lectern/platform/database/database';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { ResourceDownloadEntity } from './resource-download.entity.js';
import { Teaching } from './teaching.js';

@Controller()
export class ListResources {
  constructor(
    private readonly database: Database,
    private readonly teaching: Teaching,
  ) {}

  @Handles(library.list)
  async handle(): Promise<Output<typeof library.list>> {
    const counts = await this.database.manager.find(ResourceDownloadEntity);
    return {
      resources: this.teaching.resources.map(({ order: _order, content: _content, ...summary }) => ({
        ...summary,
        downloads: counts.find(({ resourceId }) => resourceId === summary.id)?.downloads ?? 0,
      })),
    };
  }
}
