import { withoutLead } from './conceded.js';
import { countWords } from './english/count-words.js';
import type { OwnWords } from './own-paper.js';

/** "Asked “Risk factors?”, you said: “Alcohol, mostly”": a scrap that is understood only behind the questions before it. */
const FEWEST_READ = 11;
const FEWEST_TOLD = 5;
const OPEN = /^(?:who|what|where|when|how)\b/i;

/**
 * May an answer under oath be put? What counsel had put and the witness let stand may, what question and answer tell together, and what he
 * was asked to tell. What he adds of his own accord to a closed question explains or excuses; it is read back with its question, or not at
 * all (Pozner & Dodd, Cross-Examination: Science and Techniques, ch. 8).
 */
export function mayBePut({ question, conceded, asked, back, leans, read, text }: OwnWords): boolean {
  if (question === undefined || read) return true;
  if (back !== undefined)
    return countWords(text) >= (/^Asked /.test(text) || leans ? FEWEST_READ : FEWEST_TOLD);
  if (conceded || asked) return true;
  return OPEN.test(withoutLead(question)) && countWords(text) >= FEWEST_TOLD;
}
