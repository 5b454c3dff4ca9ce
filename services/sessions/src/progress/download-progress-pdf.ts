import type { Actor } from '@lectern/contracts/actor';
import type { Input } from '@lectern/contracts/define';
import type { FileAnswer } from '@lectern/contracts/files';
import { progress } from '@lectern/contracts/progress';
import { isolated } from '@lectern/platform/isolated/isolated';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { ProgressFile } from './progress-file.js';

const papers = isolated<typeof import('../report/progress.task.js')>(
  new URL('../report/progress.task.js', import.meta.url),
);

@Controller()
export class DownloadProgressPdf {
  constructor(private readonly file: ProgressFile) {}

  @Handles(progress.pdf)
  async handle(asked: Input<typeof progress.pdf>, { userId }: Actor): Promise<FileAnswer> {
    const found = await this.file.of(userId, asked);
    const bytes = await papers.writeProgress(found, { userId });
    return this.file.keep(bytes, found.analytics, 'pdf', 'application/pdf');
  }
}
