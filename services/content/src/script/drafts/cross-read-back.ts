import { curly, nested } from '../answered-question.js';
import { answerSaid, isPut, withoutLead } from '../conceded.js';
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
        granted(one) ??
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
const MOST = 6;
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

const YES = /^(?:yes|yeah|correct|right)(?:[,.] ?(?:sir|ma['’]am|it is|they are|I did))?[.]?$/i;
const HIS_WORDS =
  /^[^“”]{0,80}“([^“”]{8,160}?)[.,]?”[.,]? (?:(?:Are|Were) (?:those|these) your words|(?:Those|These)(?:['’]re| are| were) your words|Your words|(?:Did )?you wr(?:i|o)te (?:that|it)|You said (?:that|it))(?:, (?:right|correct))?[?.]$/u;

/** "One key went in her mailbox." "Yes.": what he granted needs no reading; nor do words that he owned. */
function granted({ asked, answered, fact }: ReadBack): string[] | undefined {
  if (!YES.test(answered)) return undefined;
  const [, words] = HIS_WORDS.exec(curly(asked)) ?? [];
  if (words) return [`Your words were: “${words}”, correct?`];
  const plain = withoutLead(asked);
  return splitUnits(asked).length === 1 && isPut(plain) && !/[“”?]/.test(curly(plain))
    ? questionsOf({ text: plain, fact, own: true }).slice(0, 1)
    : undefined;
}

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
