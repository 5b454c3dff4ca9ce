import type { CaseDocument, DocumentRefusal } from '@lectern/contracts/documents';
import { MAX_DOCUMENT_BYTES, MAX_DOCUMENT_PAGES } from '@lectern/contracts/file-limits';
import { fileSize } from '../../../lib/format.js';
import { counted } from '../case-words.js';

const LIMIT = `${MAX_DOCUMENT_BYTES / 1024 / 1024} MB`;

const REFUSALS: Record<DocumentRefusal, string> = {
  empty: 'the file is empty',
  'not-a-pdf': 'this is no PDF',
  'not-a-document': 'this is no Word document',
  'too-large': `larger than ${LIMIT}: split it`,
  password: 'protected by a password: save a copy without it',
  damaged: 'the file is damaged',
  'too-many-pages': `more than ${MAX_DOCUMENT_PAGES.toLocaleString('en-US')} pages: split it`,
  'too-much-memory': 'it takes more memory than one document may: split it',
  'too-slow': 'it took too long to read: split it',
  'no-text': 'no text found',
};

/** How far a document is read, in words. */
export function documentLine(document: CaseDocument): { text: string; trouble: boolean } {
  const { status, reason, pageCount, pagesRead, scannedPages, fields } = document;
  const pages = pageCount === null ? [] : [counted(pageCount, 'page')];
  if (status === 'failed')
    return { text: [...pages, reason ? REFUSALS[reason] : 'could not be read'].join(' · '), trouble: true };
  if (status === 'waiting') return { text: 'waiting to be read', trouble: false };
  const found = new Set(fields?.sources.map(({ field }) => field)).size;
  const facts = found > 0 ? [counted(found, 'field')] : [];
  if (status === 'reading')
    return {
      text: [
        pageCount === null ? 'reading' : `${pagesRead} of ${counted(pageCount, 'page')} read`,
        ...facts.map((one) => `${one} so far`),
      ].join(' · '),
      trouble: false,
    };
  const scanned =
    scannedPages > 0 ? [scannedPages === pageCount ? 'scanned' : `${scannedPages} scanned`] : [];
  return { text: [...pages, ...scanned, 'read'].join(' · '), trouble: false };
}

const ENDINGS = /\.(pdf|docx|txt)$/i;

/** Why a chosen file is not sent; null when it may be. */
export function fileProblem(file: { name: string; size: number }): string | null {
  if (!ENDINGS.test(file.name)) return 'A document is a PDF, a Word file (.docx) or a text file (.txt).';
  if (file.size === 0) return 'The file is empty.';
  if (file.size > MAX_DOCUMENT_BYTES)
    return `${fileSize(file.size)}. A document may have ${LIMIT}: split it.`;
  return null;
}

/** "13 to 16, 20". */
export const pageRanges = (ranges: [number, number][]): string =>
  ranges.map(([from, to]) => (from === to ? `${from}` : `${from} to ${to}`)).join(', ');
