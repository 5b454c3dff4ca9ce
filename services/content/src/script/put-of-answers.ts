import { withoutLead } from './conceded.js';
import { countWords } from './english/count-words.js';
import type { OwnWords } from './own-paper.js';

/** A fact is in the question: what holds fewer words says nothing without the questions around it. */
const FEWEST_WORDS = 6;
const FEWEST_READ = 14;
const FEWEST_TOLD = 5;
const OPEN = /^(?:who|what|where|when|how)\b/i;

/**
 * May an answer under oath be put? What counsel had put and the witness let stand may, what question and answer tell together, and what he
 * was asked to tell. What he adds of his own accord to a closed question explains or excuses; it is read back with its question, or not at
 * all (Pozner & Dodd, Cross-Examination: Science and Techniques, ch. 8).
 */
export function mayBePut({ question, conceded, asked, back, read, text }: OwnWords): boolean {
  if (question === undefined || read) return true;
  const words = countWords(text);
  if (back !== undefined) return words >= FEWEST_READ;
  if (conceded || asked) return words >= FEWEST_WORDS;
  return OPEN.test(withoutLead(question)) && words >= FEWEST_TOLD;
}
