import { type Exchange, exchanges } from '../case-fields/testimony.rules.js';
import type { CaseDocument } from './file-sentences.js';

const TALKS = new WeakMap<CaseDocument, readonly Exchange[]>();

/** The questions and answers of a document; it is read once however many witnesses are tried. */
export function talksIn(document: CaseDocument): readonly Exchange[] {
  const talks =
    TALKS.get(document) ??
    exchanges(document.pages.map((page) => ({ ...page, ocr: false, scanned: false, read: true })));
  TALKS.set(document, talks);
  return talks;
}
