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

/** The page says the rest: a document's name can be as long as its title. */
const shortName = (name: string): string =>
  name.length > MOST ? `${name.slice(0, MOST - 1).trimEnd()}…` : name;
