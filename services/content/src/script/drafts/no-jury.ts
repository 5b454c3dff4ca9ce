import { BENCH } from '../../case-model/causes.js';
import type { Brief } from '../brief.js';
import { ARBITRATES, DEMANDS_JURY, SITS_ALONE, WITHOUT_JURY } from '../forum.js';
import { type Paragraph, type Section, framing, part, text } from '../line.js';

/** Does a judge, a board or an arbitrator decide this alone? A demand for a jury in the papers says no. */
export function sitsWithoutJury({ read }: Brief): boolean {
  const { details, papers, sides } = read;
  const pages = papers.flatMap(({ document }) => document.pages.map((page) => page.text));
  if (sides.criminal || pages.some((page) => DEMANDS_JURY.test(page.replace(/\s+/g, ' ')))) return false;
  const heads = papers.map(({ document }) => document.pages[0]?.text.slice(0, HEAD) ?? '');
  return (
    (details.caseType !== undefined && BENCH.includes(details.caseType)) ||
    heads.some((head) => SITS_ALONE.test(head) || WITHOUT_JURY.test(head) || ARBITRATES.test(head))
  );
}
const HEAD = 1500;

/** Nobody is picked where no jury sits: that, and what can be practiced from the same papers. */
export function noJury({ read }: Brief): Section {
  const arbitral = read.papers.some(({ document }) =>
    ARBITRATES.test(document.pages[0]?.text.slice(0, HEAD) ?? ''),
  );
  return text([
    part('There is no jury to pick', [
      framing(
        arbitral
          ? 'Arbitrators decide this case, so there is no jury to pick.'
          : 'As a rule a judge decides this kind of case alone, so there is no jury to pick.',
      ),
      framing('What can be practiced from these papers is an opening, an examination and a closing.'),
      framing('If your court seats a jury for it, add the jury demand to the papers and draft again.'),
    ]),
  ]);
}

/** An appeal is heard by judges; its record may still lead to a new trial. */
export const onAppeal = ({ read }: Brief): Paragraph =>
  /^(?:appellate|supreme)$/.test(read.details.jurisdiction ?? '')
    ? part('No jury on appeal', [
        framing('An appeal is heard by judges, so there is no jury to pick now.'),
        framing('These questions are for a panel if the case is tried again.'),
      ])
    : [];
