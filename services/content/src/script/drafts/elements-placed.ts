import type { ModelClaim, ModelFact } from '@lectern/contracts/case-model';
import { sumsIn } from '../../case-model/kinds-of-sums.js';
import { placeOf, placesOf } from '../../case-model/pronouns.js';
import type { Brief } from '../brief.js';

export type ModelElement = ModelClaim['elements'][number];

/** An element is argued from its strongest facts; more than these recite, where there is more than one question. */
const FACTS_AN_ELEMENT = 3;
const FACTS_OF_THE_ONE = 9;
const MANY = 4;

/** What the court decides before anybody argues to those who find the facts. */
const FOR_THE_COURT =
  /\bstatute lets sue\b|\bjurisdiction (?:of|over)\b|\bmoved in commerce\b|\baffects? interstate\b/i;
/** Nobody argues these to a jury unless somebody disputes them, and then with facts. */
export const UNARGUED =
  /\bowed the plaintiff a duty\b|\bcolor of state law\b|\bmarriage existed\b|\bspouse was injured\b|\bprotected class\b|\bemployer was covered\b|\bperson died\b|\blet the home\b|\bparties (?:are|were)\b|^The plaintiff did not consent$/i;
export const elementsOf = ({ elements }: ModelClaim): ModelElement[] =>
  elements.filter(({ name }) => !FOR_THE_COURT.test(name));

/**
 * Each fact under one of the elements, be they of one claim or of several: the element that the fewest facts bear on is served first, so that what bears on it
 * alone is not used up where much else would do. What is placed is taken out of `left`.
 */
export function placed(
  brief: Brief,
  elements: readonly ModelElement[],
  facts: readonly ModelFact[],
  left: Set<ModelFact>,
  weigh: (fact: ModelFact) => number = ({ force }) => force,
): Map<ModelElement, ModelFact[]> {
  const chosen = new Map<ModelElement, ModelFact[]>();
  // Where many facts bear, the claim that is argued first comes first.
  const bearing = ({ facts: own }: ModelElement): number =>
    Math.min(facts.filter(({ id }) => own.includes(id)).length, MANY);
  const borne = new Set(elements.flatMap(({ facts: own }) => own));
  const goesWith = new Map(facts.map((fact) => [fact, leaningOn(brief, fact, facts)]));
  const order = [...elements].sort(
    (a, b) => Number(UNARGUED.test(a.name)) - Number(UNARGUED.test(b.name)) || bearing(a) - bearing(b),
  );
  for (const element of order) {
    const bears = ({ id }: ModelFact): boolean => element.facts.includes(id);
    const own = facts
      .filter(
        (fact) =>
          left.has(fact) &&
          !LEANS.test(fact.said[0] ?? '') &&
          !ENDS_OPEN.test(fact.said[0] ?? '') &&
          // "They danced every Friday" bears with the sentence that says who they are.
          (bears(fact) || goesWith.get(fact)!.some(bears)),
      )
      .sort((a, b) => weigh(b) - weigh(a))
      .slice(0, elements.length === 1 ? FACTS_OF_THE_ONE : FACTS_AN_ELEMENT)
      .flatMap((fact) => [
        fact,
        ...goesWith
          .get(fact)!
          .filter(
            (next) =>
              bears(next) ||
              (!borne.has(next.id) && !(brief.read.sides.criminal && FAILED.test(next.said[0] ?? ''))) ||
              REPORTS.test(next.said[0] ?? ''),
          ),
      ])
      .filter((fact) => left.has(fact));
    for (const fact of own) left.delete(fact);
    chosen.set(
      element,
      facts.filter((fact) => own.includes(fact)),
    );
  }
  return chosen;
}

