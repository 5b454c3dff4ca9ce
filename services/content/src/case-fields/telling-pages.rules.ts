import type { PdfText } from '../pdf-text.js';
import { boundedRows } from '../bounded-text.rules.js';
import { withoutLineNumbers } from './line-numbers.rules.js';

/** Rules run between other people's requests, so a long file is read where it speaks: at its beginning and its end. */
const FIRST_PAGES = 45;
const LAST_PAGES = 10;
/** More than any printed page holds. What exceeds them was made to keep patterns busy. */
const MAX_ROWS = 150;
/** A letter's paragraph may be one row of its file. */
const MAX_ROW_LENGTH = 240;
const LONG_WORD = /\S{60,}/g;

/** The pages that fields are read from, cut to what a page can hold. */
export function tellingPages(text: PdfText): PdfText {
  const pages = text.pages.filter(
    (_, index) => index < FIRST_PAGES || index >= text.pages.length - LAST_PAGES,
  );
  const rowsOf = (row: string) =>
    boundedRows(row.replace(LONG_WORD, (word) => word.slice(0, 60)).trimEnd(), MAX_ROW_LENGTH);
  return {
    ...text,
    pages: pages.map((page) => ({
      ...page,
      text: withoutLineNumbers(page.text.split('\n').flatMap(rowsOf).slice(0, MAX_ROWS).join('\n')),
    })),
  };
}
