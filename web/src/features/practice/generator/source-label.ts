import type { Source } from '@lectern/contracts/content';
import { FIELD_LABELS } from './words.js';

/** What stands beside a sentence: each of its sources once. */
export const sourceLabels = (sources: readonly Source[]): string[] => [
  ...new Set(sources.flatMap((source) => sourceLabel(source) ?? [])),
];

/** A source as the short link beside a sentence; null for a sentence that states no fact. */
export function sourceLabel(source: Source): string | null {
  switch (source.kind) {
    case 'pdf':
      // No line ends between the two.
      return [`p.\u00a0${source.page}`, source.document && shortName(source.document)]
        .filter(Boolean)
        .join(', ');
    case 'case-field':
      return FIELD_LABELS[source.field];
    case 'attorney':
      return source.act === 'confirmed' ? 'confirmed by you' : 'your words';
    case 'slot':
      return 'yours to fill';
    case 'framing':
    case 'unsupported':
      return null;
  }
}

const MOST = 30;

const ENDING = /\.(?:pdf|docx|txt)$/i;

/** The page says the rest: a document's name can be as long as its title. */
function shortName(name: string): string {
  const bare = name.replace(ENDING, '');
  return bare.length > MOST ? `${bare.slice(0, MOST - 1).trimEnd()}…` : bare;
}

/**
 * What the file says where a sentence says it in other words, each passage once; nothing where its words stand in one of its sources.
 */
export function originalsOf(text: string, sources: readonly Source[]): string[] {
  const quotes = sources.flatMap((source) =>
    source.kind === 'pdf' || (source.kind === 'case-field' && source.field === 'keyFacts')
      ? [source.quote]
      : [],
  );
  const said = bareWords(text);
  if (quotes.some((quote) => bareWords(quote).includes(said))) return [];
  // A sentence that takes no more than a name from there is no other wording of it.
  const words = said.split(' ');
  return [...new Set(quotes)].filter((quote) => {
    const known = new Set(bareWords(quote).split(' '));
    return words.filter((word) => known.has(word)).length > words.length / 2;
  });
}

const bareWords = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
