import { z } from 'zod';
import { PdfReading } from './pdf-reading.js';
import { CASE_TYPES, CaseDetails, CaseField } from './case.js';
import { CaseModel, KnownCorrections, SentCorrections, SlotName } from './case-model.js';
import { operation } from './define.js';
import { DraftEngine } from './draft-engine.js';
import { known, knownEntries } from './known.js';
import { MAX_DOCUMENT_BYTES } from './file-limits.js';
import { FileAnswer, StoredUpload } from './files.js';
import { ContentType, ScenarioType } from './scenarios.js';
import { isScriptLength, tooLong } from './script-length.js';
import { StorableText, typedText } from './typed-text.js';
import { Voice } from './voices.js';

/** Where a sentence comes from. `framing` states no fact; `unsupported` is "not in your file: confirm or cut". */
export const Source = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('case-field'), field: CaseField, quote: StorableText }),
  z.object({
    kind: z.literal('pdf'),
    page: z.number().int().positive(),
    quote: StorableText,
    /** Which of the case's documents, by name and by id, where there are several. */
    document: StorableText.optional(),
    documentId: z.uuid().optional(),
  }),
  z.object({ kind: z.literal('framing') }),
  z.object({ kind: z.literal('unsupported'), reason: StorableText }),
  /** Only the advocate can give it: a named place with a prompt and examples of its kind, open until filled. */
  z.object({
    kind: z.literal('slot'),
    slot: SlotName,
    prompt: StorableText,
    examples: z.array(StorableText),
  }),
  /** The attorney answers for it: an unsupported sentence confirmed, or any sentence rewritten. Never made by the server. */
  z.object({ kind: z.literal('attorney'), act: z.enum(['confirmed', 'edited']) }),
]);
export type Source = z.infer<typeof Source>;

/** One sentence, or one item of a list, and what it rests on. */
export const Provenance = z.object({
  contentType: ContentType,
  /** The part of the speech, or the chapter of an examination with its goal, that begins with this sentence. */
  part: z.object({ title: StorableText, goal: StorableText.optional() }).optional(),
  /** The words differ from the source's own; the source's quote is the original. */
  reworded: z.boolean().optional(),
  /** Index of the list item, or of the sentence in a text. */
  index: z.number().int().nonnegative(),
  text: StorableText,
  sources: knownEntries(z.array(Source).max(20)),
});
export type Provenance = z.infer<typeof Provenance>;

export const CitationState = z.enum(['in-your-document', 'supplied-by-you', 'not-verified']);
export const Citation = z.object({
  text: StorableText,
  state: known(CitationState, 'not-verified'),
  /** Page of the user's document where it stands. */
  page: z.number().int().positive().optional(),
  /** A case cited by volume and page alone: its name is missing. */
  unnamed: z.boolean().optional(),
});
export type Citation = z.infer<typeof Citation>;

export const GeneratedText = z.object({
  opening_statement: StorableText.optional(),
  key_points: z.array(StorableText).max(1000).optional(),
  evidence_summary: StorableText.optional(),
  cross_examination_questions: z.array(StorableText).max(1000).optional(),
  strategy_notes: StorableText.optional(),
  closing_argument: StorableText.optional(),
  legal_citations: z.array(StorableText).max(1000).optional(),
  motion_argument: StorableText.optional(),
});
export type GeneratedText = z.infer<typeof GeneratedText>;

export const GeneratedContent = GeneratedText.extend({
  provenance: knownEntries(z.array(Provenance)),
  citations: z.array(Citation),
  engine: DraftEngine,
});
export type GeneratedContent = z.infer<typeof GeneratedContent>;

const sectionOrder = z.array(ContentType).min(1).max(50);
/** Chosen by the caller, to follow the progress of its call. */
const requestId = z.uuid().optional();

