import { z } from 'zod';
import { fact, operation } from './define.js';
import { known, knownEntries } from './known.js';
import { MAX_DOCUMENT_BYTES } from './file-limits.js';
import { FileAnswer, StoredUpload } from './files.js';
import { KnownCaseDetails } from './case.js';
import { DocumentCounts } from './cases.js';
import { FieldSource, PdfReading } from './pdf-reading.js';
import { StorableText, typedText } from './typed-text.js';

export const DocumentKind = z.enum(['pdf', 'docx', 'txt']);
export type DocumentKind = z.infer<typeof DocumentKind>;

export const DocumentStatus = z.enum(['waiting', 'reading', 'read', 'failed']);

/** Why a document could not be read. */
export const DocumentRefusal = z.enum([
  'empty',
  'not-a-pdf',
  'not-a-document',
  'too-large',
  'password',
  'damaged',
  'too-many-pages',
  'too-much-memory',
  'too-slow',
  'no-text',
]);
export type DocumentRefusal = z.infer<typeof DocumentRefusal>;

const pageNumber = z.number().int().positive();
/** First and last page of a run. */
export const PageRange = z.tuple([pageNumber, pageNumber]);

export const CaseDocument = z.object({
  id: z.uuid(),
  caseId: z.uuid().nullable(),
  /** The session that it was uploaded in, if any. */
  sessionId: z.uuid().nullable(),
  /** As the attorney calls it; the file's name unless changed. */
  title: z.string(),
  fileName: z.string(),
  kind: known(DocumentKind, 'pdf'),
  size: z.number().int(),
  status: known(DocumentStatus, 'reading'),
  reason: known(DocumentRefusal.nullable(), null),
  pageCount: z.number().int().nullable(),
  pagesRead: z.number().int(),
  /** Pages that are still to be read. */
  unread: z.array(PageRange),
  /** Pages whose text was recognized from a picture. */
  scannedPages: z.number().int(),
  warnings: z.array(z.string()),
  /** Case fields as this document alone has them, with the places. */
  fields: KnownCaseDetails.extend({
    court: z.string().optional(),
    docketNumber: z.string().optional(),
    clientStands: PdfReading.shape.clientStands,
    sources: knownEntries(z.array(FieldSource)),
  }).nullable(),
  addedAt: z.iso.datetime(),
});
export type CaseDocument = z.infer<typeof CaseDocument>;

/** A part of a page picture, in fractions of its width and height. */
export const PageBox = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
export type PageBox = z.infer<typeof PageBox>;

const inCase = z.object({ caseId: z.uuid() });
const one = z.object({ documentId: z.uuid() });

/** The documents of a case; answered by the content service. */
export const documents = {
  /** A PDF, .docx or .txt; read in the background, the document tells how far. */
  add: operation({
    name: 'content.add-document',
    access: 'user',
    http: {
      method: 'POST',
      path: '/api/cases/:caseId/documents',
      status: 202,
      upload: { field: 'file', maxBytes: MAX_DOCUMENT_BYTES },
    },
    input: inCase.extend({ upload: StoredUpload }),
    output: CaseDocument,
    timeoutMs: 30_000,
  }),
  /** In the attorney's order. */
  list: operation({
    name: 'content.list-documents',
    access: 'user',
    http: { method: 'GET', path: '/api/cases/:caseId/documents' },
    input: inCase,
    output: z.object({ documents: z.array(CaseDocument) }),
  }),
  /** Documents that are not named keep their order behind those that are. */
  reorder: operation({
    name: 'content.reorder-documents',
    access: 'user',
    http: { method: 'PUT', path: '/api/cases/:caseId/documents/order' },
    input: inCase.extend({ documentIds: z.array(z.uuid()).max(500) }),
    output: z.object({ documents: z.array(CaseDocument) }),
  }),
  rename: operation({
    name: 'content.rename-document',
    access: 'user',
    http: { method: 'PUT', path: '/api/documents/:documentId' },
    input: one.extend({ title: typedText(200).min(1) }),
    output: CaseDocument,
  }),
  remove: operation({
    name: 'content.remove-document',
    access: 'user',
    http: { method: 'DELETE', path: '/api/documents/:documentId', status: 204 },
    input: one,
    output: z.null(),
  }),
  /** After a failure, or when text recognition was installed since. */
  readAgain: operation({
    name: 'content.read-document-again',
    access: 'user',
    http: { method: 'POST', path: '/api/documents/:documentId/read', status: 202 },
    input: one,
    output: CaseDocument,
  }),
  /** One page: its text, and where `quote` stands in it. */
  page: operation({
    name: 'content.document-page',
    access: 'user',
    http: { method: 'GET', path: '/api/documents/:documentId/pages/:page' },
    input: one.extend({ page: z.coerce.number().int().positive(), quote: typedText(2000).optional() }),
    output: z.object({
      documentId: z.uuid(),
      title: z.string(),
      page: pageNumber,
      pageCount: pageNumber,
      /** Not read so far, or nothing could be recognized. */
      read: z.boolean(),
      text: StorableText,
      /** The passage in `text`, in UTF-16 units. */
      passage: z.object({ start: z.number().int(), end: z.number().int() }).nullable(),
      /** There is a picture of the page: of a PDF, where the program that draws it is installed. */
      hasImage: z.boolean(),
      /** The passage in the picture, line by line; empty when its place is not known. */
      boxes: z.array(PageBox),
    }),
    timeoutMs: 30_000,
  }),
  /** The page as a PNG. */
  pageImage: operation({
    name: 'content.document-page-image',
    access: 'user',
    http: {
      method: 'GET',
      path: '/api/documents/:documentId/pages/:page/image',
      responds: 'file',
    },
    input: one.extend({ page: z.coerce.number().int().positive() }),
    output: FileAnswer,
    timeoutMs: 30_000,
  }),
  /** The text of a .docx or .txt, for whoever brings a script of their own. Nothing is kept. */
  readText: operation({
    name: 'content.read-text',
    access: 'user',
    http: {
      method: 'POST',
      path: '/api/read-text',
      upload: { field: 'file', maxBytes: 5 * 1024 * 1024 },
    },
    input: z.object({ upload: StoredUpload }),
    output: z.object({ fileName: z.string(), text: StorableText }),
    timeoutMs: 60_000,
  }),
  /** By case, for the list of cases. */
  count: operation({
    name: 'content.count-documents',
    access: 'internal',
    input: z.object({ caseIds: z.array(z.uuid()).max(500) }),
    output: z.record(z.uuid(), DocumentCounts),
    timeoutMs: 3_000,
  }),
};

/** A document was added, read further, read to its end, refused or removed. */
export const documentChanged = fact(
  'content.document-changed',
  z.object({
    userId: z.string(),
    documentId: z.uuid(),
    caseId: z.uuid().nullable(),
    sessionId: z.uuid().nullable(),
    status: known(z.enum(['waiting', 'reading', 'read', 'failed', 'removed']), 'reading'),
    /** Pages that were read since the last time it was told. */
    newlyRead: z.array(PageRange),
  }),
);
