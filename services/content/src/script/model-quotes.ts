import { lettersOnly } from './english/words-only.js';
import type { Brief } from './brief.js';
import { type Grounds, plain } from './checker.js';
import { passagesOf } from './model-passages.js';

/** Fewer words are a name or a term. */
const FEWEST = 3;

/** The first words that a sentence of a model's puts between quotation marks and that the file does not have so. */
export const alteredQuotation = (text: string, brief: Brief, { words }: Grounds): string | undefined =>
  quotedIn(text).find(
    (quoted) => !words.includes(` ${plain(quoted)} `) && !writtenIn(brief).includes(lettersOnly(quoted)),
  );

/** The sentences between the marks, each by itself: what stands between them in the paper may be left out. */
const quotedIn = (text: string): string[] =>
  [...text.matchAll(/“([^“”]+)”/g)]
    .flatMap(([, quoted]) => quoted!.split(/(?<=[.?!])[’”]? (?=[\p{Lu}‘])|…|\.{3}|\[[^\]]*\]/u))
    .filter((quoted) => plain(quoted).split(' ').length >= FEWEST);

const written = new WeakMap<Brief, string>();
function writtenIn(brief: Brief): string {
  const known = written.get(brief);
  if (known !== undefined) return known;
  const all = [
    // As the paper has it, and not as it is told.
    ...brief.model.facts.map(({ text }) => text),
    ...passagesOf(brief).map(({ fact }) => fact.text),
  ]
    .map(lettersOnly)
    .join(' ');
  written.set(brief, all);
  return all;
}
