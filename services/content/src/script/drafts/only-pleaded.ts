import type { ModelFact } from '@lectern/contracts/case-model';
import { placeOf, placesOf } from '../../case-model/pronouns.js';
import type { Brief } from '../brief.js';

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
