import { CASE_FIELDS, type CaseDetails, type CaseField } from '@lectern/contracts/case';
import type { Citation, Source } from '@lectern/contracts/content';
import { sentence } from './english/phrases.js';
import { type Span, splitUnits } from './english/sentences.js';
import type { DocumentPage } from './passages.js';

/** A citation found in a text. Two spellings of one authority have the same key. */
export interface FoundCitation {
  text: string;
  start: number;
  end: number;
  key: string;
}
export type FindCitations = (text: string) => FoundCitation[];

/** An authority of the user's own, and the sentence in which it was named. */
export interface Authority {
  citation: Citation;
  key: string;
  sentence: string;
  sources: Source[];
  /** Where that sentence stands in a case field. */
  place?: { field: CaseField; start: number; end: number };
}

/** A brief can cite hundreds of cases; a script is spoken in minutes. The most cited come first. */
const MOST_FROM_DOCUMENT = 25;

/** What the user supplied, in the order supplied, then what only the document cites, the most cited first. */
export function authoritiesOf(details: CaseDetails, pages: readonly DocumentPage[], find: FindCitations): Authority[] {
  const inDocument = citedInDocument(pages, find);
  const found = new Map<string, Authority>();
  for (const field of CASE_FIELDS) {
    const text = details[field];
    if (!text) continue;
    for (const cited of find(text)) {
      if (!found.has(cited.key)) found.set(cited.key, supplied(field, text, cited, inDocument.get(cited.key)?.page));
    }
  }
  const others = [...inDocument.entries()].filter(([key]) => !found.has(key));
  others.sort(([, a], [, b]) => b.count - a.count);
  for (const [key, { page, text, cited }] of others.slice(0, MOST_FROM_DOCUMENT)) {
    const around = unitAround(text, cited);
    const sources: Source[] = [{ kind: 'pdf', page, quote: around.text }];
    found.set(key, { key, citation: { text: clean(cited.text), state: 'in-your-document', page }, sentence: sentence(around.text), sources });
  }
  return [...found.values()];
}

interface DocumentCitation {
  page: number;
  text: string;
  cited: FoundCitation;
  count: number;
}

export function citedInDocument(pages: readonly DocumentPage[], find: FindCitations): Map<string, DocumentCitation> {
  const found = new Map<string, DocumentCitation>();
  for (const { page, text } of pages) {
    for (const cited of find(text)) {
      const known = found.get(cited.key);
      if (known) known.count += 1;
      else found.set(cited.key, { page, text, cited, count: 1 });
    }
  }
  return found;
}

function supplied(field: CaseField, text: string, cited: FoundCitation, page: number | undefined): Authority {
  const around = unitAround(text, cited, field);
  const sources: Source[] = [{ kind: 'case-field', field, quote: around.text }];
  if (page !== undefined) sources.push({ kind: 'pdf', page, quote: cited.text });
  return {
    key: cited.key,
    citation: page === undefined ? { text: clean(cited.text), state: 'supplied-by-you' } : { text: clean(cited.text), state: 'in-your-document', page },
    sentence: sentence(around.text),
    sources,
    place: { field, start: around.start, end: around.end },
  };
}

/** The sentence that names the citation; a citation that stands alone belongs to the sentence before it. */
function unitAround(text: string, cited: FoundCitation, field?: CaseField): Span {
  const units = splitUnits(text);
  const at = units.findIndex((span) => span.start <= cited.start && span.end >= cited.end);
  const unit = units[at];
  if (!unit) return { text: text.slice(cited.start, cited.end), start: cited.start, end: cited.end };
  const before = units[at - 1];
  const alone = unit.text.length - (cited.end - cited.start) < 12;
  if (!alone || !before || field === 'keyFacts' || /\n/.test(text.slice(before.end, unit.start)) || before.text.endsWith('?')) return unit;
  return { text: text.slice(before.start, unit.end), start: before.start, end: unit.end };
}

const clean = (text: string): string => text.replace(/\s+/g, ' ').trim();
