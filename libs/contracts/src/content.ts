import { z } from 'zod';
import { CASE_TYPES, CaseDetails, CaseField } from './case.js';
import { event, operation } from './define.js';
import { MAX_PDF_BYTES } from './file-limits.js';
import { FileAnswer, StoredUpload } from './files.js';
import { CONTENT_TYPES, ContentType, ScenarioType } from './scenarios.js';
import { StorableText, typedText } from './typed-text.js';

/** Where a sentence comes from. `framing` states no fact; `unsupported` is "not in your file: confirm or cut". */
export const Source = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('case-field'), field: CaseField, quote: StorableText }),
  z.object({ kind: z.literal('pdf'), page: z.number().int().positive(), quote: StorableText }),
  z.object({ kind: z.literal('framing') }),
  z.object({ kind: z.literal('unsupported'), reason: StorableText }),
  /** The attorney answers for it: an unsupported sentence confirmed, or any sentence rewritten. Never made by the server. */
  z.object({ kind: z.literal('attorney'), act: z.enum(['confirmed', 'edited']) }),
]);
export type Source = z.infer<typeof Source>;

/** One sentence, or one item of a list, and what it rests on. */
export const Provenance = z.object({
  contentType: ContentType,
  /** Index of the list item, or of the sentence in a text. */
  index: z.number().int().nonnegative(),
  text: StorableText,
  sources: z.array(Source),
});
export type Provenance = z.infer<typeof Provenance>;

export const CitationState = z.enum(['in-your-document', 'supplied-by-you', 'not-verified']);
export const Citation = z.object({
  text: StorableText,
  state: CitationState,
  /** Page of the user's document where it stands. */
  page: z.number().int().positive().optional(),
});
export type Citation = z.infer<typeof Citation>;

export const GeneratedText = z.object({
  opening_statement: StorableText.optional(),
  key_points: z.array(StorableText).optional(),
  evidence_summary: StorableText.optional(),
  cross_examination_questions: z.array(StorableText).optional(),
  strategy_notes: StorableText.optional(),
  closing_argument: StorableText.optional(),
  legal_citations: z.array(StorableText).optional(),
  motion_argument: StorableText.optional(),
});
export type GeneratedText = z.infer<typeof GeneratedText>;

export const GeneratedContent = GeneratedText.extend({
  provenance: z.array(Provenance),
  citations: z.array(Citation),
  /** What drafted it. */
  engine: z.object({
    drafting: z.enum(['rules', 'model']),
    model: z.string().optional(),
    notes: z.array(z.string()),
  }),
});
export type GeneratedContent = z.infer<typeof GeneratedContent>;

export const VOICES = ['alloy', 'echo', 'fable', 'onyx', 'nova', 'shimmer'] as const;
export const Voice = z.enum(VOICES);
export type Voice = z.infer<typeof Voice>;

/** Found value of a case field, with the place in the PDF that it was read from. */
export const FieldSource = z.object({
  field: CaseField,
  page: z.number().int().positive(),
  quote: z.string(),
  /** Below 0.8 the form says "check". */
  confidence: z.number().min(0).max(1),
});
export type FieldSource = z.infer<typeof FieldSource>;

export const PdfReading = CaseDetails.extend({
  sessionId: z.uuid(),
  sessionTitle: z.string(),
  court: z.string().optional(),
  docketNumber: z.string().optional(),
  sources: z.array(FieldSource),
  pageCount: z.number().int().positive(),
  /** Pages whose text was read by optical character recognition. */
  ocrPages: z.array(z.number().int().positive()),
  /** What could not be read, in plain sentences. */
  warnings: z.array(z.string()),
});
export type PdfReading = z.infer<typeof PdfReading>;

/** A book of a script; longer ones are no script, and would keep every other user waiting. */
const MAX_SCRIPT_CHARACTERS = 300_000;
const isScriptLength = (texts: GeneratedText): boolean =>
  CONTENT_TYPES.reduce((length, type) => length + [texts[type] ?? ''].flat().join('').length, 0) <=
  MAX_SCRIPT_CHARACTERS;
const tooLong = `A script can have up to ${MAX_SCRIPT_CHARACTERS.toLocaleString('en-US')} characters.`;
/** Sections in the order of the download. */
const sectionOrder = z.array(ContentType).min(1).max(50);

/** Chosen by the caller so that it can follow the progress of a call that it is waiting for. */
const requestId = z.uuid().optional();

export const content = {
  parsePdf: operation({
    name: 'content.parse-pdf',
    access: 'user',
    http: {
      method: 'POST',
      path: '/api/parse-pdf',
      upload: { field: 'pdf', maxBytes: MAX_PDF_BYTES },
    },
    input: z.object({ upload: StoredUpload, requestId }),
    output: PdfReading,
    timeoutMs: 120_000,
  }),
  /** The document of a session as it was read, for whoever comes back to it. */
  getDocument: operation({
    name: 'content.get-document',
    access: 'user',
    http: { method: 'GET', path: '/api/sessions/:sessionId/document' },
    input: z.object({ sessionId: z.uuid() }),
    output: z.object({ document: z.object({ fileName: z.string(), parsed: PdfReading }).nullable() }),
  }),
  generate: operation({
    name: 'content.generate',
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
      requestId,
    }),
    output: GeneratedContent,
    timeoutMs: 120_000,
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
    name: 'content.cancel',
    access: 'user',
    http: { method: 'POST', path: '/api/requests/:requestId/cancel', status: 204 },
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
      order: sectionOrder,
      filename: typedText(200).min(1).default('lectern.txt'),
      /** What stands at the top; without a title, the file's name does. */
      title: typedText(300).optional(),
      subtitle: typedText(300).optional(),
    }),
    output: FileAnswer,
    timeoutMs: 60_000,
  }),
};

export const scriptGenerated = event(
  'content.script-generated',
  z.object({ userId: z.string(), sessionId: z.uuid().nullable(), scenario: ScenarioType }),
);
