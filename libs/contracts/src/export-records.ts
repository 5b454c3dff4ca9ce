import { z } from 'zod';
import { Certificate } from './achievements.js';
import { Analysis } from './analysis.js';
import { KnownCaseDetails } from './case.js';
import { KnownCorrections } from './case-model.js';
import { Case } from './cases.js';
import { Script } from './case-scripts.js';
import { PostCategory, PracticeArea } from './community.js';
import { GeneratedContent } from './content.js';
import { CaseDocument } from './documents.js';
import { Goal } from './goals.js';
import { operation } from './define.js';
import { known } from './known.js';
import { Membership } from './membership.js';
import { Notification, NotificationPreferences } from './notifications.js';
import { OwnAssessment } from './own-assessment.js';
import { Profile } from './profile.js';
import { PassageComparison } from './retakes.js';
import { ScenarioType } from './scenarios.js';
import { ScheduledPractice } from './schedule.js';
import { StoredScript } from './scripts.js';
import { Session, SessionStatus } from './sessions.js';
import { Settings } from './settings.js';
import { Share } from './shares.js';

const at = z.iso.datetime();
const id = z.uuid();

/** A recording of a session, whose audio is among the files unless it was discarded. */
const Recording = z.object({
  id,
  fileName: z.string(),
  contentType: z.string(),
  size: z.number().int(),
  sha256: z.string(),
  durationSeconds: z.number().nullable(),
  createdAt: at,
});

const Written = z.object({
  id,
  content: z.string(),
  createdAt: at,
  editedAt: at.nullable(),
});

/** What a user gets of each kind of thing that is kept of them, by the name of the file in which it stands. */
export const EXPORTED = {
  profile: Profile.omit({ avatarUrl: true }),
  settings: z.object({ settings: Settings, chosen: z.array(z.string()), updatedAt: at.nullable() }),
  cases: Case,
  sessions: Session.pick({
    id: true,
    caseId: true,
    scriptId: true,
    takeNumber: true,
    title: true,
    description: true,
    scenarioId: true,
    createdAt: true,
    duration: true,
    overallScore: true,
  }).extend({
    scenarioType: known(ScenarioType.nullable(), null),
    status: known(SessionStatus, 'created'),
    caseData: KnownCaseDetails,
    /** As the attorney typed or pasted it; the words that were heard are in the analysis. */
    transcript: z.string().nullable(),
    recordings: z.array(Recording),
  }),
  retakes: Recording.extend({
    sessionId: id,
    analysisId: id,
    /** The passage, in seconds of the recording. */
    start: z.number(),
    end: z.number(),
  }),
  scripts: Script.pick({
    id: true,
    caseId: true,
    scenario: true,
    origin: true,
    targetMinutes: true,
    words: true,
    version: true,
    savedAt: true,
    text: true,
    sentences: true,
  }).extend({
    sessionId: id.nullable(),
    title: z.string().nullable(),
    /** As it was drafted, with sources and notes; null for the attorney's own. */
    draft: GeneratedContent.nullable(),
    edits: StoredScript.shape.edits,
  }),
  schedule: ScheduledPractice.omit({ caseName: true }),
  goals: Goal.pick({
    id: true,
    measure: true,
    start: true,
    target: true,
    deadline: true,
    createdAt: true,
    completedAt: true,
  }),
  'own-assessments': OwnAssessment,
  shares: Share,
  analyses: z.object({ id, sessionId: id, recordedAt: at, analysis: Analysis }),
  'retake-analyses': z.object({
    retakeId: id,
    sessionId: id,
    comparison: known(PassageComparison.nullable(), null),
  }),
  documents: CaseDocument.extend({
    pages: z.array(z.object({ number: z.number().int(), text: z.string() })),
  }),
  'case-corrections': z.object({
    /** The case, or the session that belongs to none. */
    of: id,
    corrections: KnownCorrections,
    updatedAt: at,
  }),
  guide: z.object({ strategyId: z.string(), completedAt: at }),
  /** Drafts by the model on this machine that are neither taken nor left. */
  'machine-drafts': z.object({
    sessionId: id,
    scenario: known(ScenarioType, 'quick-practice'),
    begunAt: at,
    draft: GeneratedContent.nullable(),
  }),
  exercises: z.object({ sessionId: id, strategyId: z.string(), exerciseId: z.string(), begunAt: at }),
  posts: Written.extend({
    title: z.string(),
    category: known(PostCategory, 'discussion'),
    practiceArea: known(PracticeArea, 'Other'),
    likes: z.number().int(),
    comments: z.number().int(),
  }),
  comments: Written.extend({ postId: id }),
  likes: z.object({ postId: id }),
  membership: Membership,
  achievements: z.object({ id: z.string(), points: z.number().int(), earnedAt: at }),
  certificates: Certificate,
  quiz: z.object({
    attempts: z.number().int(),
    /** Right answers of the newest attempt, and when it was made. */
    correct: z.number().int(),
    at,
    best: z.number().int(),
  }),
  notifications: Notification.omit({ cursor: true, imageUrl: true }),
  activities: z.object({ id, type: z.string(), data: z.record(z.string(), z.unknown()), at }),
  'notification-preferences': NotificationPreferences.extend({ updatedAt: at.nullable() }),
} as const;
export type ExportKind = keyof typeof EXPORTED;
export type Exported<K extends ExportKind> = z.output<(typeof EXPORTED)[K]>;
export const EXPORT_KINDS = Object.keys(EXPORTED) as [ExportKind, ...ExportKind[]];

/** What the file of a kind holds: each record with the paths, inside the zip, of the files that belong to it. */
export const exportedFile = (kind: ExportKind) =>
  z.array((EXPORTED[kind] as z.ZodObject).extend({ files: z.array(z.string()) }));

/** A stored file that goes into the zip. */
export const ExportedFile = z.object({ key: z.string(), name: z.string() });
export type ExportedFile = z.infer<typeof ExportedFile>;

/** A page of records of one kind. Their shape is checked by {@link EXPORTED} where they are written down. */
export const ExportPage = z.object({
  records: z.array(
    z.object({ data: z.record(z.string(), z.unknown()), files: z.array(ExportedFile).default([]) }),
  ),
  /** What to ask with for the next page; null on the last one. */
  next: z.string().nullable(),
});
export type ExportPage = z.infer<typeof ExportPage>;

const pagesOf = <const K extends ExportKind>(service: string, kinds: K[]) =>
  operation({
    name: `${service}.export-records`,
    access: 'user',
    input: z.object({ kind: z.enum(kinds), after: z.string().max(300).nullable() }),
    output: ExportPage,
    timeoutMs: 30_000,
  });

/** What each service keeps of the caller, in pages, for the service that makes exports. */
export const exportRecords = {
  identity: pagesOf('identity', ['profile']),
  content: pagesOf('content', ['documents', 'case-corrections', 'machine-drafts', 'guide', 'exercises']),
  analysis: pagesOf('analysis', ['analyses', 'retake-analyses']),
  community: pagesOf('community', [
    'posts',
    'comments',
    'likes',
    'membership',
    'achievements',
    'certificates',
    'quiz',
  ]),
  notifications: pagesOf('notifications', ['notifications', 'activities', 'notification-preferences']),
};
