import { z } from 'zod';
import { fact, job, operation } from './define.js';
import { known, knownEntries, knownNames } from './known.js';
import { advised } from './advised.js';
import { AnalysisNote } from './analysis-notes.js';
import { EVENT_KINDS } from './event-kinds.js';
import { MAX_AUDIO_BYTES } from './file-limits.js';
import { StoredUpload } from './files.js';
import { Grounds, NoScore } from './grounds.js';
import { JobState } from './job-state.js';
import { Measurements } from './measurements.js';
import { Observation } from './observation.js';
import { Assessed, LegalMarks, OverallAssessed, ScoreBasis, ScoreRange, Wording } from './scores.js';
import { SpokenText } from './spoken-text.js';
import { ScriptBySound, ScriptSaid } from './script-said.js';
import { ScenarioType } from './scenarios.js';
import { AnalysisDepth } from './settings.js';
import { Stage, type StageCode } from './stages.js';
import { Submission } from './submission.js';

const seconds = z.number().nonnegative();
const score10 = z.number().min(0).max(10);
/** One piece of evidence: a stretch of the recording that a number rests on. */
export const EvidenceEvent = z.object({
  id: z.string(),
  kind: z.enum(EVENT_KINDS),
  start: seconds,
  end: seconds,
  confidence: z.number().min(0).max(1),
  /** The words that were said, or what was noticed, in English. */
  text: z.string(),
  /** Absent from words, and from findings of before there were codes; null where only a later version knows it. */
  observed: Observation.nullish().catch(null),
  /** True for a finding that counts in the speaker's favor, such as a well placed pause. */
  credit: z.boolean(),
  dismissed: z.boolean(),
});
export type EvidenceEvent = z.infer<typeof EvidenceEvent>;

export const MURPHY_STRATEGIES = [
  'Check Your Look',
  'How You Present',
  'How You Sound',
  'Power of the Story',
  'Power of the Pause',
] as const;

export const Analysis = z.object({
  /** Which scoring made it; absent before scores had ranges. */
  scoring: z.number().int().positive().optional(),
  overallScore: score10.nullable(),
  confidenceScore: score10.nullable(),
  clarityScore: score10.nullable(),
  paceScore: score10.nullable(),
  legalEffectiveness: score10.nullable(),
  fillerWordCount: z.number().int().nonnegative().nullable(),
  ...advised,
  murphyStrategies: knownNames(
    z.record(
      z.enum(MURPHY_STRATEGIES),
      z.object({
        value: score10.nullable(),
        /** Absent without a value, and from analyses of before it was kept. */
        range: ScoreRange.nullish(),
        missing: NoScore,
        because: Grounds,
        reason: z.string().optional(),
      }),
    ),
  ),
  measurements: Measurements,
  fillers: z.array(z.object({ word: z.string(), count: z.number().int().positive() })),
  events: knownEntries(z.array(EvidenceEvent)),
  scores: z.object({
    overall: OverallAssessed,
    confidence: Assessed,
    clarity: Assessed,
    pace: Assessed,
    legalEffectiveness: Assessed,
  }),
  /** Counts from the words that scores rest on beside the events; null when nobody knows the words. */
  wording: Wording.nullable(),
  /** Short stops, and how level and melody differ between passages: how sure the figures of the take are. */
  spread: z
    .object({
      stops: z.number().int().nonnegative(),
      levelDb: z.number().nullable(),
      levelOff: z.number(),
      melodyOff: z.number(),
    })
    .optional(),
  /** What an advocate does in this scenario and was heard doing; null without words or scenario. */
  legal: known(LegalMarks.nullish(), null),
  /** Seconds of a take of full length in its scenario. */
  fullLengthSeconds: z.number().positive().optional(),
  /** How much of the practice script was said; null without a script or without words. */
  script: ScriptSaid.nullable(),
  /** Where the recording was paused, with the silence around it: in no measure. */
  gaps: z.array(z.object({ start: seconds, end: seconds })).optional(),
  /** About 1,000 values 0-1 over the whole recording, for drawing. */
  peaks: z.array(z.number()),
  transcript: z
    .object({
      text: z.string(),
      words: z.array(z.object({ text: z.string(), start: seconds, end: seconds })).nullable(),
      /** Words without times where the sound has them; only their sentence is near where one is not sure. */
      placed: z
        .array(z.object({ text: z.string(), start: seconds, end: seconds, sure: z.boolean() }))
        .nullish(),
    })
    .nullable(),
  /** What the sound tells of the practice script where nobody knows the words; null without a script. */
  scriptBySound: ScriptBySound.nullish(),
  /** How far it was asked to go; absent from analyses of before that could be chosen. */
  depth: known(AnalysisDepth.nullish(), null),
  /** Which tier made what. */
  engine: z.object({
    measurements: known(z.literal('signal'), 'signal'),
    transcript: known(z.enum(['none', 'supplied', 'browser', 'script', 'model', 'local']), 'model'),
    feedback: known(z.enum(['rules', 'model']), 'model'),
    /** What is to be said about how it was come by; absent from before there were codes, null where a later version tells more. */
    told: z.array(AnalysisNote).nullish().catch(null),
    notes: z.array(z.string()),
  }),
});
export type Analysis = z.infer<typeof Analysis>;

