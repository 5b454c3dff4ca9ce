import { type Analysis, analysis, reportRevised } from '@lectern/contracts/analysis';
import type { Actor } from '@lectern/contracts/actor';
import type { Input } from '@lectern/contracts/define';
import { Database } from '@lectern/platform/database/database';
import { Handles } from '@lectern/platform/messaging/handles';
import { reassess } from '@lectern/speech/assessment/assess';
import { Controller } from '@nestjs/common';
import type { Transcript } from '../transcript/transcript.js';
import { buildAnalysis } from './build-analysis.js';
import { ReportRepository } from './report.repository.js';

@Controller()
export class SetTranscript {
  constructor(
    private readonly database: Database,
    private readonly repository: ReportRepository,
  ) {}

  @Handles(analysis.setTranscript)
  handle(
    { sessionId, transcript: text }: Input<typeof analysis.setTranscript>,
    { userId }: Actor,
  ): Promise<Analysis> {
    return this.database.transaction(async (tx) => {
      const report = await this.repository.lockNewest(tx, sessionId, userId);
      const transcript: Transcript | null = text === '' ? null : { source: 'supplied', text, words: null };
      // What was dismissed stays so: a finding in the same place has the same id.
      const dismissed = report.analysis.events.filter((event) => event.dismissed).map(({ id }) => id);
      report.analysis = dismissed.reduce(
        (judged, id) => reassess(judged, id, true),
        buildAnalysis(report.material, transcript),
      );
      await tx.manager.save(report);
      const { overallScore, confidenceScore } = report.analysis;
      const { analysisId } = report;
      await tx.publish(reportRevised, { analysisId, sessionId, userId, overallScore, confidenceScore });
      return report.analysis;
    });
  }
}
