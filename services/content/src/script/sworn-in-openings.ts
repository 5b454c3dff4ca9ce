import type { ModelFact } from '@lectern/contracts/case-model';
import { bearingOf } from '../case-model/bearing.js';
import type { Brief } from './brief.js';
import { centrality, isCentral } from './central-words.js';

/** So many told facts of papers are a story of their own. */
const STORY_OF_PAPERS = 8;
/** What a witness of the other side grants is told in an opening where it weighs this much; what our own says, where this. */
const GRANTED = 16;
const OURS = 12;
/** Small talk of a transcript speaks of nothing that the rest of the file speaks of. */
const CENTRAL = 0.9;
/** What he says of his own doing weighs by itself. */
const OWN_DOING: ReadonlySet<string> = new Set(['own-fault', 'admission', 'notice']);
/** "He didn't think he was turning in front of anybody", "I can't say": how somebody excuses himself grants nothing. */
const EXCUSES_HIMSELF =
  /\b(?:did(?: not|n['’]t) (?:think|believe|want|mean|intend|feel|dislike|hate|like|care|remember|recall|know|see|hear|notice)\b|(?:can(?: not|['’]t|not)|could(?: not|n['’]t)) (?:tell|say|recall|remember)\b|(?:was|were)(?: not|n['’]t) (?:tired|drunk|drinking|speeding|texting|asleep|distracted|angry|on (?:the|his|her) phone))\b/i;

/**
 * The facts of an opening without single answers under oath, where the papers tell the story: torn from their questions they hold it up.
 * What somebody of the other side grants against it, and what weighs of our own, stays.
 * @param weight how much a fact does for the story
 */
export function withoutSingleAnswers(
  { read }: Brief,
  facts: readonly ModelFact[],
  weight: (fact: ModelFact) => number,
): readonly ModelFact[] {
  const isSworn = (fact: ModelFact): boolean => bearingOf(read, fact).teller.as === 'testimony';
  const told = facts.filter(
    (fact) => !isSworn(fact) || isCentral(read, centrality(read, fact.said.join(' ')), CENTRAL),
  );
  if (told.filter((fact) => !isSworn(fact)).length < STORY_OF_PAPERS) return told;
  return told.filter((fact) => {
    if (!isSworn(fact)) return true;
    const { teller, favors, act = '' } = bearingOf(read, fact);
    if (teller.side === 'ours') return weight(fact) >= OURS;
    return (
      teller.side === 'theirs' &&
      favors === 'ours' &&
      (weight(fact) >= GRANTED || OWN_DOING.has(act)) &&
      !fact.said.some((text) => EXCUSES_HIMSELF.test(text))
    );
  });
}
