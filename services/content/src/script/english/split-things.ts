import { countWords } from './count-words.js';
import { type Rule, sentence } from './joints.js';
import { finiteAt } from './tagged.js';

/** A sentence that is short enough stays whole. */
const LONG = 22;
const MOST_OF_A_THING = 16;
const THING =
  /^(?:Coach|Unit|Bay|Bus|Truck|Flight|Vessel|Building|Apartment|Room|Suite|Lot|Gate|Platform|Elevator|Crane|Engine|Ladder|Line|Track|Well|Tower|Building) (?:No\. )?[\dA-Z]/;

/** "She boarded Coach No. 12, a low-floor bus of the northern line, at the stop": what a named thing is stands behind. */
export const namedThing: Rule = (source, words) => {
  if (countWords(source) <= LONG) return undefined;
  for (let at = 3; at < words.length - 3; at += 1) {
    const word = words[at]!;
    if (word.shut || !/^(?:an?|the)$/.test(word.lower) || !words[at - 1]!.post.includes(',')) continue;
    const close = words.findIndex(({ post, shut }, index) => index > at && !shut && post.includes(','));
    if (close < 0 || close - at > MOST_OF_A_THING || finiteAt(words, at, close + 1) >= 0) continue;
    let from = at - 1;
    while (from > 0 && /^[\p{Lu}\d]/u.test(words[from - 1]!.text) && !/[,;]/.test(words[from - 1]!.post))
      from -= 1;
    const name = source.slice(words[from]!.start, words[at - 1]!.end);
    if (!THING.test(name) || finiteAt(words, 1, from) < 0) continue;
    return [
      sentence(`${source.slice(0, words[at - 1]!.end)} ${source.slice(words[close + 1]!.start)}`),
      sentence(`${name} was ${source.slice(word.start, words[close]!.end)}`),
    ];
  }
  return undefined;
};
