import type { Actor } from '@lectern/contracts/actor';
import type { Input } from '@lectern/contracts/define';
import { type PassageComparison, retakeAnalysis, retakeEnded } from '@lectern/contracts/retakes';
import { Database } from '@lectern/platform/database/database';
import { refuse } from '@lectern/platform/errors/app-error';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { judging } from '../report/judging.js';
import { ReportEntity } from '../report/report.entity.js';
import type { Transcript } from '../transcript/transcript.js';
import { RetakeReportEntity } from './retake-report.entity.js';

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
    if (take === null) throw refuse('no-such-retake');
    if (take.material === null) throw refuse('retake-not-measured');
    const { analysisId } = take.material;
    const report = await this.database.manager.findOneBy(ReportEntity, { analysisId });
    if (report === null) throw refuse('passage-gone');
    const transcript: Transcript | null = text === '' ? null : { source: 'supplied', text, words: null };
    const comparison = await judging.compare({ take: take.material, report, transcript }, { userId });
    await this.database.transaction(async (tx) => {
      const { affected } = await tx.manager.update(RetakeReportEntity, where, { comparison });
      if (affected === 0) throw refuse('no-such-retake');
      await tx.publish(retakeEnded, { takeId, sessionId, userId });
    });
    return comparison;
  }
}
