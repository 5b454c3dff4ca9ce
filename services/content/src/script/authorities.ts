import { CASE_FIELDS, type CaseDetails, type CaseField } from '@lectern/contracts/case';
import type { Citation, Source } from '@lectern/contracts/content';
import type { FoundCitation } from '../citations/citation.js';
import { type CitationIndex, indexDocument, indexTexts, stateOf } from '../citations/citation-state.rules.js';
import { findAuthorities } from '../citations/find-citations.rules.js';
import { sentence } from './english/phrases.js';
import { type Span, splitUnits } from './english/sentences.js';
import type { DocumentPage } from './passages.js';

/** An authority of the user's own, and the sentence in which it was named. */
export interface Authority {
  citation: Citation;
  keys: string[];
  sentence: string;
  sources: Source[];
  /** Where that sentence stands in a case field. */
  place?: { field: CaseField; start: number; end: number };
}

/** What the user's document and the user's fields cite. */
export interface CitationIndexes {
  document: CitationIndex;
  supplied: CitationIndex;
}

export const citationIndexes = (details: CaseDetails, pages: readonly DocumentPage[]): CitationIndexes => ({
  document: indexDocument(pages),
  supplied: indexTexts(CASE_FIELDS.map((field) => details[field]).filter((text) => text !== undefined)),
});

/** A brief can cite hundreds of cases; a script is spoken in minutes. The most cited come first. */
const MOST_FROM_DOCUMENT = 25;

/** What the user supplied, in the order supplied, then what only the document cites, the most cited first. */
export function authoritiesOf(
  details: CaseDetails,
  pages: readonly DocumentPage[],
  indexes: CitationIndexes,
): Authority[] {
  const found: Authority[] = [];
  const known = new Set<string>();
  const add = (authority: Authority) => {
    if (authority.keys.some((key) => known.has(key))) return;
    for (const key of authority.keys) known.add(key);
    found.push(authority);
  };
  for (const field of CASE_FIELDS) {
    const text = details[field];
    if (text) for (const cited of findAuthorities(text)) add(supplied(field, text, cited, indexes));
  }
  for (const { page, cited } of mostCited(pages, known)) add(fromDocument(page, cited));
  return found;
}

function supplied(
  field: CaseField,
  text: string,
  cited: FoundCitation,
  { document, supplied: own }: CitationIndexes,
): Authority {
  const around = unitAround(text, cited, field);
  const citation = stateOf(cited, document, own);
  const sources: Source[] = [{ kind: 'case-field', field, quote: around.text }];
  if (citation.page !== undefined) sources.push({ kind: 'pdf', page: citation.page, quote: citation.text });
  return {
    citation,
    keys: cited.keys,
    sentence: sentence(around.text),
    sources,
    place: { field, start: around.start, end: around.end },
  };
}

function fromDocument(page: DocumentPage, cited: FoundCitation): Authority {
  const around = unitAround(page.text, cited);
  return {
    citation: { text: cited.text.replace(/\s+/g, ' ').trim(), state: 'in-your-document', page: page.number },
    keys: cited.keys,
    sentence: sentence(around.text),
    sources: [{ kind: 'pdf', page: page.number, quote: around.text }],
  };
}

function mostCited(
  pages: readonly DocumentPage[],
  known: ReadonlySet<string>,
): { page: DocumentPage; cited: FoundCitation }[] {
  const counted = new Map<string, { page: DocumentPage; cited: FoundCitation; count: number }>();
  for (const page of pages) {
    for (const cited of findAuthorities(page.text)) {
      if (cited.keys.some((key) => known.has(key))) continue;
      const earlier = counted.get(cited.key);
      if (earlier) earlier.count += 1;
      else counted.set(cited.key, { page, cited, count: 1 });
    }
  }
  return [...counted.values()].sort((a, b) => b.count - a.count).slice(0, MOST_FROM_DOCUMENT);
}

/** The sentence that names the citation; a citation that stands alone belongs to the sentence before it. */
function unitAround(text: string, cited: FoundCitation, field?: CaseField): Span {
  const units = splitUnits(text);
  const at = units.findIndex((span) => span.start <= cited.start && span.end >= cited.end);
  const unit = units[at];
  if (!unit) return { text: text.slice(cited.start, cited.end), start: cited.start, end: cited.end };
  const before = units[at - 1];
  if (
    !standsAlone(unit.text, cited.text) ||
    !before ||
    field === 'keyFacts' ||
    /\n/.test(text.slice(before.end, unit.start)) ||
    before.text.endsWith('?')
  )
    return unit;
  return { text: text.slice(before.start, unit.end), start: before.start, end: unit.end };
}

/** Nothing but the citation and perhaps a signal ("See"), so that the sentence says nothing of what it holds. */
export const standsAlone = (sentence: string, citation: string): boolean =>
  sentence.length - citation.length < 12;
