import { z } from 'zod';
import { KnownCaseDetails } from './case.js';
import { operation } from './define.js';
import { known } from './known.js';
import { ScriptSummary } from './case-scripts.js';
import { ScenarioType } from './scenarios.js';
import { Session } from './sessions.js';
import { ClockTime, PlannedDay } from './time-zone.js';
import { typedText } from './typed-text.js';

/** Whom the attorney speaks for. */
export const SIDES = [
  'plaintiff',
  'defendant',
  'prosecution',
  'accused',
  'petitioner',
  'respondent',
  'appellant',
  'appellee',
] as const;
export const Side = z.enum(SIDES);
export type Side = z.infer<typeof Side>;

const CaseName = z.string({ error: 'Name is required' }).pipe(typedText(200).min(1, 'Name is required'));
const line = typedText(300).nullable();

/** What an attorney says of a case. Unknown is null, never guessed. */
const writable = {
  name: CaseName,
  clientName: line,
  opposingParty: line,
  side: Side.nullable(),
  court: line,
  docketNumber: typedText(100).nullable(),
  /** The next hearing, on the calendar and clock of its place. */
  hearingDate: PlannedDay.nullable(),
  hearingTime: ClockTime.nullable(),
  /** What is heard, such as "Jury trial", and where, such as "Courtroom 4". */
  hearingKind: typedText(100).nullable(),
  hearingPlace: typedText(200).nullable(),
};

export const Case = z.object({
  id: z.uuid(),
  ...writable,
  hearingDate: z.iso.date().nullable(),
  side: known(Side.nullable(), null),
  archived: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Case = z.infer<typeof Case>;

/** How many documents a case has, and how far they are read. */
export const DocumentCounts = z.object({
  total: z.number().int(),
  pages: z.number().int(),
  reading: z.number().int(),
  /** Refused, damaged or without any text. */
  unreadable: z.number().int(),
});
export type DocumentCounts = z.infer<typeof DocumentCounts>;

/** A case as a row of the list. */
export const CaseSummary = Case.extend({
  /** Null while the documents cannot be asked for. */
  documents: DocumentCounts.nullable(),
  /** Scripts of the case, planned ones included, and how many of them have a take of full length. */
  parts: z.number().int(),
  rehearsed: z.number().int(),
  lastTake: z
    .object({
      sessionId: z.uuid(),
      at: z.iso.datetime(),
      scenarioType: known(ScenarioType.nullable(), null),
      takeNumber: z.number().int().nullable(),
      duration: z.number().nullable(),
    })
    .nullable(),
});
export type CaseSummary = z.infer<typeof CaseSummary>;

export const CaseDetail = CaseSummary.extend({
  /** What a form about this case begins with: the case itself, then its newest sessions. Nothing of another case. */
  caseData: KnownCaseDetails,
  scripts: z.array(ScriptSummary),
  /** The newest ten with a recording; `sessions.page` has them all. */
  takes: z.array(Session),
  takesTotal: z.number().int(),
});
export type CaseDetail = z.infer<typeof CaseDetail>;

/** Everything that ends with a case. */
export const CaseContents = z.object({
  /** Null while the documents cannot be asked for. */
  documents: DocumentCounts.nullable(),
  scripts: z.number().int(),
  sessions: z.number().int(),
  recordings: z.number().int(),
  /** Recordings that are kept, together. */
  recordedSeconds: z.number(),
  retakes: z.number().int(),
  /** Links to its sessions that still work. */
  shares: z.number().int(),
  /** Planned practice that is not done yet. */
  planned: z.number().int().default(0),
});
export type CaseContents = z.infer<typeof CaseContents>;

const one = z.object({ caseId: z.uuid() });

/** Cases; answered by the sessions service. */
export const cases = {
  create: operation({
    name: 'sessions.create-case',
    access: 'user',
    http: { method: 'POST', path: '/api/cases', status: 201 },
    input: z.object(writable).partial().required({ name: true }),
    output: Case,
  }),
  /** By hearing date, those without one last, or by name, or newest practice first. */
  list: operation({
    name: 'sessions.list-cases',
    access: 'user',
    http: { method: 'GET', path: '/api/cases' },
    input: z.object({
      /** In name, parties, court or docket number. */
      search: typedText(200).optional(),
      archived: z.enum(['true', 'false']).default('false'),
      sort: z.enum(['hearing', 'name', 'practiced']).default('hearing'),
      /** `next` of the page before. */
      after: z.string().max(500).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(25),
    }),
    output: z.object({
      cases: z.array(CaseSummary),
      /** Cursor of the next page; null on the last one. */
      next: z.string().nullable(),
      open: z.number().int(),
      archived: z.number().int(),
      /** Sessions that belong to no case. */
      sessionsWithoutCase: z.number().int(),
    }),
  }),
  get: operation({
    name: 'sessions.get-case',
    access: 'user',
    http: { method: 'GET', path: '/api/cases/:caseId' },
    input: one,
    output: CaseDetail,
  }),
  /** Changes what is given; what is left out stays. */
  update: operation({
    name: 'sessions.update-case',
    access: 'user',
    http: { method: 'PUT', path: '/api/cases/:caseId' },
    input: z.object(writable).partial().extend(one.shape),
    output: Case,
  }),
  archive: operation({
    name: 'sessions.archive-case',
    access: 'user',
    http: { method: 'PUT', path: '/api/cases/:caseId/archive' },
    input: one.extend({ archived: z.boolean() }),
    output: Case,
  }),
  /** What would go if the case were deleted. */
  contents: operation({
    name: 'sessions.case-contents',
    access: 'user',
    http: { method: 'GET', path: '/api/cases/:caseId/contents' },
    input: one,
    output: CaseContents,
  }),
  /** The case and everything in it, in every service. */
  delete: operation({
    name: 'sessions.delete-case',
    access: 'user',
    http: { method: 'DELETE', path: '/api/cases/:caseId', status: 204 },
    input: one,
    output: z.null(),
  }),
  /** The case, if it is the caller's, for services that keep something of it. */
  find: operation({
    name: 'sessions.find-case',
    access: 'internal',
    input: one,
    output: Case.extend({ caseData: KnownCaseDetails }),
  }),
};
