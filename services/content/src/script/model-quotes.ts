import type { Brief } from './brief.js';
import { type Grounds, plain } from './checker.js';
import { passagesOf } from './model-passages.js';

/** Fewer words are a name or a term. */
const FEWEST = 3;

/** The first words that a sentence of a model's puts between quotation marks and that the file does not have so. */
export const alteredQuotation = (text: string, brief: Brief, { words }: Grounds): string | undefined =>
  quotedIn(text).find(
    (quoted) => !words.includes(` ${plain(quoted)} `) && !writtenIn(brief).includes(squeezed(quoted)),
  );

/** The sentences between the marks, each by itself: what stands between them in the paper may be left out. */
const quotedIn = (text: string): string[] =>
  [...text.matchAll(/“([^“”]+)”/g)]
    .flatMap(([, quoted]) => quoted!.split(/(?<=[.?!])[’”]? (?=[\p{Lu}‘])|…|\.{3}|\[[^\]]*\]/u))
    .filter((quoted) => plain(quoted).split(' ').length >= FEWEST);

/** Letters and figures alone: the rows of a page break words anywhere. */
const squeezed = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

const written = new WeakMap<Brief, string>();
function writtenIn(brief: Brief): string {
  const known = written.get(brief);
  if (known !== undefined) return known;
  const all = [
    // As the paper has it, and not as it is told.
    ...brief.model.facts.map(({ text }) => text),
    ...passagesOf(brief).map(({ fact }) => fact.text),
  ]
    .map(squeezed)
    .join(' ');
  written.set(brief, all);
  return all;
}
