import { withoutLead } from './conceded.js';
import { sharedStems, stemsOf } from './english/likeness.js';
import { splitUnits } from './english/sentences.js';
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
export function mayBePut({ question, conceded, asked, back, leans, read, text, words }: OwnWords): boolean {
  if (question === undefined || read) return true;
  if (back !== undefined)
    return countWords(text) >= (/^Asked /.test(text) || leans ? FEWEST_READ : FEWEST_TOLD);
  if (conceded || asked) return true;
  const plain = withoutLead(question);
  // "Who was there? Ann. I was at church.": what he goes on to tell nobody asked for.
  const asks = OPEN.test(plain) && !SCENE.test(plain) && (TELLS.test(plain) || isOf(text, words));
  return asks && countWords(text) >= FEWEST_TOLD;
}
const SCENE = /^When (?:you|he|she|they|the) [^,?]{3,80}, (?!what\b|where\b|how\b|who\b)/i;
const TELLS =
  /\b(?:what (?:happened|did (?:you|he|she|they) (?:do|see|hear|say)|was (?:said|done))|how did)\b/i;
/** Of the first sentence of his answer. */
function isOf(text: string, words: string): boolean {
  const own = stemsOf(text);
  const first = stemsOf(splitUnits(words)[0]?.text ?? '');
  return sharedStems(own, first) >= own.size * MOST_OF_IT;
}
const MOST_OF_IT = 0.6;
