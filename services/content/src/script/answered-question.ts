import { answerSaid, concededIn, withoutLead } from './conceded.js';
import { capital } from './english/clauses.js';
import { filledIn } from './exchange-forms.js';
import { withInches } from './english/quotes.js';
import { splitUnits } from './english/sentences.js';
import { ofWhether } from './yes-or-no.js';

/** A question of counsel with its answer, in one row each. */
export interface Asked {
  asked: string;
  told: string;
}

const ASKS_WHETHER =
  /^When you [^,?]{4,100}, did you\b|^(?:did|do|does|was|were|is|are|had|has|have|could|can)(?:n['’]t)?\b/i;
const OPEN = /^(?:who|what|when|where|how|which|at what|on what)\b/i;

/** Straight quotation marks of a transcript as they are printed. */
export const curly = (text: string): string =>
  withInches(text)
    .replace(/"([^"]{1,900})"/g, '“$1”')
    .replace(/"/g, '’');

/** Words as they stand within a quotation. */
export const nested = (text: string): string => curly(text).replaceAll('“', '‘').replaceAll('”', '’');

/** "What did you mean by “you are done here”?": whatever is answered, those were the witness's words. */
export const wordsMeant = (asked: string): string | undefined =>
  /^What did you mean (?:by|when you (?:said|wrote)) “([^“”]{4,90}?)[.,]?”\?$/.exec(
    withoutLead(curly(asked)),
  )?.[1];

const WRITTEN =
  /\b(?:your (?:\p{Ll}+ )?(?:e-?mail|texts?|letter|memo|notes?|message|report|post)|you (?:wrote|sent|typed|texted|e-?mailed|posted)|(?:did|do|had|have) you (?:write|send|type|text|e-?mail|post|written|sent))\b/iu;
/** How the words came about of which counsel asks: written, where a paper of the witness was spoken of just before. */
export const saidOrWrote = (before: readonly { question: string }[]): 'wrote' | 'said' =>
  before.slice(-6).some(({ question }) => WRITTEN.test(question)) ? 'wrote' : 'said';

/** The question of which the answer is the rest: "When?", behind "Did you ask?", is "When did you ask?". */
export function completed(asked: string, before: Asked | undefined): string {
  const question = withoutLead(splitUnits(asked).at(-1)?.text.trim() ?? asked);
  if (!before) return question;
  const last = withoutLead(splitUnits(before.asked).at(-1)?.text.trim() ?? before.asked);
  const [, word] = /^(When|Where|What time|At what time|How long|How many times)\?$/.exec(question) ?? [];
  if (word && /^(?:Did|Were|Was|Had|Have) (?!any|every|some)[^,?]{4,90}\?$/.test(last))
    return answerSaid(before.told) === 'yes'
      ? `${word} ${last.charAt(0).toLowerCase()}${last.slice(1)}`
      : question;
  const [, more] = /^How many ((?:with|without|in|on|at|from|for|to) [^?]{2,50})\?$/.exec(question) ?? [];
  return more && /^How many [^?]{5,60}\?$/.test(last) ? last.replace(/\?$/, ` ${more}?`) : question;
}

export interface ToldByQuestion {
  /** What counsel had put, as far as the witness let it stand. */
  conceded: string[];
  /** What was asked, affirmed or denied. */
  whether?: string | undefined;
  /** The answer in the place of what was asked for. */
  filled?: string | undefined;
}

/** What a question tells once it is answered, as the witness is spoken to; nothing where a word would have to be guessed. */
export function toldByQuestion({ asked, told }: Asked, before: Asked | undefined): ToldByQuestion {
  const conceded = concededIn(asked, told);
  const question = completed(asked, before);
  const open = OPEN.test(question) && !ASKS_WHETHER.test(question);
  const said = open ? undefined : answerSaid(told);
  const whether =
    said && conceded.length === 0 && ASKS_WHETHER.test(question) ? ofWhether(question, said) : undefined;
  return { conceded, whether, filled: filled(asked, question, told) };
}

function filled(asked: string, question: string, told: string): string | undefined {
  const [first = '', second = ''] = splitUnits(told).map(({ text }) => text.trim());
  // "Three. Maybe four."
  if (/^(?:Maybe|Perhaps|Or|Could be|Might be)\b/.test(second)) return undefined;
  // "In our returns? Perhaps a third.": of what alone he says it.
  const [, within] = /^((?:In|At|On|Of|For) (?:our|my|the) [\p{Ll} ]{3,40})\?$/u.exec(first) ?? [];
  const text = filledIn(question, within ? second : first) ?? filledIn(asked, first);
  if (!text || !within) return text;
  return capital(
    `${within.replace(/\b(?:our|my)\b/, 'your')}, ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
  );
}
