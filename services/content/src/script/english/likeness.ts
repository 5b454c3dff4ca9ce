import { remembered } from '@lectern/legal-text/remembered';
import { STOP_WORDS } from './words.js';

/** A file says the same few thousand words again and again. */
const WORDS_REMEMBERED = 10_000;

/** A word without its commonest endings, so that "leaked", "leaking" and "leak" meet. */
export const stem = remembered((word) => {
  const plain = word.toLowerCase().replaceAll('’', "'").replace(/'s?$/, '');
  const cut = plain.replace(/(?:ies)$/, 'y').replace(/(?:ations?|ments?|ness|ings?|edly|ed|es|ly|s)$/, '');
  return (cut.length >= 3 ? cut : plain).replace(/e$/, '').replace(/([bdfglmnprt])\1$/, '$1');
}, WORDS_REMEMBERED);

function allStems(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}][\p{L}'’-]*|\d[\d,.:/]*\d|\d/gu) ?? [];
  return new Set(
    words.filter((word) => !STOP_WORDS.has(word) && (word.length > 2 || /\d/.test(word))).map(stem),
  );
}

/** Each fact is compared with many others. */
const SENTENCES_REMEMBERED = 2000;
const LONGEST_SENTENCE = 1000;
const stemsOfSentence = remembered(allStems, SENTENCES_REMEMBERED);

/** The words of a passage that carry its subject, as stems. */
export const stemsOf = (text: string): ReadonlySet<string> =>
  text.length > LONGEST_SENTENCE ? allStems(text) : stemsOfSentence(text);

/** The same of the sentences that tell one fact. */
export function stemsOfSaid(said: readonly string[]): ReadonlySet<string> {
  const stems = ofSaid.get(said) ?? stemsOf(said.join(' '));
  ofSaid.set(said, stems);
  return stems;
}
const ofSaid = new WeakMap<readonly string[], ReadonlySet<string>>();

export function sharedStems(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let count = 0;
  for (const item of a) if (b.has(item)) count += 1;
  return count;
}
