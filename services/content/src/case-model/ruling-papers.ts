import type { FileSentence } from './file-sentences.js';
import { isForJury } from './law-papers.js';
import { PLEADED, type Paper } from './paper.js';

/** "ORDER ON MOTIONS IN LIMINE" of a court, and no "PURCHASE ORDER". */
const RULES =
  /(?<!\b(?:PURCHASE|WORK|CHANGE|JOB|DELIVERY|SALES|STANDING) )\b(?:ORDER|RULING|MINUTE ENTRY|MINUTES|JOURNAL ENTRY|REGISTER OF ACTIONS|MEMORANDUM OPINION)\b/;
const OF_A_COURT = /\b(?:COURT|Court|JUDGE|Judge)\b/;
const HEAD = 1500;

/** The sentences of each paper in which a court rules, from its heading on where another paper stands above it. */
export const rulingPapers = (
  papers: readonly Paper[],
  sentences: readonly FileSentence[],
): FileSentence[][] =>
  papers.flatMap((paper) => {
    const from = rulesFrom(paper);
    return from === undefined
      ? []
      : [sentences.filter(({ document, page }) => document === paper.document && page >= from)];
  });

/** The page on which a court begins to rule; undefined where it does nowhere. */
export function rulesFrom(paper: Paper): number | undefined {
  const {
    kind,
    document: { pages },
  } = paper;
  if (kind === 'transcript') return undefined;
  if (isForJury(paper)) return pages[0]?.number;
  if (kind === 'order' || kind === 'opinion') return pages[0]?.number;
  if (PLEADED.has(kind)) return undefined;
  return pages.find(({ text }, at) => {
    const rows = text.split('\n');
    const from = at === 0 ? 0 : rows.findIndex((row) => COURT_ROW.test(row));
    const head = from < 0 ? '' : rows.slice(from).join('\n').slice(0, HEAD);
    return RULES.test(head) && OF_A_COURT.test(head);
  })?.number;
}
const COURT_ROW = /^\s*(?:IN THE )?(?:[A-Z.'’]+ ){0,6}COURT\b[^a-z]*$/;
