import type { PdfPage, PdfText } from '../../pdf-text.js';
import type { Caption } from '../caption.rules.js';
import type { DocumentKind } from '../document-kind.rules.js';
import type { Passage } from '../document-passages.rules.js';
import type { Sentence } from '../sentences.rules.js';
import { contentWords } from './content-words.rules.js';

/** A document as far as it is understood before its fields are chosen. */
export interface Reading {
  text: PdfText;
  pages: PdfPage[];
  passages: Passage[];
  sentences: Sentence[];
  kind: DocumentKind;
  caption?: Caption;
  /** In how many sentences each content word stands. */
  frequency: Map<string, number>;
}

export function frequencyOf(sentences: Sentence[]): Map<string, number> {
  const frequency = new Map<string, number>();
  for (const sentence of sentences)
    for (const word of new Set(contentWords(sentence.text)))
      frequency.set(word, (frequency.get(word) ?? 0) + 1);
  return frequency;
}

/** How much of the document speaks of what this text speaks of: the mean, over its words, of the share of sentences with them. */
export function centrality(text: string, { frequency, sentences }: Reading): number {
  const words = new Set(contentWords(text).filter((word) => /[a-z]{3}/.test(word)));
  if (words.size === 0) return 0;
  let sum = 0;
  for (const word of words) sum += Math.min(0.3, (frequency.get(word) ?? 0) / Math.max(1, sentences.length));
  return sum / words.size;
}

export const isCourtsPaper = (kind: DocumentKind): boolean => kind === 'order' || kind === 'opinion';
