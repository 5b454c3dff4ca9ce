import { randomUUID } from 'node:crypto';
import type { Input } from '@lectern/contracts/define';
import type { FileAnswer } from '@lectern/contracts/files';
import { type Analytics, type ComparisonRow, MAX_COMPARED, type progress } from '@lectern/contracts/progress';
import type { Files } from '@lectern/platform/files/files';
import { InjectFiles } from '@lectern/platform/provide';
import { Injectable } from '@nestjs/common';
import { ReadComparison } from './read-comparison.js';
import { ReadProgress } from './read-progress.js';

/** The figures of the page with all sessions of the period, to be written down. */
@Injectable()
export class ProgressFile {
  constructor(
    private readonly read: ReadProgress,
    private readonly comparison: ReadComparison,
    @InjectFiles() private readonly files: Files,
  ) {}

  async of(
    userId: string,
    asked: Input<typeof progress.csv>,
  ): Promise<{ analytics: Analytics; rows: ComparisonRow[] }> {
    const analytics = await this.read.of(userId, asked);
    const { from, to } = analytics;
    const rows: ComparisonRow[] = [];
    for (;;) {
      const after = rows.at(-1)?.sessionId;
      const page = await this.comparison.of(userId, {
        from,
        to,
        limit: MAX_COMPARED,
        ...(after && { after }),
      });
      rows.push(...page);
      if (page.length < MAX_COMPARED) return { analytics, rows };
    }
  }

  async keep(
    bytes: Buffer,
    { from, to }: Analytics,
    ending: string,
    contentType: string,
  ): Promise<FileAnswer> {
    const key = `generated/${randomUUID()}`;
    const { size } = await this.files.put(key, bytes);
    return { key, fileName: `Progress ${from} to ${to}.${ending}`, contentType, size, temporary: true };
  }
}
