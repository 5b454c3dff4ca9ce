import { randomUUID } from 'node:crypto';
import type { Actor } from '@lectern/contracts/actor';
import type { Input } from '@lectern/contracts/define';
import type { FileAnswer } from '@lectern/contracts/files';
import { library } from '@lectern/contracts/library';
import { Database } from '@lectern/platform/database/database';
import type { Files } from '@lectern/platform/files/files';
import { isolated } from '@lectern/platform/isolated/isolated';
import { Handles } from '@lectern/platform/messaging/handles';
import { InjectFiles } from '@lectern/platform/provide';
import { Controller } from '@nestjs/common';
import { Teaching } from './teaching.js';

const printing = isolated<typeof import('./handout.task.js')>(new URL('./handout.task.js', import.meta.url));

@Controller()
export class PrintResource {
  constructor(
    private readonly database: Database,
    private readonly teaching: Teaching,
    @InjectFiles() private readonly files: Files,
  ) {}

  @Handles(library.print)
  async handle({ resourceId }: Input<typeof library.print>, { userId }: Actor): Promise<FileAnswer> {
    const { title, description, content } = this.teaching.resource(resourceId);
    const bytes = await printing.handout({ title, description, content }, { userId });
    const key = `generated/${randomUUID()}.pdf`;
    const { size } = await this.files.put(key, bytes);
    await this.database.transaction((tx) =>
      tx.manager.query(
        `insert into resource_download values ($1, 1)
         on conflict (resource_id) do update set downloads = resource_download.downloads + 1`,
        [resourceId],
      ),
    );
    const fileName = `${title.replaceAll(/[\\/:*?"<>|]+/g, '-')}.pdf`;
    return { key, fileName, contentType: 'application/pdf', size, temporary: true };
  }
}
