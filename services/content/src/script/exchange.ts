import { kindOf } from './english/clauses.js';
import { bare } from './english/phrases.js';

/** A question put to a witness and the answer, as intake writes them. */
export interface Exchange {
  question: string;
  witness: string;
  answer: string;
}

const EXCHANGE = /^Asked “([^“”]+)”, (.{2,60}?) answered, “([^“”]+)”\.?$/su;

export function exchangeOf(text: string): Exchange | undefined {
  const [, question, witness, answer] = EXCHANGE.exec(text) ?? [];
  return question && witness && answer ? { question, witness, answer } : undefined;
}

/** A transcript as it is read in court: the witness is named once, then question and answer follow each other. */
export function readAloud({ question, witness, answer }: Exchange, goesOn: boolean): string {
  if (goesOn) return `Question: “${question}” Answer: “${answer}”`;
  return `${witness[0]!.toUpperCase()}${witness.slice(1)} was asked, “${question}” The answer: “${answer}”`;
}

/** "What was your position?" leaves the answer to the witness; "And you saw the alarm?" gives it. */
const OPEN = /^(?:(?:and|so|now|then),? )?(?:who|what|when|where|how|why|which)\b/i;

export const isOpenQuestion = ({ question }: Exchange): boolean => OPEN.test(question);

const YES = /^(?:yes|correct|right|that['’]s (?:right|correct)|it was|i did|i was)\b/i;
const NO = /^(?:no|i did not|i didn['’]t|i was not|i wasn['’]t|never)\b/i;
/** A longer answer says more than yes or no. */
const PLAIN_ANSWER_WORDS = 3;
/** What points back to the question is no fact without it. */
const POINTS_BACK = /\b(?:it|that|this|there|he|she|they|them|him|those|these|one)\b/i;

/** What the witness said about himself, as something to be confirmed: "You saw the alarm." */
export function toConfirm({ question, answer }: Exchange): string | undefined {
  const first = bare(answer);
  const asked = /^(?:(?:and|so|now|then),? )?(did|were|are|have|had|could|would) you (.+?)\??$/is.exec(
    question.trim(),
  );
  if (asked && (YES.test(first) || NO.test(first)) && first.split(' ').length <= PLAIN_ANSWER_WORDS) {
    const [, verb = '', rest = ''] = asked;
    const helper = verb.toLowerCase();
    if (NO.test(first)) return `You ${helper} not ${rest}`;
    return helper === 'did' ? undefined : `You ${helper} ${rest}`;
  }
  const who =
    /^(?:and )?who ((?:was|were|had|\p{L}+ed|made|told|gave|wrote|sent|took|put|set)\b.+?)\?$/isu.exec(
      question.trim(),
    );
  if (who && /^I (?:did|was|had)\.?$/i.test(answer.trim())) return `You ${addressed(who[1] ?? '')}`;
  if (/^I (?!did\b|was\.?$|do\b|am\.?$|don['’]t|think|guess|believe|suppose|cannot|can['’]t)/.test(first)) {
    if (!POINTS_BACK.test(first) && kindOf(first) === 'statement') return addressed(first);
  }
  return undefined;
}

/** A witness's "I" as he is spoken to. */
export const addressed = (text: string): string =>
  text
    .replace(/\bI was\b/g, 'you were')
    .replace(/\bI am\b|\bI['’]m\b/g, 'you are')
    .replace(/\bI['’](ve|d|ll)\b/g, 'you’$1')
    .replace(/\bI\b/g, 'you')
    .replace(/\bmyself\b/g, 'yourself')
    .replace(/\bmine\b/g, 'yours')
    .replace(/\bmy\b/g, 'your')
    .replace(/\bme\b/g, 'you')
    .replace(/^you\b/, 'You')
    .replace(/^was\b/, 'were');
