import { z } from 'zod';
import { Analysis, SuppliedWords, analysis } from './analysis.js';
import { CaseDetails } from './case.js';
import { event, operation } from './define.js';
import { MAX_AUDIO_BYTES } from './file-limits.js';
import { FileAnswer, StoredUpload } from './files.js';
import { MeasuredSpeech } from './measured-speech.js';
import { Difficulty, ScenarioType } from './scenarios.js';
import { SpokenText } from './spoken-text.js';
import { Title, typedText } from './typed-text.js';

export const SessionStatus = z.enum(['created', 'analyzing', 'completed', 'failed']);

export const Session = z.object({
  id: z.uuid(),
  /** The same as `id`: the specification reads it under both names. */
  sessionId: z.uuid(),
  userId: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  scenarioId: z.string().nullable(),
  scenarioType: ScenarioType.nullable(),
  status: SessionStatus,
  createdAt: z.iso.datetime(),
  /** Seconds of the newest recording, counted from its samples. */
  duration: z.number().nullable(),
  overallScore: z.number().min(0).max(10).nullable(),
  ...CaseDetails.shape,
  caseData: CaseDetails,
  /** Does the session have a playable recording, a PDF? */
  hasAudio: z.boolean(),
  hasPdf: z.boolean(),
  /** The scenarios that a script was drafted for in this session. */
  scripts: z.array(ScenarioType),
});
export type Session = z.infer<typeof Session>;

export const SessionDetail = Session.extend({
  /** The scenario in words, as a badge shows it. */
  scenario: z.string().nullable(),
  difficulty: Difficulty.nullable(),
  /** Signed, expires. Null without a recording. */
  audioUrl: z.string().nullable(),
  pdfUrl: z.string().nullable(),
  transcript: z.string().nullable(),
  analysis: Analysis.nullable(),
  /** The newest analysis run, so that a reload shows the same stage. */
  analysisRun: analysis.getReport.output.shape.run,
  /** The newest draft, as it was drafted. */
  generatedContent: z.unknown().nullable(),
});
export type SessionDetail = z.infer<typeof SessionDetail>;

const sessionId = z.object({ sessionId: z.uuid() });

