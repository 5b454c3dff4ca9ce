import { emailsIn } from './emails.js';
import type { Paper } from './paper.js';
import type { Ruling } from './ruling.js';

const MARKED =
  /\b(?:attorney[-– ](?:and[-– ])?client (?:privileged?|communications?)|privileged (?:and|&) confidential|(?:confidential (?:and|&) )?privileged (?:communications?|attorney)|(?:attorney )?work[- ]product)\b|\(PRIVILEGED\)/i;
const HEAD = 1500;
const FILED: ReadonlySet<Paper['kind']> = new Set<Paper['kind']>([
  'complaint',
  'answer',
  'petition',
  'motion',
  'brief',
  'order',
  'opinion',
  'charge',
  'transcript',
]);

/** "W O R K PRODUCT": the head of a paper as it is read. */
const headOf = (pages: Paper['document']['pages']): string =>
  (pages[0]?.text.slice(0, HEAD) ?? '')
    .replace(/\b(?:[A-Z] ){2,12}[A-Z]\b/g, (all) => all.replaceAll(' ', ''))
    .replace(/[ \n]+/g, ' ');

/** Letters and drafts that were written to end the suit (FRE 408), with the words that say so; of a paper of several messages each is looked at by itself. */
export const settlementPapers = (papers: readonly Paper[]): Ruling[] =>
  papers.flatMap(({ kind, document }) => {
    const [text] = FILED.has(kind) ? [] : (SETTLES.exec(headOf(document.pages)) ?? []);
    return text === undefined || emailsIn(document).length > 0
      ? []
      : [{ text, document: document.name, page: document.pages[0]!.number }];
  });
const SETTLES =
  /\b(?:for settlement purposes|settlement (?:communication|demand|proposal)|(?:subject to|under|pursuant to) (?:[\p{L}.]+ ){1,4}408|inadmissible settlement)\b/iu;

/** Papers that were never meant for the other side, as their own heads say: they prepare an advocate, and nothing of them is told. */
export const privilegedPapers = (papers: readonly Paper[]): Paper[] =>
  papers.filter(
    ({ kind, document: { pages } }) => !FILED.has(kind) && MARKED.test(headOf(pages).replace(NOT_WAIVED, '')),
  );
/** "Produced as a courtesy and without waiver of work product": no head of a paper. */
const NOT_WAIVED = /\b(?:without|waiv\w+|not)\b[^.]{0,40}\b(?:work[- ]product|privileged?)\b/gi;
