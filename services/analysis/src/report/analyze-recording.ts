import { randomUUID } from 'node:crypto';
import { analyzeRecording, analysisFailed, reportReady } from '@lectern/contracts/analysis';
import type { Payload, Result } from '@lectern/contracts/define';
import { Database } from '@lectern/platform/database/database';
import type { Transaction } from '@lectern/platform/database/transaction';
import type { Files } from '@lectern/platform/files/files';
import type { JobRun } from '@lectern/platform/jobs/job-run';
import { refuse } from '@lectern/platform/errors/app-error';
import { OnFailed, Processes } from '@lectern/platform/messaging/handles';
import { InjectFiles } from '@lectern/platform/provide';
import { leaveOutGaps } from '@lectern/speech/gaps';
import { acousticsOf, featuresIn } from '@lectern/speech/measurements';
import { Controller } from '@nestjs/common';
import { measureRecording } from '../audio/measure-recording.js';
import { WriteFeedback } from '../feedback/write-feedback.js';
import { ChooseTranscript, suppliedBy, type ChosenTranscript } from '../transcript/choose-transcript.js';
import type { Material } from './build-analysis.js';
import { figuresOf, TOLD } from './figures.js';
import { judging } from './judging.js';
import { joined, notesOf } from './notes-view.js';
import { ReportEntity } from './report.entity.js';
import { allowances } from '../allowances.js';

type Submission = Payload<typeof analyzeRecording>;
type Run = JobRun<Result<typeof analyzeRecording>>;

/** Two hours are measured in under half a minute; a file that takes longer means harm. */
const READ_TIMEOUT_MS = 3 * 60_000;
/** How much of the whole is done once the recording is measured. */
const MEASURED = 0.6;
const TELL_EVERY_MS = 500;
const WORDS_FROM = 0.7;
const WORDS_TO = 0.9;

/** Neither the recognizer nor an endpoint is asked. */
const WITHOUT_WORDS: ChosenTranscript = {
  transcript: null,
  notes: [{ code: 'without-words' }],
};

/** What was heard, and how it was come by. */
type Heard = Pick<Material, 'acoustics' | 'told' | 'notes'>;

@Controller()
export class AnalyzeRecording {
  constructor(
    private readonly database: Database,
    @InjectFiles() private readonly files: Files,
    private readonly transcripts: ChooseTranscript,
    private readonly feedback: WriteFeedback,
  ) {}

  @Processes(analyzeRecording)
  async process(submission: Submission, run: Run): Promise<void> {
    const { fileKey, speech, gaps = [] } = submission;
    if (speech) {
      await run.progress('words', WORDS_FROM);
      const acoustics = acousticsOf(leaveOutGaps(speech, gaps));
      const heard = { acoustics, ...notesOf([{ code: 'measured-in-browser' }]) };
      const words = submission.depth === 'basic' ? WITHOUT_WORDS : suppliedWords(submission);
      return this.judge(submission, run, heard, words);
    }
    if (fileKey === null) throw refuse('nothing-recorded');
    await allowances.assertBudget(this.database, submission.userId, 'minutes');
    await this.files.withLocalFile(fileKey, async (path) => {
      const heard = await measure(path, gaps, run);
      await run.progress('words', WORDS_FROM);
      const words =
        submission.depth === 'basic'
          ? WITHOUT_WORDS
          : await this.transcripts.choose(
              { ...submission, path, acoustics: heard.acoustics },
              run.signal,
              tellNowAndThen((share) => run.progress('words', WORDS_FROM + (WORDS_TO - WORDS_FROM) * share)),
            );
      await this.judge(submission, run, heard, words);
    });
  }

  private async judge(
    submission: Submission,
    run: Run,
    heard: Heard,
    words: ChosenTranscript,
  ): Promise<void> {
    await run.progress('finishing', WORDS_TO);
    const { scenarioType } = submission;
    const scenario = scenarioType === 'quick-practice' ? null : scenarioType;
    const { depth } = submission;
    const material = { ...heard, script: submission.script ?? null, scenario, ...(depth && { depth }) };
    const { durationSeconds } = heard.acoustics.measurements;
    const { transcript } = words;
    const { userId } = submission;
    const measured = await judging.judge({ material, transcript }, { userId, signal: run.signal });
    Object.assign(measured.engine, joined(notesOf(words.notes), measured.engine));
    const analysis =
      depth === 'basic' || depth === 'standard'
        ? measured
        : await this.feedback.write(measured, { userId, signal: run.signal });
    await run.complete(async (tx) => {
      const { analysisId, sessionId, userId, title, caseName, discardAudio } = submission;
      const reportId = randomUUID();
      if (submission.speech === undefined || submission.speech === null)
        await allowances.spend(tx, userId, 'minutes', durationSeconds / 60);
      const report = { analysisId, analysis, material };
      await tx.manager.insert(ReportEntity, { id: reportId, ...report, told: TOLD });
      await tx.publish(reportReady, {
        analysisId,
        sessionId,
        userId,
        title,
        caseName,
        durationSeconds,
        ...(await figuresOf(tx, report)),
        audioDiscarded: discardAudio,
      });
      return { reportId };
    });
  }

  @OnFailed(analyzeRecording)
  async tell(
    { analysisId, sessionId, userId, title, caseName, discardAudio }: Submission,
    reason: string,
    tx: Transaction,
  ): Promise<void> {
    await tx.publish(analysisFailed, {
      analysisId,
      sessionId,
      userId,
      title,
      caseName,
      reason,
      audioDiscarded: discardAudio,
    });
  }
}

function suppliedWords(submission: Submission): ChosenTranscript {
  const transcript = suppliedBy(submission);
  return { transcript, notes: transcript?.source === 'local' ? [{ code: 'heard-while-spoken' }] : [] };
}

async function measure(path: string, gaps: number[], run: Run): Promise<Heard> {
  await run.progress('reading', 0);
  const onRead = tellNowAndThen((share) => run.progress('reading', MEASURED * share));
  const { signal } = run;
  const { acoustics, damaged } = await measureRecording(path, { timeoutMs: READ_TIMEOUT_MS, signal, onRead });
  await run.progress('measuring', MEASURED);
  const seconds = acoustics.measurements.durationSeconds;
  return {
    acoustics: gaps.length === 0 ? acoustics : acousticsOf(leaveOutGaps(featuresIn(acoustics), gaps)),
    ...notesOf(damaged ? [{ code: 'file-damaged', seconds }] : []),
  };
}

function tellNowAndThen(tell: (share: number) => Promise<unknown>): (share: number) => void {
  let toldAt = Date.now();
  return (share) => {
    if (Date.now() - toldAt < TELL_EVERY_MS) return;
    toldAt = Date.now();
    // A lost fence shows at the next stage.
    tell(share).catch(() => undefined);
  };
}
