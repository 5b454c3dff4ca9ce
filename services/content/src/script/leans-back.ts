import { countWords } from './english/count-words.js';

/** What nobody understands without the exchange before it. */
const POINTS =
  /\b(?:he|she|they|it|him|her|his|them|their|its|this|these|those|there|one(?! o['’]clock|-)|ones|that(?! (?:you|the|he|she|they|a|an|your|his|her|it|\p{Lu}\p{L}*)\b))\b|^(?:and|or|what about|how about|when|where|who|why|which|how (?:many|much|long|often))\??$/iu;
const FEWEST_WORDS = 4;
const FEWEST_WHOLE = 3;
/** "When my client came up, how far off was she?" */
const NAMES_HIM =
  /\b(?:my client|the (?:plaintiff|defendant)|(?<!^)(?!(?:January|February|March|April|May|June|July|August|September|October|November|December|Exhibit|Page|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b)\p{Lu}\p{Ll}{2,})\b/u;
const WHETHER =
  /^(?:did|do|does|was|were|is|are|had|has|have|could|can|would|will|should|any(?:body|one|thing)?)\b/i;

/** Is what counsel said understood only behind the exchange before it? */
export function leansBack(asked: string): boolean {
  if (countWords(asked) < (WHETHER.test(asked) ? FEWEST_WHOLE : FEWEST_WORDS)) return true;
  // "There were gloves under the seat": it points at nothing.
  const text = asked.replace(/^There (?=(?:was|were|is|are|had)\b)/i, '');
  const [pointer] = POINTS.exec(text) ?? [];
  if (pointer === undefined) return false;
  const him = /^(?:he|she|him|her|his)$/i.test(pointer);
  return !(him && NAMES_HIM.test(text.slice(0, text.search(POINTS))));
}

/** Whom "he" or "she" means is all that it needs of that exchange. */
export const leansOnPerson = (asked: string): boolean =>
  countWords(asked) >= FEWEST_WHOLE && !POINTS.test(asked.replace(/\b(?:he|she|him|her|his)\b/gi, 'Roe'));
