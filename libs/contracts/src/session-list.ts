import { z } from 'zod';
import { operation } from './define.js';
import { ScenarioType } from './scenarios.js';
import { Session } from './sessions.js';
import { Moment } from './time-zone.js';
import { typedText } from './typed-text.js';

const score = z.coerce.number().min(0).max(10).optional();

/** All sessions of an attorney, to look through and to put in order; answered by the sessions service. */
export const sessionList = {
  /** Newest first, in pages. */
  page: operation({
    name: 'sessions.page-sessions',
    access: 'user',
    // Before `/api/sessions/:sessionId`, which would take the word for an id.
    http: { method: 'GET', path: '/api/sessions/page' },
    input: z.object({
      /** Every word in title or name of the case. */
      search: typedText(200).optional(),
      /** Of one case, or `none`: without a case. */
      caseId: z.union([z.uuid(), z.literal('none')]).optional(),
      scenarioType: ScenarioType.optional(),
      /** Takes of one script. */
      scriptId: z.uuid().optional(),
      /** Overall score, both ends included; what has none, or was scored by the voice alone, is left out. */
      minScore: score,
      maxScore: score,
      /** From this instant on, and before that one. */
      from: Moment.optional(),
      to: Moment.optional(),
      /** `true`: only those with a recording. */
      recorded: z.enum(['true', 'false']).default('false'),
      /** `next` of the page before. */
      after: z.string().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(25),
    }),
    output: z.object({
      sessions: z.array(Session),
      /** Cursor of the next page; null on the last one. */
      next: z.string().nullable(),
      /** How many there are in all pages. */
      total: z.number().int(),
    }),
  }),
  /**
   * Puts a session with its script and its document into another case, or into none. Other takes of the script keep it where they
   * are, and the session takes a copy along.
   */
  move: operation({
    name: 'sessions.move-session',
    access: 'user',
    http: { method: 'PUT', path: '/api/sessions/:sessionId/case' },
    input: z.object({ sessionId: z.uuid(), caseId: z.uuid().nullable() }),
    output: Session,
  }),
};
