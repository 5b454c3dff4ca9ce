import type { CaseDocument } from './file-sentences.js';

const HEAD_ROWS = 3;
const TITLE_ROWS = 30;
const COURT = /\b(?:COURT|Court)\b/;
const VERSUS = /^\s*(?:v|vs)\.?\s*(?:\S.*)?$/imu;
/** "ANSWER AND DEFENSES OF DEFENDANT", beside the caption or below it. */
const ANSWER = /(?:^|\s{2})\s*(?:DEFENDANTS?['’]?S? )?(?:AMENDED |VERIFIED )?ANSWER\b[^a-z\n]*$/mu;

const rowsOf = (text: string, most: number): string =>
  text
    .split('\n')
    .filter((row) => row.trim())
    .slice(0, most)
    .join('\n');

const isCaptioned = (text: string): boolean =>
  COURT.test(rowsOf(text, HEAD_ROWS)) && VERSUS.test(rowsOf(text, TITLE_ROWS));

/** A complaint with the answer to it in one file as two papers: what one side pleads is not told as the other's. */
export function perFiling<D extends CaseDocument>(document: D): D[] {
  const [first] = document.pages;
  if (!first || !isCaptioned(first.text) || ANSWER.test(rowsOf(first.text, TITLE_ROWS))) return [document];
  const at = document.pages.findIndex(
    ({ text }, index) => index > 0 && isCaptioned(text) && ANSWER.test(rowsOf(text, TITLE_ROWS)),
  );
  return at < 0
    ? [document]
    : [
        { ...document, pages: document.pages.slice(0, at) },
        { ...document, pages: document.pages.slice(at) },
      ];
}
