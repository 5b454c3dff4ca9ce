import { idOf } from './facts.js';
import type { FileSentence } from './file-sentences.js';

/** What a court kept out, in its words, and where it did. */
export interface Ruling {
  text: string;
  document: string;
  page: number;
}

/** By which the attorney says that a ruling was misread; by its words alone, so that it holds when its paper gets another name. */
export const rulingId = ({ text }: Ruling): string => idOf('ruling', text);

/** Where one clause of a ruling ends and what it lets in may begin. */
export const CLAUSES = /;|, but |, except /;

/** Is a sentence, by itself or with the one before it, one of these rulings? */
export const isRulingAmong = (
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
