import type { Payload, Result } from '@lectern/contracts/define';
import { MAX_RETAKE_SECONDS, analyzeRetake, retakeEnded, retakeSubmitted } from '@lectern/contracts/retakes';
import { Database } from '@lectern/platform/database/database';
import { databaseClock } from '@lectern/platform/database/database-clock';
import type { Transaction } from '@lectern/platform/database/transaction';
import { refuse } from '@lectern/platform/errors/app-error';
import type { Files } from '@lectern/platform/files/files';
import type { JobRun } from '@lectern/platform/jobs/job-run';
import { OnFailed, Processes, Reacts } from '@lectern/platform/messaging/handles';
import { InjectFiles } from '@lectern/platform/provide';
import { type Acoustics, acousticsOf } from '@lectern/speech/measurements';
import { Controller } from '@nestjs/common';
import { measureRecording } from '../audio/measure-recording.js';
import { judging } from '../report/judging.js';
import { isForgotten, lockSession } from '../report/forgotten.js';
import { ReportEntity } from '../report/report.entity.js';
import { ChooseTranscript, suppliedBy } from '../transcript/choose-transcript.js';
import type { Transcript } from '../transcript/transcript.js';
import { RetakeReportEntity } from './retake-report.entity.js';
import { allowances } from '../allowances.js';

type Submission = Payload<typeof analyzeRetake>;
type Run = JobRun<Result<typeof analyzeRetake>>;

const READING = {
  timeoutMs: 60_000,
  mostSeconds: MAX_RETAKE_SECONDS,
};

/** Measures a passage that was said again beside the passage of the take, which is known without its audio. */
@Controller()
export class AnalyzeRetake {
  constructor(
    private readonly database: Database,
    @InjectFiles() private readonly files: Files,
    private readonly transcripts: ChooseTranscript,
  ) {}

  @Reacts(retakeSubmitted)
  async queue(take: Payload<typeof retakeSubmitted>, tx: Transaction): Promise<void> {
    const { takeId, sessionId, userId } = take;
    await lockSession(tx, sessionId);
    if (await isForgotten(tx, [sessionId, takeId])) return;
    await tx.manager.insert(RetakeReportEntity, { takeId, sessionId, userId });
    await tx.enqueue(analyzeRetake, take, { userId, id: takeId });
  }

  @Processes(analyzeRetake)
  async process(take: Submission, run: Run): Promise<void> {
    const { fileKey, speech } = take;
    if (speech) return this.compare(take, run, acousticsOf(speech), suppliedBy(take));
    if (fileKey === null) throw refuse('nothing-recorded');
    await allowances.assertBudget(this.database, take.userId, 'minutes');
    await this.files.withLocalFile(fileKey, async (path) => {
      await run.progress('reading', 0.1);
      const { acoustics } = await measureRecording(path, { ...READING, signal: run.signal });
      await run.progress('words', 0.6);
      const { transcript } = await this.transcripts.choose({ ...take, path, acoustics }, run.signal);
      await this.compare(take, run, acoustics, transcript);
    });
  }

  private async compare(
    { takeId, sessionId, userId, analysisId, start, end, eventIds, speech }: Submission,
    run: Run,
    acoustics: Acoustics,
    transcript: Transcript | null,
  ): Promise<void> {
    const report = await this.database.manager.findOneBy(ReportEntity, { analysisId });
    if (report === null) throw refuse('passage-gone');
    const material = { analysisId, start, end, eventIds, acoustics };
    const comparison = await judging.compare(
      { take: material, report: report, transcript },
      { userId, signal: run.signal },
    );
    await run.complete(async (tx) => {
      if (!speech) await allowances.spend(tx, userId, 'minutes', acoustics.measurements.durationSeconds / 60);
      await tx.manager.update(RetakeReportEntity, { takeId }, { comparison, material });
      const { speechSeconds } = acoustics.measurements;
      const measuredAt = (await databaseClock(tx.manager)).toISOString();
      await tx.publish(retakeEnded, { takeId, sessionId, userId, speechSeconds, measuredAt });
      return { takeId };
    });
  }

  @OnFailed(analyzeRetake)
  tell({ takeId, sessionId, userId }: Submission, _reason: string, tx: Transaction): Promise<void> {
    return tx.publish(retakeEnded, { takeId, sessionId, userId });
  }
}