export const sessions = {
  create: operation({
    name: 'sessions.create',
    access: 'user',
    http: [
      { method: 'POST', path: '/api/sessions', status: 201 },
      { method: 'POST', path: '/api/sessions/dynamo', status: 201 },
    ],
    input: z
      .object({
        title: Title.optional(),
        description: typedText(2000).optional(),
        scenarioId: typedText(200).optional(),
        scenarioType: ScenarioType.optional(),
        caseData: CaseDetails.optional(),
      })
      .refine((body) => body.title !== undefined || body.scenarioType !== undefined, {
        path: ['title'],
        message: 'Title is required',
      }),
    output: Session,
  }),
  list: operation({
    name: 'sessions.list',
    access: 'user',
    http: [
      { method: 'GET', path: '/api/sessions' },
      { method: 'GET', path: '/api/sessions/dynamo/:userId' },
    ],
    input: z.object({ scenarioType: ScenarioType.optional() }),
    output: z.array(Session),
  }),
  get: operation({
    name: 'sessions.get',
    access: 'user',
    http: { method: 'GET', path: '/api/sessions/:sessionId' },
    input: sessionId,
    output: SessionDetail,
  }),
  update: operation({
    name: 'sessions.update',
    access: 'user',
    http: { method: 'PUT', path: '/api/sessions/dynamo/:userId/:sessionId' },
    input: sessionId.extend({
      title: Title.optional(),
      description: typedText(2000).optional(),
      /** While the session has no recording: one that a document opened belongs to no scenario yet. */
      scenarioId: typedText(200).optional(),
      scenarioType: ScenarioType.optional(),
      transcript: SpokenText.optional(),
      caseData: CaseDetails.optional(),
      /**
       * Key or link of a file that was sent to an upload link: it becomes the session's newest recording. The `url` or key that
       * `upload-audio` answered names a recording that is there already. Duration and analysis are measured, never taken.
       */
      audioUrl: z.string().max(2000).optional(),
      /** Key or link of a PDF that was sent to an upload link: it becomes the session's PDF. */
      pdfUrl: z.string().max(2000).optional(),
      /** A session with a recording can be called complete without an analysis. */
      status: z.literal('completed').optional(),
    }),
    output: Session,
  }),
  /** Forgets the case details and the generated content of a session; recordings and analyses stay. */
  clear: operation({
    name: 'sessions.clear',
    access: 'user',
    http: { method: 'POST', path: '/api/sessions/:sessionId/clear' },
    input: sessionId,
    output: Session,
  }),
  delete: operation({
    name: 'sessions.delete',
    access: 'user',
    http: { method: 'DELETE', path: '/api/sessions/:sessionId', status: 204 },
    input: sessionId,
    output: z.null(),
  }),
  analyze: operation({
    name: 'sessions.analyze',
    access: 'user',
    http: {
      method: 'POST',
      path: '/api/sessions/:sessionId/analyze',
      status: 202,
      upload: { field: 'audio', maxBytes: MAX_AUDIO_BYTES },
    },
    input: sessionId.extend({
      upload: StoredUpload,
      ...SuppliedWords.shape,
      discardAudio: z.enum(['true', 'false']).default('false'),
    }),
    output: z.object({
      sessionId: z.uuid(),
      jobId: z.uuid(),
      status: z.literal('queued'),
      /** What arrived, so that the browser may forget its copy. */
      received: z.object({ size: z.number().int(), sha256: z.string() }),
    }),
    timeoutMs: 30_000,
  }),
  /** The recording that the session holds: stored without an analysis, or its analysis failed. */
  analyzeStored: operation({
    name: 'sessions.analyze-stored',
    access: 'user',
    http: { method: 'POST', path: '/api/sessions/:sessionId/recording/analyze', status: 202 },
    input: sessionId,
    output: z.object({ sessionId: z.uuid(), jobId: z.uuid(), status: z.literal('queued') }),
    timeoutMs: 30_000,
  }),
  /** No-recording mode: what the browser measured, in place of the audio. */
  submitMeasurements: operation({
    name: 'sessions.submit-measurements',
    access: 'user',
    http: { method: 'POST', path: '/api/sessions/:sessionId/measurements', status: 202 },
    input: sessionId.extend({ speech: MeasuredSpeech, ...SuppliedWords.shape }),
    output: z.object({ sessionId: z.uuid(), jobId: z.uuid(), status: z.literal('queued') }),
    timeoutMs: 30_000,
  }),
  /** The report as a PDF: scores with their parts, evidence, transcript. */
  downloadReport: operation({
    name: 'sessions.download-report',
    access: 'user',
    http: { method: 'GET', path: '/api/sessions/:sessionId/report', responds: 'file' },
    input: sessionId,
    output: FileAnswer,
  }),
  stats: operation({
    name: 'sessions.stats',
    access: 'user',
    http: { method: 'GET', path: '/api/stats' },
    input: z.object({}),
    output: z.object({
      totalSessions: z.number().int(),
      completedSessions: z.number().int(),
      averageScore: z.number().nullable(),
      averageConfidence: z.number().nullable(),
      practiceSeconds: z.number(),
      currentStreakDays: z.number().int(),
      longestStreakDays: z.number().int(),
      lastSessionAt: z.iso.datetime().nullable(),
    }),
  }),
  /** A session that PDF intake opens for the user. */
  openForDocument: operation({
    name: 'sessions.open-for-document',
    access: 'internal',
    input: z.object({ title: Title, pdfKey: z.string(), caseData: CaseDetails }),
    output: z.object({ sessionId: z.uuid(), sessionTitle: z.string() }),
  }),
};

export const sessionCreated = event(
  'sessions.session-created',
  z.object({
    sessionId: z.uuid(),
    userId: z.string(),
    title: z.string(),
    scenarioType: ScenarioType.nullable(),
  }),
);
export const sessionDeleted = event(
  'sessions.session-deleted',
  z.object({ sessionId: z.uuid(), userId: z.string(), fileKeys: z.array(z.string()) }),
);
/** Case and script of a session were forgotten; its document must not be drafted from any more. */
export const sessionCleared = event(
  'sessions.session-cleared',
  z.object({ sessionId: z.uuid(), userId: z.string() }),
);
/** A recording was accepted; analysis starts on this fact. */
export const recordingSubmitted = event(
  'sessions.recording-submitted',
  z.object({
    analysisId: z.uuid(),
    sessionId: z.uuid(),
    userId: z.string(),
    title: z.string(),
    scenarioType: ScenarioType.nullable(),
    /** Null when the browser measured the take itself and only the numbers came. */
    fileKey: z.string().nullable(),
    speech: MeasuredSpeech.optional(),
    discardAudio: z.boolean(),
    ...SuppliedWords.shape,
  }),
);
export const sessionCompleted = event(
  'sessions.session-completed',
  z.object({ sessionId: z.uuid(), userId: z.string() }),
);
