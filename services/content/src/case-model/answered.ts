import type { FileSentence } from './file-sentences.js';
import type { Paper } from './paper.js';

/** Which paragraph of the complaint a paragraph of an answer answers. */
export interface Answers {
  /** The number of the answered paragraph, for a paragraph of an answer. */
  paragraphOf: (sentence: FileSentence) => number | undefined;
  /** Is the sentence one of the pleading that is answered? */
  isAnswered: (sentence: FileSentence) => boolean;
}

/**
 * "4. Paragraph 6 is denied. Dunning waited in the car.": what an answer tells belongs to the day of the paragraph that it answers.
 * Only a paragraph that names a single one answers it.
 */
export function answeredIn(papers: readonly Paper[], sentences: readonly FileSentence[]): Answers {
  const kindOf = new Map(papers.map(({ document, kind }) => [document, kind]));
  const found = new Map<string, number>();
  for (const sentence of sentences) {
    if (kindOf.get(sentence.document) !== 'answer' || sentence.position !== 0) continue;
    const [, number, more] = ANSWERS.exec(sentence.text) ?? [];
    if (number !== undefined && more === undefined) found.set(keyOf(sentence), Number(number));
    // "9. Denied. ...": paragraph by paragraph, under the same number.
    else if (sentence.marker !== undefined && REPLIES.test(sentence.text))
      found.set(keyOf(sentence), Number.parseInt(sentence.marker, 10));
  }
  return {
    paragraphOf: (sentence) => found.get(keyOf(sentence)),
    isAnswered: ({ document }) => /^(?:complaint|petition)$/.test(kindOf.get(document) ?? ''),
  };
}

const REPLIES = /^(?:Admitted|Denied|It(?: is|['’]s) (?:admitted|denied)|After reasonable investigation)\b/i;
const keyOf = ({ document, passage }: FileSentence): string =>
  `${passage} ${document.name} ${document.pages[0]?.number}`;

const ANSWERS = /^[^“”".]{0,60}?\bparagraph (\d{1,3})\b(?!\.\d)(\s?(?:,|and|through|to|-|–)\s?(?:and )?\d)?/i;
