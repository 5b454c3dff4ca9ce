import type { ModelClaim, ModelFact } from '@lectern/contracts/case-model';
import { questionOf, questionOfElement } from '../asked.js';
import { type Brief, accountOfFact, filled, theirs } from '../brief.js';
import { isCounterclaim, isOurs } from '../claimed-by.js';
import { type Paragraph, factLines, framing, part, resting } from '../line.js';
import type { Again } from './again.js';
import { turnTo } from './claims-announced.js';
import { type ModelElement, UNARGUED, elementsOf } from './elements-placed.js';

/** The other side claims it back: ours to answer, and not to prove. */
export const isAnswered = (brief: Brief, claim: ModelClaim): boolean =>
  isCounterclaim(brief, claim) && !isOurs(brief, claim);

/** What the other side claims back, with what it points to, and the place for the answer. */
export function answeredBack(
  brief: Brief,
  claim: ModelClaim,
  { all, left }: { all: readonly ModelFact[]; left: Set<ModelFact> },
): Paragraph {
  const own = elementsOf(claim).flatMap(({ facts }) => facts);
  const points = strongest(
    all.filter((fact) => left.has(fact) && own.includes(fact.id) && accountOfFact(brief, fact) === 'theirs'),
  );
  for (const fact of points) left.delete(fact);
  const question = questionOf(brief, claim);
  return part(`Their counterclaim: ${claim.name}`, [
    turnTo(brief, claim, 1),
    ...(question ? [{ ...resting(question, claim), reworded: true }] : []),
    ...(points.length > 0
      ? [framing(`On that, remember what ${theirs(brief)} told you.`), ...points.flatMap(factLines)]
      : []),
    filled(brief, 'answer'),
  ]);
}

/** Of several claims against us each is met at once: what they must prove, what they point to, and the place for the answer. */
export function metAtOnce(brief: Brief, claim: ModelClaim, { chosen, again, ours }: Met): Paragraph {
  const elements = elementsOf(claim).filter(
    (element) => !UNARGUED.test(element.name) && !OF_ANOTHER_CHARGE.test(element.name),
  );
  const points = strongest(
    elements.flatMap((element) => chosen.get(element)!).filter((fact) => !ours.has(fact)),
    MOST_AT_ONCE,
  );
  return part(claim.name, [
    ...elements.map(({ name }) => ({
      ...resting(again.of(questionOfElement(brief, claim, name)), claim),
      reworded: true,
    })),
    ...(points.length > 0 ? [framing(again.told(theirs(brief))), ...points.flatMap(factLines)] : []),
    filled(brief, 'answer'),
  ]);
}
const MOST_AT_ONCE = 2;

interface Met {
  chosen: ReadonlyMap<ModelElement, readonly ModelFact[]>;
  again: Again;
  ours: ReadonlySet<ModelFact>;
}

/** What the charge beside it decides. */
export const OF_ANOTHER_CHARGE = /\bthat the charge names\b/;
export const MOST_OF_THEIRS = 3;
/** What the other side says is met at its strongest, and not recited. */
export function strongest(facts: readonly ModelFact[], most = MOST_OF_THEIRS): ModelFact[] {
  const chosen = [...facts].sort((a, b) => b.force - a.force).slice(0, most);
  return facts
    .filter((fact) => chosen.includes(fact) || LEANS.test(fact.said[0] ?? ''))
    .filter(
      (fact, at, all) => !LEANS.test(fact.said[0] ?? '') || all[at - 1] === facts[facts.indexOf(fact) - 1],
    );
}
const LEANS = /^(?:He|She|It|They)\b/;
