import { z } from 'zod';
import { EvidenceEvent } from './analysis.js';
import { endingFact, fact, job, operation } from './define.js';
import { known } from './known.js';
import { StoredUpload } from './files.js';
import { JobState } from './job-state.js';
import { MeasuredSpeech } from './measured-speech.js';
import { jsonField, typedText } from './typed-text.js';
import { SuppliedWords } from './spoken-text.js';

// Paths, fields and facts say `take`: they are stored, and sent by replicas of the version before.

/** Longest retake of a passage, in seconds. */
export const MAX_RETAKE_SECONDS = 300;
export const MAX_RETAKE_BYTES = 30 * 1024 * 1024;
export const MAX_RETAKES = 50;

const seconds = z.number().nonnegative();

/** What was measured of one passage; null where it gave no basis. */
export const PassageFigures = z.object({
  seconds,
  speechSeconds: seconds,
  /** Null under 5 s of speech. */
  syllablesPerMinute: z.number().nullable(),
  wordsPerMinute: z.number().nullable(),
  wordsPerMinuteIsEstimate: z.boolean(),
  /** Words a minute of the fastest and of the slowest 5 s; absent from older comparisons. */
  fastest: z.number().nullable().optional(),
  slowest: z.number().nullable().optional(),
  pauses: z.number().int(),
  longestPauseSeconds: seconds,
  /** The longest run of speech without a pause of 0.5 s; absent from older comparisons. */
  longestRunSeconds: seconds.optional(),
  levelDb: z.number().nullable(),
  /** Decibels by which the end of a phrase was lost at most, 0 where none was; absent from older comparisons. */
  fadeDb: z.number().nullable().optional(),
  variationSemitones: z.number().nullable(),
  /** What counts against the speaker; null when nobody knows the words. */
  words: z
    .object({ fillers: z.number().int(), hedges: z.number().int(), stumbles: z.number().int() })
    .nullable(),
});
export type PassageFigures = z.infer<typeof PassageFigures>;

/** A passage before and after, measured in the same way, and whether the finding is still there or turned into its opposite. */
export const PassageComparison = z.object({
  kind: EvidenceEvent.shape.kind,
  before: PassageFigures,
  after: PassageFigures,
  verdict: z.discriminatedUnion('state', [
    z.object({ state: z.enum(['gone', 'better', 'still-there']) }),
    /** Past the aim, and by which figures: words a minute, decibels from the rest of the take, semitones, seconds or words. */
    z.object({
      state: z.literal('overshot'),
      now: z.enum(['fast', 'slow', 'loud', 'soft', 'swinging', 'long-pause', 'no-pause', 'other-words']),
      was: z.number(),
      is: z.number(),
    }),
    z.object({ state: z.literal('unknown'), reason: z.string() }),
  ]),
});
export type PassageComparison = z.infer<typeof PassageComparison>;

/** A passage of a session that was said again. It never changes the session's own scores. */
export const Retake = z.object({
  id: z.uuid(),
  sessionId: z.uuid(),
  /** The analysis whose passage it is; a newer recording of the session has another. */
  analysisId: z.uuid(),
  eventIds: z.array(z.string()),
  start: seconds,
  end: seconds,
  createdAt: z.iso.datetime(),
  /** Signed, expires. Null when the audio was not kept. */
  audioUrl: z.string().nullable(),
  status: known(JobState, 'running'),
  /** Why it could not be measured. */
  error: z.string().nullable(),
  /** Null as well for a kind of finding or a verdict that this version does not know. */
  comparison: known(PassageComparison.nullable(), null),
});
export type Retake = z.infer<typeof Retake>;

const sessionId = z.uuid();
const passageFields = {
  start: seconds,
  end: seconds,
  eventIds: z.array(z.string().max(100)).min(1).max(500),
};
const Passage = z
  .object(passageFields)
  .refine(({ start, end }) => end > start, 'The passage ends before it begins.');
const words = {
  transcript: SuppliedWords.shape.transcript,
  transcriptSource: SuppliedWords.shape.transcriptSource,
};

