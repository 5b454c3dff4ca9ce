import { z } from 'zod';
import { KnownCaseDetails } from './case.js';
import { Citation, GeneratedText, Provenance, Source } from './content.js';
import { operation } from './define.js';
import { Drafting } from './draft-engine.js';
import { known, knownEntries } from './known.js';
import { MAX_SCRIPT_CHARACTERS } from './file-limits.js';
import { FileAnswer } from './files.js';
import { ScenarioType } from './scenarios.js';
import { BESIDE_SCORE } from './scores.js';
import { StorableText, typedText } from './typed-text.js';

/** Where a script's words come from: nothing yet, a draft from the file, or the attorney. */
export const ScriptOrigin = z.enum(['planned', 'drafted', 'own']);

/** A script as a row: what can be rehearsed in a case. */
export const ScriptSummary = z.object({
  id: z.uuid(),
  caseId: z.uuid().nullable(),
  scenario: known(ScenarioType, 'quick-practice'),
  title: z.string(),
  origin: known(ScriptOrigin, 'own'),
  targetMinutes: z.number().nullable(),
  /** Words to be spoken; headings are not spoken. */
  words: z.number().int(),
  version: z.number().int().positive(),
  savedAt: z.iso.datetime(),
  takes: z.number().int(),
  /** Number of the take that is recorded next. */
  nextTake: z.number().int().positive(),
  /** There is a take of full length. */
  rehearsed: z.boolean(),
  lastTake: z
    .object({
      sessionId: z.uuid(),
      takeNumber: z.number().int().nullable(),
      at: z.iso.datetime(),
      duration: z.number().nullable(),
      overallScore: z.number().nullable(),
      ...BESIDE_SCORE,
    })
    .nullable(),
});
export type ScriptSummary = z.infer<typeof ScriptSummary>;

/** A sentence by its place in the text, in UTF-16 units, and what it rests on; no source means that it is not checked so far. */
export const ScriptSentence = z.object({
  start: z.number().int().nonnegative(),
  end: z.number().int().nonnegative(),
  sources: knownEntries(z.array(Source)),
});
export type ScriptSentence = z.infer<typeof ScriptSentence>;

/**
 * A script as one text. Paragraphs are divided by an empty line; a line that begins with `## ` is a heading; of a list each
 * line is one item; an open slot is its name in brackets. The text is what is spoken; `notes` are the draft's other sections.
 */
export const Script = ScriptSummary.extend({
  caseName: z.string().nullable(),
  text: StorableText,
  sentences: z.array(ScriptSentence),
  notes: GeneratedText,
  notesProvenance: knownEntries(z.array(Provenance)),
  citations: z.array(Citation),
  /** Null for the attorney's own. */
  engine: z.object({ drafting: Drafting, model: z.string().optional() }).nullable(),
});
export type Script = z.infer<typeof Script>;

const scriptText = StorableText.max(
  MAX_SCRIPT_CHARACTERS,
  `A script can have up to ${MAX_SCRIPT_CHARACTERS.toLocaleString('en-US')} characters.`,
);
const Place = z.object({ start: z.number().int().nonnegative(), end: z.number().int().nonnegative() });
const one = z.object({ scriptId: z.uuid() });
const targetMinutes = z.number().min(0.5).max(480).nullable();

/** Scripts as texts of a case; answered by the sessions service. */
export const caseScripts = {
  /** A planned part without text, or a script of the attorney's own. */
  add: operation({
    name: 'sessions.add-script',
    access: 'user',
    http: { method: 'POST', path: '/api/scripts', status: 201 },
    input: z.object({
      caseId: z.uuid().nullable().default(null),
      scenario: ScenarioType,
      title: typedText(200).min(1).optional(),
      targetMinutes: targetMinutes.optional(),
      text: scriptText.optional(),
    }),
    output: Script,
    timeoutMs: 30_000,
  }),
  open: operation({
    name: 'sessions.open-script',
    access: 'user',
    http: { method: 'GET', path: '/api/scripts/:scriptId' },
    input: one,
    output: Script,
  }),
  /**
   * Replaces the text, if `version` is still the newest (else 409). A sentence that stayed or moved keeps its sources; one that
   * changed is looked for in the file again; `confirmed` names places in the new text that the attorney answers for.
   */
  write: operation({
    name: 'sessions.write-script',
    access: 'user',
    http: { method: 'PUT', path: '/api/scripts/:scriptId' },
    input: one.extend({
      version: z.number().int().positive(),
      text: scriptText.optional(),
      confirmed: z.array(Place).max(5000).default([]),
      title: typedText(200).min(1).optional(),
      targetMinutes: targetMinutes.optional(),
    }),
    output: Script,
    timeoutMs: 30_000,
  }),
  /** Its takes stay with their numbers, without a script. */
  delete: operation({
    name: 'sessions.delete-script',
    access: 'user',
    http: { method: 'DELETE', path: '/api/scripts/:scriptId', status: 204 },
    input: one,
    output: z.null(),
  }),
};

/** What the sentences of a text rest on; answered by the content service. */
export const scriptChecks = {
  checkText: operation({
    name: 'content.check-text',
    access: 'internal',
    input: z.object({
      /** The documents of this case count, else the session's. */
      caseId: z.uuid().nullable(),
      sessionId: z.uuid().nullable(),
      caseData: KnownCaseDetails,
      text: scriptText,
      /** Sentences whose sources are known and stay, wherever they stand now. */
      known: z.array(z.object({ text: StorableText, sources: knownEntries(z.array(Source)) })).max(20_000),
    }),
    output: z.object({ sentences: z.array(ScriptSentence) }),
    timeoutMs: 20_000,
  }),
};

/** A script on paper, to speak from; answered by the content service. */
export const speakingCopies = {
  /** A PDF in 18 points with times and cues in a wide left margin, without notes; an open slot is a line to write on. */
  make: operation({
    name: 'content.make-speaking-copy',
    access: 'user',
    http: { method: 'POST', path: '/api/speaking-copy', responds: 'file' },
    input: z.object({
      /** As a script's own text: headings, paragraphs, items. */
      text: scriptText.min(1),
      title: typedText(300).min(1),
      /** What the file is called, such as `Marrowby - Opening - 2026-11-21`; the ending is ours. */
      filename: typedText(200).min(1).optional(),
      /** The speaker's own pace, for the times in the margin. */
      wordsPerMinute: z.number().min(60).max(300).default(150),
    }),
    output: FileAnswer,
    timeoutMs: 30_000,
  }),
};
