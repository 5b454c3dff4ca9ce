import { countWords } from './english/count-words.js';
import type { OwnWords } from './own-paper.js';

/** A thing that one writer told in two reports, with what he says himself that the first left out. */
export interface Retold {
  earlier: OwnWords;
  later: OwnWords;
  omitted?: OwnWords;
}

const LONGEST = 26;
const MOST = 3;
/** "With regard to the “technique,” to clarify, I struck him": the words begin with what he says. */
const CLARIFIES = /^(?:With regard to|As to|Regarding|Concerning) [^,]{3,50},["”]? (?:to clarify, )?(?=I\b)/;
const OMITTED =
  /^I did not (?:put|include|mention|write|note|record|document) (?:this|that|it)(?: down)? in my (?:original|first|earlier|initial|report|narrative)/;
const TERM = /[“"]([^”"]{6,40}?)[,.]?[”"]/gu;

/** Later words of a writer that take up a term of his earlier report, and what he owns to have left out of it. */
export function retold(words: readonly OwnWords[]): Retold[] {
  const found: Retold[] = [];
  words.forEach((one, at) => {
    const { paper } = one;
    const before = words
      .slice(0, at)
      .filter((other) => other.paper.title !== paper.title && other.paper.document === paper.document);
    const terms = [...one.words.matchAll(TERM)].map(([, term]) => term!.toLowerCase());
    const earlier = before.find((other) => terms.some((term) => other.words.toLowerCase().includes(term)));
    const later = clarified(one);
    if (earlier && countWords(later.words) <= LONGEST) found.push({ earlier, later });
    const told = words[at - 1];
    const [first] = before;
    if (
      OMITTED.test(one.words) &&
      first &&
      told?.paper.title === paper.title &&
      countWords(told.words) <= LONGEST
    )
      found.push({ earlier: first, later: clarified(told), omitted: one });
  });
  return found.slice(0, MOST);
}

const clarified = (one: OwnWords): OwnWords => ({ ...one, words: one.words.replace(CLARIFIES, '') });