/** Retakes of passages; answered by the sessions service. */
export const retakes = {
  submit: operation({
    name: 'sessions.submit-retake',
    access: 'user',
    http: {
      method: 'POST',
      path: '/api/sessions/:sessionId/takes',
      status: 202,
      upload: { field: 'audio', maxBytes: MAX_RETAKE_BYTES },
    },
    input: z.object({
      sessionId,
      upload: StoredUpload,
      passage: jsonField(Passage),
      ...words,
    }),
    output: z.object({
      sessionId: z.uuid(),
      /** Id of the take and of the run that measures it. */
      jobId: z.uuid(),
      status: known(z.literal('queued'), 'queued'),
      received: z.object({ size: z.number().int(), sha256: z.string() }),
    }),
    timeoutMs: 30_000,
  }),
  /** No-recording mode: what the browser measured, in place of the audio. */
  submitMeasured: operation({
    name: 'sessions.submit-measured-retake',
    access: 'user',
    http: { method: 'POST', path: '/api/sessions/:sessionId/takes/measurements', status: 202 },
    input: z.object({ sessionId, passage: Passage, speech: MeasuredSpeech, ...words }),
    output: z.object({ sessionId: z.uuid(), jobId: z.uuid(), status: known(z.literal('queued'), 'queued') }),
    timeoutMs: 30_000,
  }),
  list: operation({
    name: 'sessions.list-retakes',
    access: 'user',
    http: { method: 'GET', path: '/api/sessions/:sessionId/takes' },
    input: z.object({ sessionId }),
    output: z.array(Retake),
  }),
  delete: operation({
    name: 'sessions.delete-retake',
    access: 'user',
    http: { method: 'DELETE', path: '/api/sessions/:sessionId/takes/:takeId', status: 204 },
    input: z.object({ sessionId, takeId: z.uuid() }),
    output: z.null(),
  }),
};

/** Answered by the analysis service. */
export const retakeAnalysis = {
  getReports: operation({
    name: 'analysis.get-retake-reports',
    access: 'internal',
    input: z.object({ takeIds: z.array(z.uuid()).max(MAX_RETAKES) }),
    output: z.array(
      z.object({
        takeId: z.uuid(),
        status: Retake.shape.status,
        error: z.string().nullable(),
        comparison: Retake.shape.comparison,
      }),
    ),
  }),
  /** The words of a retake, typed afterwards: only with them is it known whether a filler is gone. */
  setWords: operation({
    name: 'analysis.set-retake-words',
    access: 'user',
    http: { method: 'PUT', path: '/api/sessions/:sessionId/takes/:takeId/transcript' },
    input: z.object({ sessionId, takeId: z.uuid(), transcript: typedText(20_000) }),
    timeoutMs: 30_000,
    costly: true,
    output: Retake.shape.comparison,
  }),
};

const Submission = z.object({
  takeId: z.uuid(),
  sessionId: z.uuid(),
  userId: z.string(),
  analysisId: z.uuid(),
  /** Null when the browser measured the take itself: then `speech` is there. */
  fileKey: z.string().nullable(),
  speech: MeasuredSpeech.optional(),
  ...passageFields,
  ...words,
});

export const analyzeRetake = job({
  name: 'analysis.analyze-retake',
  payload: Submission,
  result: z.object({ takeId: z.uuid() }),
  timeoutMs: 3 * 60_000,
});

/** A passage was said again; it is measured on this fact. */
export const retakeSubmitted = fact('sessions.take-submitted', Submission);
export const retakeDeleted = endingFact(
  'sessions.take-deleted',
  z.object({ takeId: z.uuid(), sessionId: z.uuid(), userId: z.string(), fileKey: z.string().nullable() }),
);
/** A take was measured, or could not be, or was measured anew with its words. */
export const retakeEnded = fact(
  'analysis.take-ended',
  z.object({
    takeId: z.uuid(),
    sessionId: z.uuid(),
    userId: z.string(),
    /** Absent where it could not be measured, and from facts of before it was told. */
    speechSeconds: z.number().nonnegative().optional(),
    /** When it was measured first; absent where only its words are new. */
    measuredAt: z.iso.datetime().optional(),
  }),
);
