import type { ReadCase } from '../case-model/build.js';
import { stemsOf } from './english/likeness.js';

interface Spread {
  sentences: ReadonlyMap<string, number>;
  documents: ReadonlyMap<string, ReadonlySet<string>>;
}
const spreadOf = new WeakMap<ReadCase, Spread>();

function spread(read: ReadCase): Spread {
  const known = spreadOf.get(read);
  if (known) return known;
  const sentences = new Map<string, number>();
  const documents = new Map<string, Set<string>>();
  for (const { text, document } of read.sentences)
    for (const stem of stemsOf(text)) {
      sentences.set(stem, (sentences.get(stem) ?? 0) + 1);
      const own = documents.get(stem) ?? new Set();
      documents.set(stem, own.add(document.name));
    }
  const found = { sentences, documents };
  spreadOf.set(read, found);
  return found;
}

/** So many words weigh as one sentence. */
const SHORT = 4;

/**
 * How much of a passage the other papers of the file speak of as well: the inverse frequency of each word that stands in another
 * paper too, over the root of its words (Spärck Jones, J. Documentation 28:11, 1972). What one paper alone mentions decides nothing.
 */
export function centrality(read: ReadCase, text: string, document: string): number {
  const { sentences, documents } = spread(read);
  const stems = stemsOf(text);
  let sum = 0;
  for (const stem of stems)
    if ([...(documents.get(stem) ?? [])].some((name) => name !== document))
      sum += Math.log(read.sentences.length / sentences.get(stem)!);
  return sum / Math.sqrt(stems.size + SHORT);
}

/** Of one paper or two nothing is told by what the others speak of. */
const FEWEST_PAPERS = 3;
export const isCentral = (read: ReadCase, weight: number, least: number): boolean =>
  read.papers.length < FEWEST_PAPERS || weight >= least;
