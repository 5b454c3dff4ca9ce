import type { ReadCase } from '../case-model/build.js';
import { BENCH } from '../case-model/causes.js';
import {
  ARBITRATES,
  ASKS_A_JUDGE,
  SITS_ALONE,
  WITHOUT_JURY,
  demandsJury,
  notesWaiver,
  waivesJury,
} from './forum.js';

const HEAD = 1500;

/** Is the case before a court of appeals? */
export const isAppeal = ({ details, papers }: ReadCase): boolean =>
  /^(?:appellate|supreme)$/.test(details.jurisdiction ?? '') ||
  papers.some(
    ({ kind, document }) =>
      kind === 'brief' && OF_AN_APPEAL.test(document.pages[0]?.text.slice(0, HEAD) ?? ''),
  );
const OF_AN_APPEAL =
  /\b(?:court of (?:\p{L}+ ){0,2}appeals?|appellate (?:court|division)|supreme (?:judicial )?court of appeals)\b|\bbrief (?:of|for|on behalf of)(?: the)? (?:\p{L}+[ -]){0,3}app?ell(?:ant|ee)s?\b/iu;

/** Nothing but what judges of appeal wrote: who claims and who decides at a trial of it, they need not tell. */
export const isDecidedAppeal = (read: ReadCase): boolean =>
  !read.typed &&
  !read.sides.criminal &&
  isAppeal(read) &&
  read.papers.every(({ author }) => author === 'court');

/** Does a judge, a board or an arbitrator decide this alone? A demand for a jury in the papers says no; of a crime an order says so. */
export function sitsWithoutJury(read: ReadCase): boolean {
  const { details, papers, sides, model } = read;
  const asked = papers
    .filter(({ author }) => author !== 'court')
    .flatMap(({ document }) => document.pages.map((page) => page.text));
  if (sides.criminal)
    return papers.some(
      ({ kind, document }) => kind === 'order' && document.pages.some(({ text }) => notesWaiver(text)),
    );
  if (asked.some(demandsJury)) return false;
  const heads = papers.map(({ document }) => document.pages[0]?.text.slice(0, HEAD) ?? '');
  const money = model.relief.some(({ text: own, amount }) => amount || /\bdamages\b|\$/i.test(own));
  return (
    isDecidedAppeal(read) ||
    // A brief tells of other cases, too.
    papers.some(
      ({ kind, document }) => kind !== 'brief' && document.pages.some(({ text }) => waivesJury(text)),
    ) ||
    (details.caseType !== undefined && BENCH.includes(details.caseType)) ||
    heads.some((head) => SITS_ALONE.test(head) || WITHOUT_JURY.test(head) || ARBITRATES.test(head)) ||
    (!money && heads.some((head) => ASKS_A_JUDGE.test(head.replace(/\s+/g, ' '))))
  );
}
