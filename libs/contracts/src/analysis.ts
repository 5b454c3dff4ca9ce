import { z } from 'zod';
import { event, job, operation } from './define.js';
import { MAX_AUDIO_BYTES } from './file-limits.js';
import { StoredUpload } from './files.js';
import { JobState } from './job-state.js';
import { MeasuredSpeech } from './measured-speech.js';
import { ScenarioType } from './scenarios.js';
import { SpokenText } from './spoken-text.js';

const seconds = z.number().nonnegative();
const score10 = z.number().min(0).max(10);
/** A value that the recording gave no basis for is `null`, and says why. */
const Assessed = z.object({
  value: score10.nullable(),
  /** Why there is no value; absent when there is one. */
  reason: z.string().optional(),
  parts: z.array(
    z.object({ name: z.string(), value: score10, weight: z.number().min(0).max(1), explanation: z.string() }),
  ),
});

export const Measurements = z.object({
  durationSeconds: seconds,
  speechSeconds: seconds,
  syllables: z.number().int().nonnegative(),
  /** Null under 10 s of speech. */
  syllablesPerMinute: z.number().nullable(),
  wordsPerMinute: z.number().nullable(),
  wordsPerMinuteIsEstimate: z.boolean(),
  pauses: z.object({ count: z.number().int(), meanSeconds: seconds, longestSeconds: seconds }),
  pitch: z.object({ medianHz: z.number().nullable(), variationSemitones: z.number().nullable() }),
  level: z.object({
    medianDb: z.number().nullable(),
    rangeDb: z.number().nullable(),
    clippedSamples: z.number().int().nonnegative(),
    /** How far the voice stands above the room; null without speech, absent from older analyses. */
    aboveRoomDb: z.number().nullable().optional(),
  }),
  rateOverTime: z.array(z.object({ start: seconds, end: seconds, syllablesPerMinute: z.number() })),
});
export type Measurements = z.infer<typeof Measurements>;

/** One piece of evidence: a stretch of the recording that a number rests on. */
export const EvidenceEvent = z.object({
  id: z.string(),
  kind: z.enum(['filler', 'pause', 'pace', 'level', 'pitch', 'hedge', 'repetition', 'false-start']),
  start: seconds,
  end: seconds,
  confidence: z.number().min(0).max(1),
  text: z.string(),
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
  overallScore: score10.nullable(),
  confidenceScore: score10.nullable(),
  clarityScore: score10.nullable(),
  paceScore: score10.nullable(),
  legalEffectiveness: score10.nullable(),
  fillerWordCount: z.number().int().nonnegative().nullable(),
  strengths: z.array(z.string()),
  improvements: z.array(z.string()),
  recommendations: z.array(z.string()),
  murphyStrategies: z.record(
    z.enum(MURPHY_STRATEGIES),
    z.object({ value: score10.nullable(), reason: z.string().optional() }),
  ),
  keyMoments: z.array(
    z.object({ timestamp: seconds, type: z.enum(['strength', 'improvement']), description: z.string() }),
  ),
  measurements: Measurements,
  fillers: z.array(z.object({ word: z.string(), count: z.number().int().positive() })),
  events: z.array(EvidenceEvent),
  scores: z.object({
    overall: Assessed,
    confidence: Assessed,
    clarity: Assessed,
    pace: Assessed,
    legalEffectiveness: Assessed,
  }),
  /** The one finding whose removal gains most; null when nothing stands out. */
  fixNext: z
    .object({
      eventIds: z.array(z.string()),
      headline: z.string(),
      evidence: z.string(),
      reason: z.string(),
      remedy: z.string(),
      start: seconds,
      end: seconds,
    })
    .nullable(),
  /** Counts from the words that scores rest on beside the events; null when nobody knows the words. */
  wording: z
    .object({
      words: z.number().int().positive(),
      wordsPerSentence: z.number().nullable(),
      timeWords: z.number().int().nonnegative(),
      peopleWords: z.number().int().nonnegative(),
      addressWords: z.number().int().nonnegative(),
    })
    .nullable(),
  /** How much of the practice script was said; null without a script or without words. */
  script: z
    .object({
      points: z.array(
        z.object({
          text: z.string(),
          status: z.enum(['hit', 'partly', 'missed']),
          said: z.number().min(0).max(1),
        }),
      ),
      coverage: z.number().min(0).max(1),
    })
    .nullable(),
  /** About 1,000 values 0-1 over the whole recording, for drawing. */
  peaks: z.array(z.number()),
  transcript: z
    .object({
      text: z.string(),
      words: z.array(z.object({ text: z.string(), start: seconds, end: seconds })).nullable(),
    })
    .nullable(),
  /** Which tier made what. */
  engine: z.object({
    measurements: z.literal('signal'),
    transcript: z.enum(['none', 'supplied', 'browser', 'script', 'model']),
    feedback: z.enum(['rules', 'model']),
    notes: z.array(z.string()),
  }),
});
export type Analysis = z.infer<typeof Analysis>;

/** The words that came with a recording, and who made them. */
export const SuppliedWords = z.object({
  transcript: SpokenText.optional(),
  transcriptSource: z.enum(['browser', 'supplied']).optional(),
  /** The practice script that was read, for alignment. */
  script: SpokenText.optional(),
});

const Submission = z.object({
  analysisId: z.uuid(),
  sessionId: z.uuid(),
  userId: z.string(),
  title: z.string(),
  scenarioType: ScenarioType.nullable(),
  /** Null when the browser measured the take itself: then `speech` is there. */
  fileKey: z.string().nullable(),
  speech: MeasuredSpeech.optional(),
  /** No-recording mode: the audio is deleted as soon as it has been measured. */
  discardAudio: z.boolean(),
  ...SuppliedWords.shape,
});

export const ANALYSIS_STAGES = ['reading', 'measuring', 'words', 'finishing'] as const;

export const analyseRecording = job({
  name: 'analysis.analyse-recording',
  payload: Submission,
  result: z.object({ reportId: z.uuid() }),
  timeoutMs: 15 * 60_000,
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
          status: JobState,
          stage: z.string().nullable(),
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
    output: Analysis,
  }),
};

const ofReport = { analysisId: z.uuid(), sessionId: z.uuid(), userId: z.string() };

export const reportReady = event(
  'analysis.report-ready',
  z.object({
    ...ofReport,
    title: z.string(),
    durationSeconds: seconds,
    overallScore: score10.nullable(),
    confidenceScore: score10.nullable(),
    /** True when the audio was deleted after measuring. */
    audioDiscarded: z.boolean(),
  }),
);
/** A finding was dismissed or restored, or the words were corrected, and the scores followed. */
export const reportRevised = event(
  'analysis.report-revised',
  z.object({ ...ofReport, overallScore: score10.nullable(), confidenceScore: score10.nullable() }),
);
export const analysisFailed = event(
  'analysis.analysis-failed',
  z.object({
    ...ofReport,
    title: z.string(),
    reason: z.string(),
    audioDiscarded: z.boolean(),
  }),
);
