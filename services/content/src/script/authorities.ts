import { CASE_FIELDS, type CaseDetails, type CaseField } from '@lectern/contracts/case';
import type { Citation, Source } from '@lectern/contracts/content';
import type { FoundCitation } from '@lectern/legal-text/citations/citation';
import {
  type CitationIndex,
  type PageOf,
  indexDocument,
  indexTexts,
  placeOf,
  stateOf,
} from '../citations/citation-state.rules.js';
import { findAuthorities } from '@lectern/legal-text/citations/find-citations';
import { kindOf } from './english/clauses.js';
import { sentence } from './english/phrases.js';
import { type Span, splitUnits } from './english/sentences.js';
import type { DocumentPage } from './passages.js';

/** An authority of the user's own, and the sentence in which it was named. */
export interface Authority {
  citation: Citation;
  keys: string[];
  sentence: string;
  sources: Source[];
  /** Where that sentence stands in a case field; `joined` when it is the sentence before a citation of its own. */
  place?: { field: CaseField; start: number; end: number; joined: boolean };
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
  for (const counted of mostCited(pages, known)) add(fromDocument(counted));
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
  const place = placeOf(cited, document);
  if (place) sources.push(pageSource({ number: place.page, document: place.document }, place.text));
  return {
    citation,
    keys: cited.keys,
    sentence: sentence(around.text),
    sources,
    place: { field, start: around.start, end: around.end, joined: around.joined },
  };
}

const pageSource = (
  { number, document }: { number: number; document?: PageOf | undefined },
  quote: string,
): Source => ({
  kind: 'pdf',
  page: number,
  quote,
  ...(document && { document: document.name }),
  ...(document?.id && { documentId: document.id }),
});

function fromDocument({ cited, page, around }: Counted): Authority {
  const text = cited.text.replace(/\s+/g, ' ').trim().replace(BEFORE_A_NAME, '');
  return {
    citation: { text, state: 'in-your-document', page: page.number },
    keys: cited.keys,
    sentence: sentence(around?.text ?? text),
    sources: [pageSource(around?.page ?? page, around?.text ?? cited.text)],
  };
}

/** "Relying on Roe v. Vale", "Due Process Clause,” Roe v. Vale": what stood before the name of the case. */
const BEFORE_A_NAME =
  /^(?:(?:Relying on|See also|See|Cf\.|Compare|Under|(?:The )?Supreme Court in) |[^”"]{1,60}[”"] |\S{1,20}\.\d{1,2} (?:See )?)(?=\p{Lu}[^”"]{2,90} v\. )/u;

/**
 * "268 N.C. App. 1 (2019)", "355 S.W.3", "Amend WIS. STAT. § 9": a place in a reporter without a case, or a torn one, is no authority to
 * name. What the attorney gave stays as it was given.
 */
export const isNamed = ({ citation: { text }, place }: Authority): boolean =>
  place !== undefined || (!OF_A_REPORTER.test(text) && !/^(?:Amend|Cir\. R\.) /.test(text));
const OF_A_REPORTER =
  /^\d{1,4} (?!U\.? ?S\.? ?C|C\.? ?F\.? ?R|ILCS|NYCRR|M\.?R\.?S|Stat\b|Fed\. ?Reg|Ill\. Comp|Pa\. ?C|[^\d]*§)/i;

interface Counted {
  cited: FoundCitation;
  page: DocumentPage;
  count: number;
  /** The first sentence of the document that says something with it. */
  around?: { text: string; page: DocumentPage };
}

function mostCited(pages: readonly DocumentPage[], known: ReadonlySet<string>): Counted[] {
  const counted = new Map<string, Counted>();
  for (const [at, page] of pages.entries()) {
    const text = nameBefore(pages[at - 1]) + page.text.replace(ROW_OF_TALK, (row) => ' '.repeat(row.length));
    const units = splitUnits(text);
    for (const cited of findAuthorities(text)) {
      if (cited.keys.some((key) => known.has(key))) continue;
      const entry = counted.get(cited.key) ?? { cited, page, count: 0 };
      entry.count += 1;
      counted.set(cited.key, entry);
      const unit = units.find((span) => span.start <= cited.start && span.end >= cited.end);
      if (!entry.around && unit && saysSomething(unit.text, cited.text))
        entry.around = { text: unit.text, page };
    }
  }
  return [...counted.values()].sort((a, b) => b.count - a.count).slice(0, MOST_FROM_DOCUMENT);
}

/** "20   A.   140" on a page of a transcript: an answer on its row, and no volume of the Atlantic Reporter. */
const ROW_OF_TALK = /^[ \t]{0,12}\d{1,2}[ \t]{1,16}[QA]\.?[ \t](?=[ \t]*\S)/gm;

/** "Commonwealth v." at the end of a page is half a name; the other half opens the next. */
const HALF_A_NAME = /(\p{Lu}[\p{L}.’'& -]{1,60} v\.)[\s\d]{0,12}$/u;

const nameBefore = (page: DocumentPage | undefined): string => {
  const half = page && HALF_A_NAME.exec(page.text.slice(-120))?.[1];
  return half ? `${half} ` : '';
};

const LONGEST_RULE = 420;

/** A sentence that can be read out as the rule: no line of a table of authorities, no string of further citations. */
function saysSomething(unit: string, citation: string): boolean {
  if (
    /\.{4}|(?:\.\s){4}|…|¶|\n\s*\n|\((?:quoting|citing)|\bAppx?\s?\d/.test(unit) ||
    /^[^\p{Lu}“"]/u.test(unit) ||
    !/[.]["”)]*$/.test(unit)
  )
    return false;
  if (unit.length > LONGEST_RULE || unit.length - citation.length < 40 || findAuthorities(unit).length > 2)
    return false;
  return !/^(?:see|cf|accord|but see|e\.g|id|compare)\b/i.test(unit) && kindOf(unit) === 'statement';
}

/** The sentence that names the citation; a citation that stands alone belongs to the sentence before it. */
function unitAround(text: string, cited: FoundCitation, field: CaseField): Span & { joined: boolean } {
  const units = splitUnits(text);
  const at = units.findIndex((span) => span.start <= cited.start && span.end >= cited.end);
  const unit = units[at];
  if (!unit)
    return { text: text.slice(cited.start, cited.end), start: cited.start, end: cited.end, joined: false };
  const before = units[at - 1];
  if (
    !standsAlone(unit.text, cited.text) ||
    !before ||
    field === 'keyFacts' ||
    /\n/.test(text.slice(before.end, unit.start)) ||
    before.text.endsWith('?')
  )
    return { ...unit, joined: false };
  return { text: text.slice(before.start, unit.end), start: before.start, end: unit.end, joined: true };
}

/** Nothing but the citation and perhaps a signal ("See"), so that the sentence says nothing of what it holds. */
export function standsAlone(sentence: string, citation: string): boolean {
  const flat = sentence.replace(/\s+/g, ' ');
  if (!flat.includes(citation)) return false;
  return !/\p{L}/u.test(
    flat.replace(citation, '').replace(/\b(?:see|also|cf|accord|e\.g|generally|but|and)\b/gi, ''),
  );
}
