import type { PageLine } from './page-layout.rules.js';

/** The most frequent words of English: every twentieth word of a sentence is one of them, whatever it is about. */
const COMMON = new Set(
  'the of and to in a that for is on by was it with as be at this or not from are an have which has were no his he had but court shall any may'.split(
    ' ',
  ),
);
const LEAST_COMMON = 0.04;
/** A sign within a word that no word has: "81,7('67$7(6". */
const ODD_SIGN =
  /[\p{L}\d][$(%&*+=<>\\^{}[\]|~#@!?"](?=[\p{L}\d$(%&*+=<>\\^{}[\]|~#@!?"])|\p{L},\p{L}|\d,\d(?!\d\d)|\uFFFD/u;
const MOST_ODD = 0.1;
/** With as many, a few readable lines on the page change nothing. */
const MOSTLY_ODD = 0.13;
const MOST_UNMAPPED = 0.3;
const ENOUGH_WORDS = 40;

/**
 * Whether a text layer says something else than what is seen: its fonts map letters to other letters, or to none.
 * `unmapped` is the share of characters whose font says nothing about what they mean.
 */
export function isIllegible(lines: PageLine[], unmapped: number): boolean {
  const words = lines.flatMap((line) => line.text.split(/\s+/).filter(Boolean));
  if (words.length === 0) return false;
  const common =
    words.filter((word) => COMMON.has(word.toLowerCase().replace(/[^a-z]/g, ''))).length / words.length;
  const odd = words.filter((word) => ODD_SIGN.test(word)).length / words.length;
  const enough = words.length >= ENOUGH_WORDS;
  if (common >= LEAST_COMMON) return enough && odd > MOSTLY_ODD;
  return unmapped > MOST_UNMAPPED || (enough && odd > MOST_ODD);
}
