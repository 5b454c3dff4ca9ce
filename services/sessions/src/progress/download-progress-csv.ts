import type { Actor } from '@lectern/contracts/actor';
import type { Input } from '@lectern/contracts/define';
import type { FileAnswer } from '@lectern/contracts/files';
import { progress } from '@lectern/contracts/progress';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { progressCsv } from './progress-csv.rules.js';
import { ProgressFile } from './progress-file.js';

@Controller()
export class DownloadProgressCsv {
  constructor(private readonly file: ProgressFile) {}

  @Handles(progress.csv)
  async handle(asked: Input<typeof progress.csv>, { userId }: Actor): Promise<FileAnswer> {
    const found = await this.file.of(userId, asked);
    const bytes = Buffer.from(progressCsv(found.analytics, found.rows));
    return this.file.keep(bytes, found.analytics, 'csv', 'text/csv; charset=utf-8');
  }
}
