import type { ModelClaim, ModelFact } from '@lectern/contracts/case-model';
import { isNoFact } from '../../case-model/no-fact.js';
import { placeOf, placesOf } from '../../case-model/pronouns.js';
import type { Brief } from '../brief.js';
import { isCounterclaim } from '../claimed-by.js';
import { heardByJudge } from '../heard-by-judge.js';
import type { Line } from '../line.js';
import { pleadedWhere } from '../pleaded-where.js';

/** A number, words that were said: what a witness could be asked about. */
const PARTICULAR = /[\d“"]/;
const DAY =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}(?:, \d{4})?/g;
/** "failed to warn", "acted in bad faith": what is to be proved, as a count puts it. */
const CONCLUDES =
  /\b(?:failed to|fail(?:s|ure) to|knew (?:or should|of the)|in (?:good|bad) faith|breach\w*|owed|departed from|lacked|procured by|was (?:false|defective|negligent))\b/i;

/** What a pleading states as its conclusion, without one particular, is what the evidence must show and no evidence. */
export function onlyPleaded({ read }: Brief, fact: ModelFact): boolean {
  if (read.typed || !CONCLUDES.test(fact.text) || PARTICULAR.test(fact.text.replace(DAY, ''))) return false;
  const at = placeOf(fact, placesOf(read.sentences));
  const sentence = at === undefined ? undefined : read.sentences[at];
  return sentence?.section === 'charges';
}

/** What the count of a claim says of an element with a particular that a witness can be asked about: the first such sentence. */
export function pleadedInParticular(
  brief: Brief,
  claim: ModelClaim,
  element: ModelClaim['elements'][number],
): Line[] {
  if (brief.read.typed || brief.read.sides.criminal || isCounterclaim(brief, claim)) return [];
  const told = new Set(brief.model.facts.filter(({ used }) => used).map(({ text }) => text));
  return (
    pleadedWhere(brief, claim, element.name)
      .filter(
        ({ text }) => !told.has(text) && (!CONCLUDES.test(text) || PARTICULAR.test(text.replace(DAY, ''))),
      )
      .filter(
        ({ text }) =>
          !isNoFact(text) &&
          !/\bparagraphs? \d+ ?(?:through|to|and|-|–|,)|\b(?:foregoing|incorporat\w+|liable|liability|respondeat|entitled|pursuant|damages? in|in excess of)\b|§|\bv\.|\bU\.S\.C/i.test(
            text,
          ),
      )
      .map((sentence) => heardByJudge(brief, sentence))
      .find((lines) => lines.length > 0) ?? []
  );
}
