import { z } from 'zod';
import { KnownCaseDetails } from './case.js';
import { GeneratedContent } from './content.js';
import { operation } from './define.js';
import { knownEntries, knownNames } from './known.js';
import { ContentType, ScenarioType } from './scenarios.js';
import { typedText } from './typed-text.js';

/** A sentence of a draft by its place: content type and running number, as the draft was first divided. */
const sentenceId = z.string().regex(/^[a-z_]{1,40}-\d{1,5}$/);
const MAX_SENTENCES = 5000;

/** What the attorney did to one sentence of the draft. */
export const SentenceDecision = z.discriminatedUnion('act', [
  z.object({ sentenceId, act: z.enum(['confirmed', 'cut']) }),
  z.object({ sentenceId, act: z.literal('edited'), text: typedText(2000).min(1) }),
]);
export type SentenceDecision = z.infer<typeof SentenceDecision>;

/** The attorney's own work on a draft, kept beside it: the draft itself never changes. */
export const ScriptEdits = z.object({
  decisions: z.array(SentenceDecision).max(MAX_SENTENCES),
  /** Sentences of a list in the order that the attorney gave them; absent where the draft's order stands. */
  order: z.partialRecord(ContentType, z.array(sentenceId).max(MAX_SENTENCES)),
});
export type ScriptEdits = z.infer<typeof ScriptEdits>;

const KnownEdits = ScriptEdits.extend({
  decisions: knownEntries(ScriptEdits.shape.decisions),
  order: knownNames(ScriptEdits.shape.order),
});

/** A draft and the work on it. `version` rises with every draft and every saved edit. */
export const StoredScript = z.object({
  id: z.uuid(),
  content: GeneratedContent,
  edits: KnownEdits,
  version: z.number().int().positive(),
  savedAt: z.iso.datetime(),
  /** Minutes that it is to take; absent from before it was told. */
  targetMinutes: z.number().nullish(),
});
export type StoredScript = z.infer<typeof StoredScript>;

const whichScript = z.object({ sessionId: z.uuid(), scenario: ScenarioType });

export const scripts = {
  /** Everything that the generator shows of a session; one session has a script for each scenario. */
  get: operation({
    name: 'sessions.get-script',
    access: 'user',
    http: { method: 'GET', path: '/api/sessions/:sessionId/script' },
    input: whichScript,
    output: z.object({
      sessionId: z.uuid(),
      sessionTitle: z.string(),
      caseData: KnownCaseDetails,
      script: StoredScript.nullable(),
    }),
  }),
  /**
   * Replaces the attorney's edits, if `version` is still the newest: a stale window must not overwrite a fresh one. A text that was
   * written in place of the spoken section stays as long as the decisions on that section do.
   */
  save: operation({
    name: 'sessions.save-script',
    access: 'user',
    http: { method: 'PUT', path: '/api/sessions/:sessionId/script' },
    input: whichScript.extend({ version: z.number().int().positive(), edits: ScriptEdits }),
    output: StoredScript.pick({ version: true, savedAt: true }),
  }),
  /** Keeps a draft with its session. A run that is tried again keeps its draft once. */
  keep: operation({
    name: 'sessions.keep-content',
    access: 'internal',
    input: whichScript.extend({
      runId: z.uuid(),
      caseData: KnownCaseDetails,
      content: GeneratedContent,
      /** Minutes that were asked for; the script's own stay where none were. */
      targetMinutes: z.number().positive().optional(),
    }),
    /** The case of the session, for whoever tells of it. */
    output: z.object({ caseName: z.string().nullable() }).nullable(),
  }),
};
