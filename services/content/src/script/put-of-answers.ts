import { withoutLead } from './conceded.js';
import { sharedStems, stemsOf } from './english/likeness.js';
import { splitUnits } from './english/sentences.js';
import { countWords } from './english/count-words.js';
import { NOT } from './let-stand.js';
import { deniesWrong } from './not-put.js';
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
  // "Did you tell him, “I saw it”?" "No.": counsel asked for the words, and not for the denial.
  if (DENIES_WORDS.test(text) && !NOT.test(question)) return false;
  if (DENIES.test(text) && /[?]$/.test(question) && deniesWrong(text)) return false;
  if (back !== undefined)
    return countWords(text) >= (/^Asked /.test(text) || leans ? FEWEST_READ : FEWEST_TOLD);
  if (conceded || asked) return true;
  const plain = withoutLead(question);
  // "Did you put your hands on him? I grabbed his jacket.": more than the yes that was asked for.
  if (
    DID_YOU.test(plain) &&
    ACTED.test(text) &&
    !EXCUSED.test(text) &&
    answersTo(plain, text) &&
    isOf(text, words)
  )
    return countWords(text) >= FEWEST_TOLD - 1;
  // "Who was there? Ann. I was at church.": what he goes on to tell nobody asked for.
  const asks = OPEN.test(plain) && !SCENE.test(plain) && (TELLS.test(plain) || isOf(text, words));
  return asks && countWords(text) >= FEWEST_TOLD;
}
const SCENE = /^When (?:you|he|she|they|the) [^,?]{3,80}, (?!what\b|where\b|how\b|who\b)/i;
const DENIES = /^You (?:did not|never|had not|were not) /;
const DENIES_WORDS =
  /^(?:You|He|She|They) (?:did not|never) (?:ever )?(?:tell|say|write|text|post|told|said|wrote)\b[^“]{0,40}“/;
const DID_YOU = /^(?:Did|Had|Have) (?:you|he|she|they)\b/;
const ACTED =
  /^(?:You|He|She|They) (?:did not (?!want|mean|have|know|think|feel|remember|recall|get|believe)|\p{Ll}+ed\b|(?:told|said|took|gave|went|came|ran|saw|heard|got|made|left|wrote|sent|hit|put|cut|drove|threw|held|kept|grabbed)\b)/u;
const answersTo = (question: string, text: string): boolean =>
  sharedStems(stemsOf(question), stemsOf(text)) > 0 || (TOUCHES.test(question) && TOUCHES.test(text));
const TOUCHES =
  /\b(?:hands?|touch\w*|grab\w*|push\w*|shov\w*|hit|held|hold|pull\w*|punch\w*|kick\w*|slap\w*)\b/i;
/** What he had in mind, and what he wants to be understood. */
const EXCUSED =
  /\b(?:wanted|needed|tried|meant|thought|assumed|figured|felt|believed|supposed|intended|hoped|worried|scared|afraid|panicked|happened|used|because|just|only)\b/i;
const TELLS =
  /\b(?:what (?:happened|did (?:you|he|she|they) (?:do|see|hear|say)|was (?:said|done))|how did)\b/i;
/** Of the first sentence of his answer. */
function isOf(text: string, words: string): boolean {
  const own = stemsOf(text);
  const first = stemsOf(splitUnits(words)[0]?.text ?? '');
  return sharedStems(own, first) >= own.size * MOST_OF_IT;
}
const MOST_OF_IT = 0.6;
