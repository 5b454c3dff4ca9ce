import type { CaseDocument } from './file-sentences.js';

type Pages = CaseDocument['pages'];

/** "Investigator's notes, not part of the statement (produced by mistake; DO NOT USE)": notes of counsel among the rows of another paper. */
const BEGINS =
  /^\s*(?=.{0,160}\b(?:produced (?:by mistake|in error|inadvertently)|inadvertent(?:ly)? (?:produced|disclos\w+)|claw(?:ed)?[- ]?back|DO NOT (?:USE|PRODUCE)|NOT FOR PRODUCTION|ATTORNEY NOTES?|WORK PRODUCT)\b)(?=.{0,120}\b(?:[Nn]otes?|NOTES?|WORK PRODUCT|[Mm]emo(?:randum)?|[Ii]mpressions?)\b)/;
/** A court that speaks of it is no such note. */
const SPEAKS_OF_IT = /\b(?:shall|court|order(?:ed|s)?|motion|waive[rd]?)\b/i;

/** The pages without what was handed over by mistake: nothing of it may be used, and nothing of it is read. */
export function withoutClawedBack(pages: Pages): Pages {
  return pages.map((page) => {
    const rows = page.text.split('\n');
    const at = rows.findIndex((row, index) => {
      const two = `${row} ${(rows[index + 1] ?? '').trim()}`;
      return BEGINS.test(two) && !SPEAKS_OF_IT.test(two.replace(/\buntil court rules\b/i, ''));
    });
    return at <= 0 ? page : { ...page, text: rows.slice(0, at).join('\n') };
  });
}
