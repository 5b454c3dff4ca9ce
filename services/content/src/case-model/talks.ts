import { type Exchange, exchanges } from '../case-fields/testimony.rules.js';
import type { CaseDocument } from './file-sentences.js';

const known = new WeakMap<CaseDocument, readonly Exchange[]>();

/** The questions and answers of a document, read once. */
export function talksOf(document: CaseDocument): readonly Exchange[] {
  const before = known.get(document);
  if (before) return before;
  const talks = exchanges(document.pages);
  known.set(document, talks);
  return talks;
}
