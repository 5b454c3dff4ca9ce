import type { CaseField } from '@lectern/contracts/case';
import type { Source } from '@lectern/contracts/content';
import type { PageOf } from '../citations/citation-state.rules.js';

/** One page of the user's document as it was read. */
export interface DocumentPage {
  number: number;
  text: string;
  /** Which of the case's documents, where there are several. */
  document?: PageOf | undefined;
}

/** The field that holds the words, and the page of the document that holds them too. */
export function placesOf(field: CaseField, quote: string, pages: readonly DocumentPage[]): Source[] {
  const sources: Source[] = [{ kind: 'case-field', field, quote }];
  const page = pageWith(quote, pages);
  if (page) sources.push({ kind: 'pdf', page: page.number, quote });
  return sources;
}

const squeezed = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A short phrase is found on almost any page and would prove nothing. */
const FINDABLE_WORDS = 4;

function pageWith(quote: string, pages: readonly DocumentPage[]): DocumentPage | undefined {
  const wanted = squeezed(quote);
  if (wanted.split(' ').length < FINDABLE_WORDS) return undefined;
  return pages.find((page) => ` ${squeezed(page.text)} `.includes(` ${wanted} `));
}

export function partyPlaces(field: CaseField, value: string, pages: readonly DocumentPage[]): Source[] {
  const sources: Source[] = [{ kind: 'case-field', field, quote: value }];
  const wanted = squeezed(value);
  const page = wanted && pages.find((candidate) => ` ${squeezed(candidate.text)} `.includes(` ${wanted} `));
  if (page) sources.push({ kind: 'pdf', page: page.number, quote: value });
  return sources;
}
