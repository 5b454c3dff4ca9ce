import { z } from 'zod';
import { Analysis, analysis } from './analysis.js';
import { CaseDetails, KnownCaseDetails } from './case.js';
import { operation } from './define.js';
import { known, knownEntries } from './known.js';
import { MAX_AUDIO_BYTES } from './file-limits.js';
import { FileAnswer, StoredUpload } from './files.js';
import { MeasuredSpeech } from './measured-speech.js';
import { Difficulty, ScenarioType } from './scenarios.js';
import { BESIDE_SCORE } from './scores.js';
import { SpokenText, SuppliedWords } from './spoken-text.js';
import { TimeZone } from './time-zone.js';
import { jsonField, Title, typedText } from './typed-text.js';
import { RecordingGaps, Submission } from './submission.js';

/** Longest list of sessions in one answer. */
export const MAX_LISTED = 500;

export const SessionStatus = z.enum(['created', 'analyzing', 'completed', 'failed']);

export const Session = z.object({
  id: z.uuid(),
  /** The same as `id`: the specification reads it under both names. */
  sessionId: z.uuid(),
  userId: z.string(),
  /** The case that it belongs to; null for practice without one. */
  caseId: z.uuid().nullable(),
  caseName: z.string().nullable(),
  /** The script that it is a take of, and which take; the number comes with the recording. */
  scriptId: z.uuid().nullable(),
  takeNumber: z.number().int().nullable(),
  title: z.string(),
  description: z.string().nullable(),
  scenarioId: z.string().nullable(),
  scenarioType: known(ScenarioType.nullable(), null),
  status: known(SessionStatus, 'created'),
  createdAt: z.iso.datetime(),
  /** Seconds of the newest recording, counted from its samples. */
  duration: z.number().nullable(),
  overallScore: z.number().min(0).max(10).nullable(),
  ...BESIDE_SCORE,
  ...KnownCaseDetails.shape,
  caseData: KnownCaseDetails,
  /** Does the session have a playable recording, a PDF? */
  hasAudio: z.boolean(),
  hasPdf: z.boolean(),
  /** The scenarios that a script was drafted for in this session. */
  scripts: knownEntries(z.array(ScenarioType)),
});
export type Session = z.infer<typeof Session>;

export const SessionDetail = Session.extend({
  /** The scenario in words, as a badge shows it. */
  scenario: z.string().nullable(),
  difficulty: known(Difficulty.nullable(), null),
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
    name: 'sessions.create-session',
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
        /** Without `caseData` the session begins with what its case knows, and with nothing of any other. */
        caseId: z.uuid().optional(),
        /** Another take of this script: its case, its scenario. */
        scriptId: z.uuid().optional(),
        /** For the time in a title that Lectern makes. */
        timeZone: TimeZone.optional(),
      })
      .refine((body) => (body.title ?? body.scenarioType ?? body.scriptId) !== undefined, {
        path: ['title'],
        message: 'Title is required',
      }),
    output: Session,
  }),
  list: operation({
    name: 'sessions.list-sessions',
    access: 'user',
    http: [
      { method: 'GET', path: '/api/sessions' },
      { method: 'GET', path: '/api/sessions/dynamo/:userId' },
    ],
    input: z.object({
      scenarioType: ScenarioType.optional(),
      /** The last session of the answer before: a full answer may have more behind it. */
      after: z.uuid().optional(),
      limit: z.coerce.number().int().min(1).max(MAX_LISTED).default(MAX_LISTED),
    }),
    output: z.array(Session),
  }),
  get: operation({
    name: 'sessions.get-session',
    access: 'user',
    http: { method: 'GET', path: '/api/sessions/:sessionId' },
    input: sessionId,
    output: SessionDetail,
  }),
  update: operation({
    name: 'sessions.update-session',
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
      /** The case details as the sender last saw them: another window that changed them meanwhile makes this a conflict. */
      expectedCaseData: CaseDetails.optional(),
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
    name: 'sessions.clear-session',
    access: 'user',
    http: { method: 'POST', path: '/api/sessions/:sessionId/clear' },
    input: sessionId,
    output: Session,
  }),
  delete: operation({
    name: 'sessions.delete-session',
    access: 'user',
    http: { method: 'DELETE', path: '/api/sessions/:sessionId', status: 204 },
    input: sessionId,
    output: z.null(),
  }),
  analyze: operation({
    name: 'sessions.analyze-recording',
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
      gaps: jsonField(RecordingGaps).optional(),
    }),
    output: z.object({
      sessionId: z.uuid(),
      jobId: z.uuid(),
      status: known(z.literal('queued'), 'queued'),
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
    output: z.object({ sessionId: z.uuid(), jobId: z.uuid(), status: known(z.literal('queued'), 'queued') }),
    timeoutMs: 30_000,
  }),
  /** No-recording mode: what the browser measured, in place of the audio. */
  submitMeasurements: operation({
    name: 'sessions.submit-measurements',
    access: 'user',
    http: { method: 'POST', path: '/api/sessions/:sessionId/measurements', status: 202 },
    input: sessionId.extend({
      speech: MeasuredSpeech,
      gaps: RecordingGaps.optional(),
      /** As `analysis.hear-piece` found them while the take was spoken. */
      timedWords: Submission.shape.timedWords,
      ...SuppliedWords.shape,
    }),
    output: z.object({ sessionId: z.uuid(), jobId: z.uuid(), status: known(z.literal('queued'), 'queued') }),
    timeoutMs: 30_000,
  }),
  /** The report as a PDF: scores with their parts, evidence, transcript. */
  downloadReport: operation({
    name: 'sessions.download-report',
    access: 'user',
    http: { method: 'GET', path: '/api/sessions/:sessionId/report', responds: 'file' },
    input: sessionId,
    output: FileAnswer,
    timeoutMs: 30_000,
    costly: true,
  }),
  stats: operation({
    name: 'sessions.get-session-stats',
    access: 'user',
    http: { method: 'GET', path: '/api/stats' },
    input: z.object({}),
    output: z.object({
      totalSessions: z.number().int(),
      completedSessions: z.number().int(),
      /** Of takes with words; those that were scored by the voice alone have an average of their own. */
      averageScore: z.number().nullable(),
      averageDelivery: z.number().nullable(),
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
    input: z.object({
      title: Title,
      pdfKey: z.string(),
      caseData: KnownCaseDetails,
      caseId: z.uuid().nullable().default(null),
    }),
    output: z.object({ sessionId: z.uuid(), sessionTitle: z.string() }),
  }),
};
