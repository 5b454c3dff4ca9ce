import type { CaseDocument } from './file-sentences.js';
import type { Ruling } from './ruling.js';

type Pages = CaseDocument['pages'];

/** "Investigator's notes, not part of the statement (produced by mistake; DO NOT USE)": notes of counsel among the rows of another paper. */
const BEGINS =
  /^\s*(?=.{0,160}\b(?:produced (?:by mistake|in error|inadvertently)|inadvertent(?:ly)? (?:produced|disclos\w+)|claw(?:ed)?[- ]?back|DO NOT (?:USE|PRODUCE)|NOT FOR PRODUCTION|ATTORNEY NOTES?|WORK PRODUCT)\b)(?=.{0,120}\b(?:[Nn]otes?|NOTES?|WORK PRODUCT|[Mm]emo(?:randum)?|[Ii]mpressions?)\b)/;
/** Words of any such row; hardly a page has one. */
const MAY_BEGIN = /produced|inadvertent|claw|DO\s+NOT|NOT\s+FOR\s+PRODUCTION|ATTORNEY\s+NOTE|WORK\s+PRODUCT/;
/** A court that speaks of it is no such note. */
const SPEAKS_OF_IT = /\b(?:shall|court|order(?:ed|s)?|motion|waive[rd]?)\b/i;
/** What goes on over the foot of a page begins in the middle of a sentence. */
const GOES_ON = /^\s*\p{Ll}/u;

/** Where such notes begin in the rows of a page; -1 where none do. A paper that is marked at its head is privileged as a whole. */
const beginsIn = (rows: readonly string[], isFirst: boolean): number =>
  rows.findIndex((row, index) => {
    if (isFirst && rows.slice(0, index).every((before) => before.trim() === '')) return false;
    const two = `${row} ${(rows[index + 1] ?? '').trim()}`;
    return BEGINS.test(two) && !SPEAKS_OF_IT.test(two.replace(/\buntil (?:the )?court rules\b/i, ''));
  });

/** The pages without what was handed over by mistake: nothing of it may be used, and nothing of it is read. */
export function withoutClawedBack(pages: Pages): Pages {
  let open = false;
  return pages.map((page, index) => {
    const rows = page.text.split('\n');
    const first = rows.find((row) => row.trim() !== '') ?? '';
    // A sentence that the page broke, up to the next paragraph.
    const goesOn = open && GOES_ON.test(first);
    const end = goesOn ? rows.findIndex((row, at) => at > rows.indexOf(first) && row.trim() === '') : 0;
    const left = end < 0 ? [] : rows.slice(end);
    const at = MAY_BEGIN.test(page.text) ? beginsIn(left, index === 0) : -1;
    open = at >= 0 || (goesOn && end < 0);
    if (at < 0 && left.length === rows.length) return page;
    return { ...page, text: (at < 0 ? left : left.slice(0, at)).join('\n') };
  });
}

/** The rows with which such notes begin, so that an attorney sees what is not read. */
export const clawedBackIn = ({ name, pages }: CaseDocument): Ruling[] =>
  pages.flatMap(({ text, number }, index) => {
    if (!MAY_BEGIN.test(text)) return [];
    const rows = text.split('\n');
    const from = beginsIn(rows, index === 0);
    // What says so may stand on the row below.
    const row = from < 0 ? undefined : rows.slice(from).find((one) => one.trim() !== '');
    return row === undefined ? [] : [{ text: row.trim(), document: name, page: number }];
  });
