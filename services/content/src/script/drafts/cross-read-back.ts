import { nested } from '../answered-question.js';
import { EXCUSE, KIND } from '../not-asked.js';
import { capital } from '../english/clauses.js';
import { sharedStems, stemsOf } from '../english/likeness.js';
import { countWords } from '../english/count-words.js';
import { type Line, part, resting } from '../line.js';
import { asSecondPerson } from '../own-words.js';
import { questionsOf } from '../questions-of.js';
import type { ReadBack } from '../read-back.js';

/** Questions and answers of a transcript, each with its place; an answer that tells its fact in a sentence of its own is put as that fact. */
export const readAgain = (back: readonly ReadBack[]): Line[] =>
  part(
    'Read from the transcript',
    back.flatMap((one) => {
      const { asked, answered, fact } = one;
      const told = plainFact(one);
      return (
        told ?? [
          `You were asked: “${nested(asked)}”, correct?`,
          `You answered: “${nested(answered).replace(/[.]$/, '')}”, correct?`,
        ]
      ).map((text) => ({ ...resting(text, fact), reworded: true }));
    }),
    back.some(({ cite }) => cite)
      ? `Have the page open: ${back.flatMap(({ cite }) => cite ?? []).join(', ')}.`
      : 'Have the page open.',
  );

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
