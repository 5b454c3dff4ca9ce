import type { Actor } from '@lectern/contracts/actor';
import type { Input } from '@lectern/contracts/define';
import { type PassageComparison, takeAnalysis, takeEnded } from '@lectern/contracts/takes';
import { Database } from '@lectern/platform/database/database';
import { AppError } from '@lectern/platform/errors/app-error';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { ReportEntity } from '../report/report.entity.js';
import type { Transcript } from '../transcript/transcript.js';
import { compareTake } from './compare-take.js';
import { TakeReportEntity } from './take-report.entity.js';

@Controller()
export class SetTakeWords {
  constructor(private readonly database: Database) {}

  @Handles(takeAnalysis.setWords)
  handle(
    { sessionId, takeId, transcript: text }: Input<typeof takeAnalysis.setWords>,
    { userId }: Actor,
  ): Promise<PassageComparison> {
    return this.database.transaction(async (tx) => {
      const take = await tx.manager.findOne(TakeReportEntity, {
        where: { takeId, sessionId, userId },
        lock: { mode: 'pessimistic_write' },
      });
      if (take === null) throw new AppError('not_found', 'There is no such retake.');
      if (take.material === null) throw new AppError('conflict', 'This retake is not measured yet.');
      const { analysisId } = take.material;
      const report = await tx.manager.findOneBy(ReportEntity, { analysisId });
      if (report === null) throw new AppError('not_found', 'The analysis of this passage is gone.');
      const transcript: Transcript | null = text === '' ? null : { source: 'supplied', text, words: null };
      const comparison = compareTake(take.material, report, transcript);
      await tx.manager.update(TakeReportEntity, { takeId }, { comparison });
      await tx.publish(takeEnded, { takeId, sessionId, userId });
      return comparison;
    });
  }
}
