import { countWords } from './english/count-words.js';
import { sentence } from './english/phrases.js';
import { curled, reworded } from './english/reword.js';
import { isClause } from './english/split.js';
import type { Line } from './line.js';

/** A sentence of law as it is said, with the case that the file cites for it. */
export interface Law {
  text: string;
  sources: Line['sources'];
  authority: string | undefined;
}

/** Words in which law speaks. */
export const SAYS_LAW =
  /\b(?:must|requires?|may (?:not|only)|cannot|is not|are not|shall|need not|held|presum\w+|only (?:if|when|where))\b/i;
const LONGEST = 32;
const POINTS_BACK =
  /^(?:he|she|it|they|this|that|these|those|his|her|its|their|here|there(?! (?:is|are) (?:an?|no)\b)|such|the court|we|our|plaintiff|defendant|and|but|or|see|id)\b/i;

/** A sentence of law as it is said, without what points elsewhere; undefined when it does not stand alone. */
export function sayableLaw(own: string): string | undefined {
  const text = own
    .replace(/,\s(?:see|accord|cf\.?|quoting|citing)\b.*$/is, '')
    .replace(/\b(?:see|accord|cf\.?|quoting|citing)\b[^.]*$/i, '')
    .replace(/\s*\([^()]*\)/g, '')
    .replace(/^(?:under|in)\s*,\s*/i, '')
    .replace(/\s+([,.;])/g, '$1')
    .replace(/[\s,;]+$/, '');
  const said = sentence(reworded(curled(text)));
  if (countWords(said) > LONGEST || countWords(said) < 6 || POINTS_BACK.test(said)) return undefined;
  return /[[\]§¶*…]|\.{3}|\d{3}/.test(said) || !isClause(said) ? undefined : said;
}
