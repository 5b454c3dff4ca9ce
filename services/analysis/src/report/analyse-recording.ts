import { randomUUID } from 'node:crypto';
import { analyseRecording, analysisFailed, reportReady } from '@lectern/contracts/analysis';
import type { Payload, Result } from '@lectern/contracts/define';
import type { Transaction } from '@lectern/platform/database/transaction';
import type { Files } from '@lectern/platform/files/files';
import type { JobRun } from '@lectern/platform/jobs/job-run';
import { AppError } from '@lectern/platform/errors/app-error';
import { OnFailed, Processes } from '@lectern/platform/messaging/handles';
import { InjectFiles } from '@lectern/platform/provide';
import { acousticsOf } from '@lectern/speech/measurements';
import { Controller } from '@nestjs/common';
import { measureRecording } from '../audio/measure-recording.js';
import { WriteFeedback } from '../feedback/write-feedback.js';
import { ChooseTranscript, suppliedBy, type ChosenTranscript } from '../transcript/choose-transcript.js';
import { buildAnalysis, type Material } from './build-analysis.js';
import { ReportEntity } from './report.entity.js';

type Submission = Payload<typeof analyseRecording>;
type Run = JobRun<Result<typeof analyseRecording>>;

/** Two hours are measured in under half a minute; a file that takes longer means harm. */
const READ_TIMEOUT_MS = 3 * 60_000;
/** How much of the whole is done once the recording is measured. */
const MEASURED = 0.6;
const TELL_EVERY_MS = 500;
const MEASURED_IN_BROWSER = 'Measured in the browser while you spoke; the audio was not kept.';

/** What was heard, and plain sentences about how it was come by. */
type Heard = Pick<Material, 'acoustics' | 'notes'>;

@Controller()
export class AnalyseRecording {
  constructor(
    @InjectFiles() private readonly files: Files,
    private readonly transcripts: ChooseTranscript,
    private readonly feedback: WriteFeedback,
  ) {}

  @Processes(analyseRecording)
  async process(submission: Submission, run: Run): Promise<void> {
    const { fileKey, speech } = submission;
    if (speech) {
      await run.progress('words', 0.7);
      const heard = { acoustics: acousticsOf(speech), notes: [MEASURED_IN_BROWSER] };
      return this.judge(submission, run, heard, { transcript: suppliedBy(submission), notes: [] });
    }
    if (fileKey === null)
      throw new AppError('unprocessable', 'There is neither a recording nor what was measured of it.');
    await this.files.withLocalFile(fileKey, async (path) => {
      const heard = await measure(path, run);
      await run.progress('words', 0.7);
      const words = await this.transcripts.choose(path, submission, run.signal);
      await this.judge(submission, run, heard, words);
    });
  }

  private async judge(
    submission: Submission,
    run: Run,
    heard: Heard,
    words: ChosenTranscript,
  ): Promise<void> {
    await run.progress('finishing', 0.9);
    const material = { ...heard, script: submission.script ?? null };
    const { durationSeconds } = heard.acoustics.measurements;
    const measured = buildAnalysis(material, words.transcript);
    measured.engine.notes.unshift(...words.notes);
    const analysis = await this.feedback.write(measured, run.signal);
    await run.complete(async (tx) => {
      const { analysisId, sessionId, userId, title, discardAudio } = submission;
      const reportId = randomUUID();
      await tx.manager.insert(ReportEntity, { id: reportId, analysisId, analysis, material });
      const { overallScore, confidenceScore } = analysis;
      const facts = {
        analysisId,
        sessionId,
        userId,
        title,
        durationSeconds,
        overallScore,
        confidenceScore,
      };
      await tx.publish(reportReady, { ...facts, audioDiscarded: discardAudio });
      return { reportId };
    });
  }

  @OnFailed(analyseRecording)
  async tell(
    { analysisId, sessionId, userId, title, discardAudio }: Submission,
    reason: string,
    tx: Transaction,
  ): Promise<void> {
    await tx.publish(analysisFailed, {
      analysisId,
      sessionId,
      userId,
      title,
      reason,
      audioDiscarded: discardAudio,
    });
  }
}

async function measure(path: string, run: Run): Promise<Heard> {
  await run.progress('reading', 0);
  let toldAt = Date.now();
  const onRead = (share: number): void => {
    if (Date.now() - toldAt < TELL_EVERY_MS) return;
    toldAt = Date.now();
    // A lost fence shows at the next stage.
    run.progress('reading', MEASURED * share).catch(() => undefined);
  };
  const { signal } = run;
  const { acoustics, damaged } = await measureRecording(path, { timeoutMs: READ_TIMEOUT_MS, signal, onRead });
  await run.progress('measuring', MEASURED);
  const seconds = acoustics.measurements.durationSeconds.toFixed(1);
  return {
    acoustics,
    notes: damaged ? [`The file breaks off or is damaged: ${seconds} s of it could be read.`] : [],
  };
}
