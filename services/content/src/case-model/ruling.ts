import { idOf } from './facts.js';
import type { FileSentence } from './file-sentences.js';

/** What a court kept out, in its words, and where it did. */
export interface Ruling {
  text: string;
  document: string;
  page: number;
}

/** By which the attorney says that a ruling was misread. */
export const rulingId = ({ text, document, page }: Ruling): string =>
  idOf('ruling', `${document} ${page} ${text}`);

/** Is a sentence, by itself or with the one before it, one of these rulings? */
export const isOneOf = (
  rulings: readonly Ruling[],
  { text, document, page }: FileSentence,
  before: string | undefined,
): boolean =>
  rulings.some(
    (one) =>
      one.document === document.name &&
      one.page === page &&
      text
        .split(CLAUSES)
        .some((clause) => [clause.trim(), `${before ?? ''} ${clause.trim()}`].includes(one.text)),
  );
/** Where one clause of a ruling ends and what it lets in may begin. */
export const CLAUSES = /;|, but |, except /;
