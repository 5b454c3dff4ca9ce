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

const LEANS = /^(?:He|She|It|They)\b/;

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
      (favors === 'ours' && by === 'content' ? OURS : 0) +
      (shown.has(fact.id) ? OF_AN_ELEMENT : 0) +
      ((course?.get(fact)?.size ?? 0) > 0 ? IN_COURSE : 0) -
      (trivial(fact) ? TRIVIAL : 0)
    );
  };
}
