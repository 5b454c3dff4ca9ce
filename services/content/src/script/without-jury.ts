import type { ReadCase } from '../case-model/build.js';
import { BENCH } from '../case-model/causes.js';
import { ARBITRATES, ASKS_A_JUDGE, SITS_ALONE, WITHOUT_JURY, demandsJury } from './forum.js';

const HEAD = 1500;

/** Is the case before a court of appeals? */
export const isAppeal = ({ details }: ReadCase): boolean =>
  /^(?:appellate|supreme)$/.test(details.jurisdiction ?? '');

/** Does a judge, a board or an arbitrator decide this alone? A demand for a jury in the papers says no. */
export function sitsWithoutJury({ details, papers, sides, model }: ReadCase): boolean {
  const asked = papers
    .filter(({ author }) => author !== 'court')
    .flatMap(({ document }) => document.pages.map((page) => page.text));
  if (sides.criminal || asked.some(demandsJury)) return false;
  const heads = papers.map(({ document }) => document.pages[0]?.text.slice(0, HEAD) ?? '');
  const money = model.relief.some(({ text: own, amount }) => amount || /\bdamages\b|\$/i.test(own));
  return (
    (details.caseType !== undefined && BENCH.includes(details.caseType)) ||
    heads.some((head) => SITS_ALONE.test(head) || WITHOUT_JURY.test(head) || ARBITRATES.test(head)) ||
    (!money && heads.some((head) => ASKS_A_JUDGE.test(head.replace(/\s+/g, ' '))))
  );
}
