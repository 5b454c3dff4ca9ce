import { z } from 'zod';
import { endingFact, fact } from './define.js';
import { known } from './known.js';
import { ScenarioType } from './scenarios.js';
import { Submission } from './submission.js';

// What the sessions service announces of sessions and cases.

export const sessionCreated = fact(
  'sessions.session-created',
  z.object({
    sessionId: z.uuid(),
    userId: z.string(),
    title: z.string(),
    scenarioType: known(ScenarioType.nullable(), null),
  }),
);
export const sessionDeleted = endingFact(
  'sessions.session-deleted',
  z.object({
    sessionId: z.uuid(),
    userId: z.string(),
    fileKeys: z.array(z.string()),
    /** The session's PDF, where it stays as a document of the case. */
    casePdfKey: z.string().optional(),
  }),
);
/** Case and script of a session were forgotten; its document must not be drafted from any more. */
export const sessionCleared = endingFact(
  'sessions.session-cleared',
  z.object({ sessionId: z.uuid(), userId: z.string() }),
);
/** A recording was accepted; analysis starts on this fact. */
export const recordingSubmitted = fact('sessions.recording-submitted', Submission);
export const sessionCompleted = fact(
  'sessions.session-completed',
  z.object({ sessionId: z.uuid(), userId: z.string() }),
);
/** A session, its script and its document now belong to another case, or to none. */
export const sessionMoved = fact(
  'sessions.session-moved',
  z.object({
    sessionId: z.uuid(),
    userId: z.string(),
    fromCaseId: z.uuid().nullable(),
    caseId: z.uuid().nullable(),
  }),
);

/** Made, changed or archived. */
export const caseChanged = fact('sessions.case-changed', z.object({ caseId: z.uuid(), userId: z.string() }));
/** Everything of the case goes; its sessions are announced one by one as well. */
export const caseDeleted = endingFact(
  'sessions.case-deleted',
  z.object({ caseId: z.uuid(), userId: z.string() }),
);