/** The stages of a take, in their order. */
export const ANALYSIS_STAGES = ['reading', 'measuring', 'words', 'finishing'] as const satisfies StageCode[];

export const analyzeRecording = job({
  name: 'analysis.analyze-recording',
  payload: Submission,
  result: z.object({ reportId: z.uuid() }),
  timeoutMs: 55 * 60_000,
  concurrency: 'cores',
});

export const analysis = {
  /** Is there decodable speech audio in this file? Refuses with a plain 4xx; run before a recording is accepted. */
  inspectRecording: operation({
    name: 'analysis.inspect-recording',
    access: 'internal',
    input: z.object({ upload: StoredUpload.refine((upload) => upload.size <= MAX_AUDIO_BYTES) }),
    output: z.object({ format: z.string(), contentType: z.string() }),
    timeoutMs: 25_000,
  }),
  /** The report on a session's newest recording, or null. */
  getReport: operation({
    name: 'analysis.get-report',
    access: 'internal',
    input: z.object({ sessionId: z.uuid() }),
    output: z.object({
      analysis: Analysis.nullable(),
      run: z
        .object({
          jobId: z.uuid(),
          status: known(JobState, 'running'),
          stage: Stage,
          progress: z.number().min(0).max(1),
          error: z.string().nullable(),
        })
        .nullable(),
    }),
  }),
  setEventDismissed: operation({
    name: 'analysis.set-event-dismissed',
    access: 'user',
    http: { method: 'PUT', path: '/api/sessions/:sessionId/events/:eventId' },
    input: z.object({ sessionId: z.uuid(), eventId: z.string().max(100), dismissed: z.boolean() }),
    output: Analysis,
  }),
  /** The words of a take, typed, pasted or corrected afterwards; empty takes them away. Everything in words is judged anew. */
  setTranscript: operation({
    name: 'analysis.set-transcript',
    access: 'user',
    http: { method: 'PUT', path: '/api/sessions/:sessionId/transcript' },
    input: z.object({ sessionId: z.uuid(), transcript: SpokenText }),
    timeoutMs: 30_000,
    costly: true,
    output: Analysis,
  }),
};

const ofReport = { analysisId: z.uuid(), sessionId: z.uuid(), userId: z.string() };

/** What a take comes to, for whoever keeps count of many: progress, achievements, rankings. Null where it was not measured. */
export const TakeResult = z.object({
  recordedAt: z.iso.datetime(),
  scenarioType: known(ScenarioType.nullable(), null),
  durationSeconds: seconds,
  speechSeconds: seconds,
  clarityScore: score10.nullable(),
  paceScore: score10.nullable(),
  legalEffectiveness: score10.nullable(),
  wordsPerMinute: z.number().nullable(),
  wordsPerMinuteIsEstimate: z.boolean(),
  fillers: z.number().int().nonnegative().nullable(),
  /** Null when nobody knows the words. */
  words: z.number().int().positive().nullable(),
  /** Out of 10; what was not measured is not among them. */
  strategies: knownNames(z.partialRecord(z.enum(MURPHY_STRATEGIES), score10)),
});
export type TakeResult = z.infer<typeof TakeResult>;

const figures = {
  overallScore: score10.nullable(),
  confidenceScore: score10.nullable(),
  scoreBasis: known(ScoreBasis.nullish(), null),
  /** What their evidence leaves open; absent from facts of before it was told. */
  scoreRange: ScoreRange.nullish(),
  confidenceRange: ScoreRange.nullish(),
  /** Absent from facts of before it was told. */
  result: TakeResult.optional(),
};

export const reportReady = fact(
  'analysis.report-ready',
  z.object({
    ...ofReport,
    title: z.string(),
    caseName: z.string().nullish(),
    durationSeconds: seconds,
    ...figures,
    /** True when the audio was deleted after measuring. */
    audioDiscarded: z.boolean(),
  }),
);
/** A finding was dismissed or restored, or the words were corrected, and the scores followed. */
export const reportRevised = fact(
  'analysis.report-revised',
  z.object({
    ...ofReport,
    ...figures,
    /** True when nobody changed anything: an old report was scored anew, or is told again with what facts did not carry before. */
    rescored: z.boolean().optional(),
  }),
);
export const analysisFailed = fact(
  'analysis.analysis-failed',
  z.object({
    ...ofReport,
    title: z.string(),
    caseName: z.string().nullish(),
    reason: z.string(),
    audioDiscarded: z.boolean(),
  }),
);