export const content = {
  parsePdf: operation({
    name: 'content.parse-pdf',
    access: 'user',
    http: {
      method: 'POST',
      path: '/api/parse-pdf',
      upload: { field: 'pdf', maxBytes: MAX_DOCUMENT_BYTES },
    },
    input: z.object({
      upload: StoredUpload,
      requestId,
      /** The case that session and document belong to; none without it. */
      caseId: z.uuid().optional(),
    }),
    output: PdfReading,
    timeoutMs: 120_000,
  }),
  /** The document of a session as it was read, for whoever comes back to it. */
  getDocument: operation({
    name: 'content.get-document',
    access: 'user',
    http: { method: 'GET', path: '/api/sessions/:sessionId/document' },
    input: z.object({ sessionId: z.uuid() }),
    output: z.object({
      document: z
        .object({
          fileName: z.string(),
          parsed: PdfReading,
          /** Its later pages are being read: fields may follow. */
          reading: z.boolean().optional(),
        })
        .nullable(),
    }),
  }),
  generate: operation({
    name: 'content.generate-legal-content',
    access: 'user',
    http: { method: 'POST', path: '/api/generate-legal-content' },
    input: z.object({
      scenario: ScenarioType,
      caseDetails: CaseDetails.extend({
        caseType: z.enum(CASE_TYPES, { error: 'Case type is required' }),
        keyFacts: z
          .string({ error: 'Key facts are required' })
          .pipe(CaseDetails.shape.keyFacts.unwrap().min(1, 'Key facts are required')),
      }),
      sessionId: z.uuid().optional(),
      contentTypes: sectionOrder.optional(),
      /** Whom the examination is for, as the file names the witness. */
      witness: typedText(200).min(1).optional(),
      /** Length to aim at, at the speaker's own pace. */
      target: z
        .object({
          minutes: z.number().min(0.5).max(180),
          wordsPerMinute: z.number().min(60).max(260).default(140),
        })
        .optional(),
      requestId,
    }),
    output: GeneratedContent,
    timeoutMs: 250_000,
  }),
  /** What was understood of a case: people, events, claims, evidence, relief, clashes and gaps, each with its source. */
  getCaseModel: operation({
    name: 'content.get-case-model',
    access: 'user',
    http: { method: 'GET', path: '/api/sessions/:sessionId/case-model' },
    input: z.object({ sessionId: z.uuid() }),
    output: z.object({ model: CaseModel, corrections: KnownCorrections }),
    timeoutMs: 30_000,
  }),
  /** The same for a case as a whole, before any session of it. */
  getModelOfCase: operation({
    name: 'content.get-model-of-case',
    access: 'user',
    http: { method: 'GET', path: '/api/cases/:caseId/model' },
    input: z.object({ caseId: z.uuid() }),
    output: z.object({ model: CaseModel, corrections: KnownCorrections }),
    timeoutMs: 30_000,
  }),
  correctModelOfCase: operation({
    name: 'content.correct-model-of-case',
    access: 'user',
    http: { method: 'PUT', path: '/api/cases/:caseId/model' },
    input: SentCorrections.extend({ caseId: z.uuid() }),
    output: z.object({ model: CaseModel, corrections: KnownCorrections }),
    timeoutMs: 30_000,
  }),
  correctCaseModel: operation({
    name: 'content.correct-case-model',
    access: 'user',
    http: { method: 'PUT', path: '/api/sessions/:sessionId/case-model' },
    input: SentCorrections.extend({ sessionId: z.uuid() }),
    output: z.object({ model: CaseModel, corrections: KnownCorrections }),
    timeoutMs: 30_000,
  }),
  generateAudio: operation({
    name: 'content.generate-audio',
    access: 'user',
    http: { method: 'POST', path: '/api/generate-audio', responds: 'file' },
    input: z.object({
      text: typedText(100_000).min(1),
      filename: typedText(200).min(1).default('lectern.mp3'),
      voice: Voice.default('alloy'),
      requestId,
    }),
    output: FileAnswer,
    timeoutMs: 120_000,
  }),
  generateCompiledAudio: operation({
    name: 'content.generate-compiled-audio',
    access: 'user',
    http: { method: 'POST', path: '/api/generate-compiled-audio', responds: 'file' },
    input: z.object({
      contentData: GeneratedText.refine(isScriptLength, tooLong),
      scenario: ScenarioType.optional(),
      order: sectionOrder,
      filename: typedText(200).min(1).default('lectern.mp3'),
      voice: Voice.default('alloy'),
      requestId,
    }),
    output: FileAnswer,
    timeoutMs: 300_000,
  }),
  /** Stops the drafting or speaking that a caller no longer waits for. Stopping what has ended changes nothing. */
  cancel: operation({
    name: 'content.cancel-request',
    access: 'user',
    http: { method: 'POST', path: '/api/requests/:requestId/cancel', status: 204 },
    input: z.object({ requestId: z.uuid() }),
    output: z.null(),
  }),
  /** Ends the wait for a model that is drafting: what it has not written yet stays as the rules have it. */
  finishByRules: operation({
    name: 'content.finish-by-rules',
    access: 'user',
    http: { method: 'POST', path: '/api/requests/:requestId/finish-by-rules', status: 204 },
    input: z.object({ requestId: z.uuid() }),
    output: z.null(),
  }),
  compileText: operation({
    name: 'content.compile-text',
    access: 'user',
    http: { method: 'POST', path: '/api/compile-text', responds: 'file' },
    input: z.object({
      contentData: GeneratedText.extend({
        provenance: z.array(Provenance).max(5000).default([]),
        citations: z.array(Citation).max(2000).default([]),
      }).refine(isScriptLength, tooLong),
      /** The main section is headed as in its scenario. */
      scenario: ScenarioType.optional(),
      order: sectionOrder,
      filename: typedText(200).min(1).default('lectern.txt'),
      sources: z.enum(['quoted', 'pages']).default('quoted'),
      /** What stands at the top; without a title, the file's name does. */
      title: typedText(300).optional(),
      subtitle: typedText(300).optional(),
    }),
    output: FileAnswer,
    timeoutMs: 60_000,
  }),
};
