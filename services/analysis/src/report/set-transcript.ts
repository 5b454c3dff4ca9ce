import { type Analysis, analysis, reportRevised } from '@lectern/contracts/analysis';
import type { Actor } from '@lectern/contracts/actor';
import type { Input } from '@lectern/contracts/define';
import { Database } from '@lectern/platform/database/database';
import { Handles } from '@lectern/platform/messaging/handles';
import { reassess } from '@lectern/speech/assessment/assess';
import { retimeWords } from '@lectern/speech/words/retime-words';
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
      const { firstTranscript = transcriptOf(report.analysis) } = report.material;
      report.material = { ...report.material, firstTranscript };
      const transcript = corrected(text, firstTranscript, report.analysis);
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

/** The words as the report has them, with who made them. */
function transcriptOf({ transcript, engine }: Analysis): Transcript | null {
  const source = engine.transcript;
  return transcript === null || source === 'none' || source === 'script' ? null : { ...transcript, source };
}

function corrected(text: string, first: Transcript | null, { transcript }: Analysis): Transcript | null {
  if (text === '') return null;
  // Taken back: what a recognizer heard is its own again, times and all.
  if (text === first?.text) return first;
  const timed = transcript?.words ?? first?.words ?? null;
  // Corrected words keep the times of those they stand for.
  return { source: 'supplied', text, words: timed && retimeWords(timed, text) };
}
