import { cannotMeet } from './junctions.js';
import type { Token } from './tokens.js';
import { isContent } from './word-classes.js';

/** Why words are no speech that could be judged: the same ones over and over, sentences of another language or of none, words in disorder. */
export type Nonsense = 'loop' | 'not-english' | 'disorder';

/** Fewer words tell nothing about their kind. */
const LEAST_WORDS = 40;
const WINDOW = 60;
const STEP = 10;
/**
 * Different words in sixty (M. Covington and J. McFall's moving average of types to tokens, 2010), the share of small words, and pairs in a hundred
 * words that no sentence has. Of 60 court papers, six speeches and six recordings the least is 0.63, the least 0.21, and the most 0.4.
 */
const LOOP = 0.45;
const NO_ENGLISH = 0.15;
const DISORDER = 4;

/** Are these words a loop, no English, or in no order? Null for anything that somebody may have meant to say. */
export function nonsenseIn(tokens: readonly Token[]): Nonsense | null {
  if (tokens.length < LEAST_WORDS) return null;
  if (varietyOf(tokens.map(({ bare }) => bare)) < LOOP) return 'loop';
  const small = tokens.filter(({ bare }) => !isContent(bare)).length;
  if (small / tokens.length < NO_ENGLISH) return 'not-english';
  const broken = tokens.filter((token, at) => tokens[at + 1] && cannotMeet(token, tokens[at + 1]!)).length;
  return (100 * broken) / tokens.length > DISORDER ? 'disorder' : null;
}

/** The mean share of different words in windows that move over the text. */
function varietyOf(words: readonly string[]): number {
  const shares: number[] = [];
  for (let from = 0; from === 0 || from + WINDOW <= words.length; from += STEP) {
    const window = words.slice(from, from + WINDOW);
    shares.push(new Set(window).size / window.length);
  }
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}
