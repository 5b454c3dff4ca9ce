import { capital } from './clauses.js';
import { countWords } from './count-words.js';
import { type Word, finiteAt } from './tagged.js';

/** One way of cutting a sentence; undefined where it does not apply. */
export type Rule = (text: string, words: readonly Word[]) => string[] | undefined;

/** Nobody says more words in one breath: what other rules leave so long is cut where its loose parts meet. */
const ONE_BREATH = 24;
export const inOneBreath = (text: string): boolean => countWords(text) <= ONE_BREATH;

export const sentence = (text: string): string => {
  const tidy = capital(text.replace(/\s+/g, ' ').replace(/^[\s,;—–-]+|[\s,;:—–-]+$/g, ''));
  return /[.!?]["”’]?$/.test(tidy)
    ? tidy
    : /[”"]$/.test(tidy)
      ? `${tidy.slice(0, -1).replace(/,$/, '')}.${tidy.slice(-1)}`
      : `${tidy}.`;
};

export const SUBORDINATES =
  /^(?:that|if|whether|who|whom|which|because|unless|although|when|while|until|where|before|after|since|as|between|both|either|neither|not|never|nor|to|whereby|wherein)$/;
export const REPORTS =
  /^(?:said|told|stated|testified|admitted|wrote|claimed|alleged|explained|knew|believed|learned|heard|reported|announced|insisted|promised|warned|agreed|thought|understood|confirmed|denied|informed|advised|notified|assured|acknowledged|concluded|noted|decided|hoped|feared|observed|indicated|determined|discovered|suggested|implied|maintained|contended|argued|asserted|suspected|doubted|guessed|recalled|remembered|assumed|estimated|says|tells|states|claims|alleges|knows|believes)$/;

export const opensClause = (words: readonly Word[], from: number, to: number): boolean =>
  words.some(
    ({ lower }, at) =>
      at >= from &&
      at < to &&
      SUBORDINATES.test(lower) &&
      lower !== 'to' &&
      // "gave his name as Orne": no clause.
      (lower !== 'as' || finiteAt(words, at + 1, to) >= 0),
  ) || words.slice(from, to).some(({ lower }) => REPORTS.test(lower));

/** "moved from Room 4, which was near", "to Room 9": where somebody went still belongs to where from. */
export const goesTo = (left: string, rest: string): boolean =>
  / from \S/.test(left) && /, (?:in)?to (?:the|an?|his|her|\p{Lu}|\d)/u.test(rest);
