import type { ModelFact } from '@lectern/contracts/case-model';
import { actingFor } from '../case-model/bearing-cast.js';
import { bearingOf } from '../case-model/bearing.js';
import type { ReadCase } from '../case-model/build.js';
import { courseOf } from '../case-model/course.js';
import { isTrivia, moneyIn } from './trivia.js';

const TRIVIAL = 6;
const OURS = 3;
const OF_AN_ELEMENT = 2;
const IN_COURSE = 1.5;

/** What somebody wrote or said is remembered; so is what a camera or a record has kept. */
const IN_WORDS = 2;
const KEPT = 1.5;
/** Who somebody is, when he came and what he earned decides nothing. */
const BACKGROUND = 3;

const LEANS = /^(?:He|She|It|They)\b/;
const QUOTED = /[“"]\S+(?: \S+)+[”"]/;
const RECORD =
  /\b(?:camera|video|footage|recording|log|audit|toll|laborator\w+|swab|residue|array|line-?up|phone records?|messages?|e-?mails?|check no|to the second)\b|\b\d{1,2}:\d{2}:\d{2}\b/i;
const SETS_SCENE =
  /\b(?:was (?:first )?(?:hired|employed|born|licensed|certified)|graduated|took (?:his|her) degree|operates|owns \S+ (?:other )?\S+|is an? (?:\S+ ){0,4}(?:partnership|corporation|company|seamstress|technician)|were (?:also )?present|was (?:also )?present|arrived at \d|(?:was|were) on patrol|principal was|was an approved|is paid an?|worked at|is her daughter|(?:is|was) (?:the )?(?:president|sole|owner|principal|head)\b|lives? at)\b/i;

/** What a listener keeps of a fact by its form: words and records before who was who. */
export const strikes = ({ said }: ModelFact): number =>
  (said.some((text) => QUOTED.test(text)) ? IN_WORDS : 0) +
  (said.some((text) => RECORD.test(text)) ? KEPT : 0) -
  (SETS_SCENE.test(said[0] ?? '') ? BACKGROUND : 0);

/** Sums and wages by which nothing of this case is decided. */
export function triviaIn({ model }: ReadCase): (fact: ModelFact) => boolean {
  const money = moneyIn(model.claims);
  return ({ said }) =>
    said.some((text) => isTrivia(text, money)) &&
    said.every((text) => isTrivia(text, money) || LEANS.test(text));
}

/** A fact without those of its sentences that are trivia, where each of the rest stands by itself. */
export function withoutTrivia({ model }: ReadCase, fact: ModelFact): ModelFact {
  const money = moneyIn(model.claims);
  const left = fact.said.filter((text) => !isTrivia(text, money));
  return left.length === fact.said.length || left.length === 0 || left.some((text) => LEANS.test(text))
    ? fact
    : { ...fact, said: left, reworded: true };
}

/** How much a fact does for those who tell it: how it strikes a listener, for whom it speaks, what of the claims it shows. */
export function storyWeights(read: ReadCase, facts: readonly ModelFact[]): (fact: ModelFact) => number {
  const { model, sides } = read;
  const shown = new Set(model.claims.flatMap(({ elements }) => elements.flatMap((one) => one.facts)));
  const course = sides.criminal || read.typed ? undefined : courseOf(facts, actingFor(read));
  const trivial = triviaIn(read);
  return (fact) => {
    const { favors, by } = bearingOf(read, fact);
    return (
      fact.force +
      strikes(fact) +
      (favors === 'ours' && by === 'content' ? OURS : 0) +
      (shown.has(fact.id) ? OF_AN_ELEMENT : 0) +
      ((course?.get(fact)?.size ?? 0) > 0 ? IN_COURSE : 0) -
      (trivial(fact) ? TRIVIAL : 0)
    );
  };
}
