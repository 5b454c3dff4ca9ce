import type { Actor } from '@lectern/contracts/actor';
import type { Input } from '@lectern/contracts/define';
import { type PassageComparison, retakeAnalysis, retakeEnded } from '@lectern/contracts/retakes';
import { Database } from '@lectern/platform/database/database';
import { AppError } from '@lectern/platform/errors/app-error';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { judging } from '../report/judging.js';
import { ReportEntity } from '../report/report.entity.js';
import type { Transcript } from '../transcript/transcript.js';
import { RetakeReportEntity } from './retake-report.entity.js';

const NO_RETAKE = 'There is no such retake.';

@Controller()
export class SetRetakeWords {
  constructor(private readonly database: Database) {}

  @Handles(retakeAnalysis.setWords)
  async handle(
    { sessionId, takeId, transcript: text }: Input<typeof retakeAnalysis.setWords>,
    { userId }: Actor,
  ): Promise<PassageComparison> {
    const where = { takeId, sessionId, userId };
    const take = await this.database.manager.findOneBy(RetakeReportEntity, where);
    if (take === null) throw new AppError('not_found', NO_RETAKE);
    if (take.material === null) throw new AppError('conflict', 'This retake is not measured yet.');
    const { analysisId } = take.material;
    const report = await this.database.manager.findOneBy(ReportEntity, { analysisId });
    if (report === null) throw new AppError('not_found', 'The analysis of this passage is gone.');
    const transcript: Transcript | null = text === '' ? null : { source: 'supplied', text, words: null };
    const comparison = await judging.compare({ take: take.material, report, transcript }, { userId });
    await this.database.transaction(async (tx) => {
      const { affected } = await tx.manager.update(RetakeReportEntity, where, { comparison });
      if (affected === 0) throw new AppError('not_found', NO_RETAKE);
      await tx.publish(retakeEnded, { takeId, sessionId, userId });
    });
    return comparison;
  }
}
