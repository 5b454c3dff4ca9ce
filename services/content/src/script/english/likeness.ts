import { STOP_WORDS } from './words.js';

/** A file says the same few thousand words again and again. */
const REMEMBERED = 20_000;
const recent = new Map<string, string>();

/** A word without its commonest endings, so that "leaked", "leaking" and "leak" meet. */
export function stem(word: string): string {
  const known = recent.get(word);
  if (known !== undefined) return known;
  const cut = withoutEnding(word);
  if (recent.size >= REMEMBERED) recent.clear();
  recent.set(word, cut);
  return cut;
}

function withoutEnding(word: string): string {
  const plain = word.toLowerCase().replaceAll('’', "'").replace(/'s?$/, '');
  const cut = plain.replace(/(?:ies)$/, 'y').replace(/(?:ations?|ments?|ness|ings?|edly|ed|es|ly|s)$/, '');
  return (cut.length >= 3 ? cut : plain).replace(/e$/, '').replace(/([bdfglmnprt])\1$/, '$1');
}

/** The words of a passage that carry its subject, as stems. */
export function stemsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}][\p{L}'’-]*|\d[\d,.:/]*\d|\d/gu) ?? [];
  return new Set(
    words.filter((word) => !STOP_WORDS.has(word) && (word.length > 2 || /\d/.test(word))).map(stem),
  );
}

export function sharedStems(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let count = 0;
  for (const item of a) if (b.has(item)) count += 1;
  return count;
}