/** "She spent six days there": what the next sentences of the paper say of the same event goes with it. */
function leaningOn({ read }: Brief, fact: ModelFact, facts: readonly ModelFact[]): ModelFact[] {
  const places = placesOf(read.sentences);
  const found: ModelFact[] = [];
  // "The video shows no cone. She wore sandals": she is nobody of whom that spoke.
  if (!fact.said.some((text) => SOMEBODY.test(text))) return found;
  let last = placeOf(fact, places);
  for (const next of facts.slice(facts.indexOf(fact) + 1)) {
    const at = placeOf(next, places);
    if (last === undefined || at !== last + 1 || !GOES_ON.test(next.said[0] ?? '')) break;
    found.push(next);
    last = at;
  }
  return found;
}
/** "She did not select his photograph" goes with nothing that shows who it was. */
const FAILED = /^(?:He|She|They) (?:did not|could not|was not|were not|never)\b/;
/** A witness goes on. */
const REPORTS = /^(?:He|She) (?:also |then )?(?:said|stated|told|added)\b/;
const SOMEBODY =
  /^(?:He|She|It|They|His|Her)\b|^(?:On|In|At|By) .*\p{Lu}\p{L}+|^(?!The |A |An |No )\p{Lu}|\s\p{Lu}\p{Ll}+/u;
const GOES_ON = /^(?:He|She|It|They|His|Her|Its|Their)\b/;
/** "On June 14 Pruett broke it": what, stands elsewhere. */
const ENDS_OPEN =
  /\bso (?:stated|said|testified)\b|\bmost of this\b|\b(?:had|was|were) (?:one|two|three|four|five|\d+)\.$|^\p{Lu}{2,4} sa(?:id|ys)\b|^\S+ said (?:he|she|it|they)['’]\w+ \S+\.$|^(?!.*[“"]).{0,60} (?:it|them|so|there|hers|his)\.$/u;
const LEANS =
  /^(?:He|She|It|They|His|Her|Its|Their|This|That|But|So)\b|^\S+ \S+ (?:earlier|before|later|after),/;

const MOST_OF_SCENE = 5;

/** A price, a salary, an insurance: nothing that a closing tells for its own sake. */
export const onlyMoney = ({ said, reasons }: ModelFact): boolean => {
  const sums = said.flatMap(sumsIn);
  return (
    sums.length > 0 &&
    sums.every(({ kind }) => kind !== 'loss' && kind !== 'debt') &&
    !reasons.some((one) => one !== 'money' && one !== 'date' && one !== 'named-person')
  );
};

/** The weightiest facts with what leans on them, in their order: `most` sentences. */
export function sceneOf(
  rest: readonly ModelFact[],
  most: number,
  weigh: (fact: ModelFact) => number = ({ force }) => force,
): ModelFact[] {
  const blocks: ModelFact[][] = [];
  const telling = rest.filter((fact) => !ASKED.test(fact.said[0] ?? '') || isGrave(fact));
  for (const fact of (telling.length >= MOST_OF_SCENE ? telling : rest).filter(
    ({ said: [text = ''] }) => !ENDS_OPEN.test(text),
  ))
    if (blocks.length > 0 && LEANS.test(fact.said[0] ?? '')) blocks.at(-1)!.push(fact);
    else blocks.push([fact]);
  const kept = new Set<ModelFact[]>();
  const weight = (block: readonly ModelFact[]): number => Math.max(...block.map(weigh));
  let told = 0;
  for (const block of [...blocks].sort((a, b) => weight(b) - weight(a))) {
    const sentences = block.reduce((sum, { said }) => sum + said.length, 0);
    if (told + sentences > most && told > 0) continue;
    kept.add(block);
    told += sentences;
  }
  return blocks.filter((block) => kept.has(block)).flat();
}
/** Of what a witness was asked, only what he admits or what was not so is worth a closing beyond the elements. */
const ASKED = /\bwas asked: [“"]/;
const GRAVE: ReadonlySet<string> = new Set(['admission', 'concealment', 'contradiction', 'refusal']);
/** Worth a closing by itself: something admitted, hidden, refused or gainsaid. */
export const isGrave = ({ reasons }: ModelFact): boolean => reasons.some((one) => GRAVE.has(one));
