import type { ReadCase } from '../case-model/build.js';
import { stemsOf } from './english/likeness.js';

interface Spread {
  /** How rare each word is that stands in several papers, between 0 and 1. */
  words: ReadonlyMap<string, number>;
  /** The weight of an average sentence of the file. */
  average: number;
}
const spreadOf = new WeakMap<ReadCase, Spread>();
/** Sentences of which the average is taken. */
const SAMPLE = 400;
/** So many words weigh as one sentence. */
const SHORT = 4;

function spread(read: ReadCase): Spread {
  const known = spreadOf.get(read);
  if (known) return known;
  const found = new Map<string, { count: number; documents: Set<string> }>();
  for (const { text, document } of read.sentences)
    for (const stem of stemsOf(text)) {
      const own = found.get(stem) ?? { count: 0, documents: new Set<string>() };
      own.documents.add(document.name);
      found.set(stem, { ...own, count: own.count + 1 });
    }
  const of = read.sentences.length + 1;
  const words = new Map(
    [...found]
      .filter(([, { documents }]) => documents.size > 1)
      .map(([stem, { count }]) => [stem, Math.log(of / count) / Math.log(of)]),
  );
  const every = Math.ceil(read.sentences.length / SAMPLE);
  const sample = read.sentences.filter((_, at) => at % every === 0);
  const sum = sample.reduce((all, { text }) => all + weightOf(words, text), 0);
  const own = { words, average: sample.length > 0 && sum > 0 ? sum / sample.length : 1 };
  spreadOf.set(read, own);
  return own;
}

/** Words of several papers: one of them is always another than the passage's own. */
function weightOf(words: Spread['words'], text: string): number {
  const stems = stemsOf(text);
  let sum = 0;
  for (const stem of stems) {
    sum += words.get(stem) ?? 0;
  }
  return sum / Math.sqrt(stems.size + SHORT);
}

/**
 * How much of a passage the other papers of the file speak of as well, where 1 is an average sentence of the file: the inverse frequency
 * of each word that stands in several papers, over the root of the words (Spärck Jones, J. Documentation 28:11, 1972). What one paper
 * alone mentions decides nothing.
 */
export function centrality(read: ReadCase, text: string): number {
  const { words, average } = spread(read);
  return weightOf(words, text) / average;
}

/** Of one paper or two nothing is told by what the others speak of. */
const FEWEST_PAPERS = 3;
export const isWeighed = ({ papers }: ReadCase): boolean => papers.length >= FEWEST_PAPERS;
export const isCentral = (read: ReadCase, weight: number, least: number): boolean =>
  !isWeighed(read) || weight >= least;
