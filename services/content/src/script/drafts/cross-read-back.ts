import { nested } from '../answered-question.js';
import { answerSaid, withoutLead } from '../conceded.js';
import { splitUnits } from '../english/sentences.js';
import { EXCUSE, KIND } from '../not-asked.js';
import { capital } from '../english/clauses.js';
import { sharedStems, stemsOf } from '../english/likeness.js';
import { countWords } from '../english/count-words.js';
import { type Line, part, resting } from '../line.js';
import { asSecondPerson } from '../own-words.js';
import { questionsOf } from '../questions-of.js';
import type { ReadBack } from '../read-back.js';

/** Questions and answers of a transcript, each with its place; an answer that tells its fact in a sentence of its own is put as that fact. */
export const readAgain = (back: readonly ReadBack[]): Line[] => {
  const told = mostTelling(back);
  return part(
    'Read from the transcript',
    told.flatMap((one) => {
      const { asked, answered, fact } = one;
      return (
        plainFact(one) ?? [
          `You were asked: “${nested(asked)}”, correct?`,
          `You answered: “${nested(answered).replace(/[.]$/, '')}”, correct?`,
        ]
      ).map((text) => ({ ...resting(text, fact), reworded: true }));
    }),
    told.some(({ cite }) => cite)
      ? `Have the page open: ${told.flatMap(({ cite }) => cite ?? []).join(', ')}.`
      : 'Have the page open.',
  );
};

/** More pairs of question and answer are listened to by nobody. */
const MOST = 8;
/** Of a statement that was put, an answer that neither grants nor denies it is worth less. */
const BESIDE_IT = 0.6;
const SHORT_ANSWER = 3;

function mostTelling(back: readonly ReadBack[]): ReadBack[] {
  const value = (one: ReadBack): number => one.weight * (answers(one) ? 1 : BESIDE_IT);
  const kept = new Set([...back].sort((a, b) => value(b) - value(a)).slice(0, MOST));
  return back.filter((one) => kept.has(one));
}

/** A question that asks for what was answered, or what was put and granted, denied or spoken of. */
const answers = ({ asked, answered }: ReadBack): boolean =>
  OPEN.test(withoutLead(splitUnits(asked).at(-1)?.text.trim() ?? '')) ||
  answerSaid(answered) !== undefined ||
  countWords(answered) <= SHORT_ANSWER ||
  /^It(?:['’]s| (?:is|was|says|had))\b/.test(answered) ||
  sharedStems(stemsOf(asked), stemsOf(answered)) > 0;
const OPEN = /^(?:who|what|when|where|how|which|at what|on what)\b/i;

/** "I did not look at the log.": one sentence, of himself, that leans on nobody and on nothing said before. */
const OWN_ACT =
  /^I (?:did not|didn['’]t|never|had not|hadn['’]t|\p{Ll}+ed|took|went|saw|put|gave|left|wrote|bought|sold|made|paid|kept) [^.,;:“”"?]{6,90}\.$/u;
const LEANS =
  /\b(?:he|she|it|they|him|her|hers|his|them|their|its|we|us|our|this|that|these|those|there|then|here|so|one|ones|some|any|more|too|either|again|before|after|if|when|because|but|just|only)\b/i;
const FEWEST_WORDS = 5;

function plainFact({ asked, answered, fact }: ReadBack): string[] | undefined {
  if (!OWN_ACT.test(answered) || LEANS.test(answered) || countWords(answered) < FEWEST_WORDS)
    return undefined;
  // What was asked for, and no excuse beside it.
  if (sharedStems(stemsOf(asked), stemsOf(answered)) === 0) return undefined;
  const text = capital(asSecondPerson(answered));
  if (EXCUSE.test(text) || KIND.test(text)) return undefined;
  const put = questionsOf({ text, fact, own: true });
  return put.length === 1 ? put : undefined;
}
