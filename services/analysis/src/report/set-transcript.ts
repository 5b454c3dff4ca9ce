import { type Analysis, analysis, reportRevised } from '@lectern/contracts/analysis';
import type { Actor } from '@lectern/contracts/actor';
import type { Input } from '@lectern/contracts/define';
import { Database } from '@lectern/platform/database/database';
import { refuse } from '@lectern/platform/errors/app-error';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { figuresOf } from './figures.js';
import { judging } from './judging.js';
import { ReportRepository } from './report.repository.js';

/** A report that changes this often while it is judged is being fought over. */
const MOST_TRIES = 4;

@Controller()
export class SetTranscript {
  constructor(
    private readonly database: Database,
    private readonly repository: ReportRepository,
  ) {}

  @Handles(analysis.setTranscript)
  async handle(
    { sessionId, transcript }: Input<typeof analysis.setTranscript>,
    { userId }: Actor,
  ): Promise<Analysis> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const judged = await this.judge(sessionId, userId, transcript);
      if (judged) return judged;
    }
    throw refuse('analysis-being-changed');
  }

  /** Judged without holding the row, and kept if it is still what was judged; else null. */
  private async judge(sessionId: string, userId: string, text: string): Promise<Analysis | null> {
    const { version, report } = await this.repository.newest(sessionId, userId);
    const revised = await judging.correct({ report, text }, { userId });
    return this.database.transaction(async (tx) => {
      const locked = await this.repository.lockNewest(tx, sessionId, userId);
      if ((await this.repository.versionOf(locked.id, tx)) !== version) return null;
      const { analysisId } = await tx.manager.save(Object.assign(locked, revised));
      await tx.publish(reportRevised, { analysisId, sessionId, userId, ...(await figuresOf(tx, locked)) });
      return revised.analysis;
    });
  }
}
