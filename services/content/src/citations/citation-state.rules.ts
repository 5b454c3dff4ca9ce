import type { Citation } from '@lectern/contracts/content';
import { sameCase } from '@lectern/legal-text/citations/case-name';
import type { FoundCitation } from '@lectern/legal-text/citations/citation';
import { findCitations } from '@lectern/legal-text/citations/find-citations';

/** The document of a case that a page belongs to. */
export interface PageOf {
  id?: string | undefined;
  name: string;
}

interface Known {
  page?: number;
  document?: PageOf | undefined;
  /** As it stands there. */
  text: string;
  caseName?: string;
}

/** What a document or a person has cited, by key. */
export type CitationIndex = Map<string, Known>;

/** Citations of a document with the page that each first stands on. */
export function indexDocument(
  pages: readonly { number: number; text: string; document?: PageOf | undefined }[],
): CitationIndex {
  const index: CitationIndex = new Map();
  for (const page of pages) add(index, findCitations(page.text), page);
  return index;
}

/** Citations that a person wrote into fields of a form. */
export function indexTexts(texts: readonly string[]): CitationIndex {
  const index: CitationIndex = new Map();
  for (const text of texts) add(index, findCitations(text));
  return index;
}

function add(
  index: CitationIndex,
  citations: FoundCitation[],
  place?: { number: number; document?: PageOf | undefined },
): void {
  for (const citation of citations) {
    if (citation.kind === 'short' || citation.kind === 'id') continue;
    for (const key of citation.keys) {
      const known = index.get(key);
      if (!known)
        index.set(key, {
          ...(place && { page: place.number, document: place.document }),
          text: citation.text,
          caseName: citation.caseName,
        });
      else known.caseName ??= citation.caseName;
    }
  }
}

/** The volume and page of another case under this name: as wrong as an invented citation. */
const contradicts = (citation: FoundCitation, known: Known) =>
  sameCase(citation.caseName, known.caseName) === false;

function lookUp(citation: FoundCitation, index: CitationIndex): Known | undefined {
  for (const key of citation.keys) {
    const known = index.get(key);
    if (known && !contradicts(citation, known)) return known;
  }
  // A subsection is found where its section is; a section is not found by a subsection.
  const section =
    citation.kind === 'statute' || citation.kind === 'rule'
      ? /^([^(]+)\(/.exec(citation.key)?.[1]
      : undefined;
  if (section) return index.get(section);
  // "429 F.3d at 1095" without its full citation in the same text.
  if (citation.kind === 'short' && citation.key.endsWith('|')) {
    for (const [key, known] of index)
      if (key.startsWith(citation.key) && !contradicts(citation, known)) return known;
  }
  return undefined;
}

/** Where a document cites it, and in which words. */
export function placeOf(
  citation: FoundCitation,
  document: CitationIndex,
): { page: number; document?: PageOf | undefined; text: string } | undefined {
  const found = lookUp(citation, document);
  return found?.page === undefined
    ? undefined
    : { page: found.page, document: found.document, text: found.text };
}

/** "429 F.3d 1081" alone: nobody can say it aloud, and a judge asks which case it is. */
const lacksName = ({ kind, caseName }: FoundCitation): boolean =>
  caseName === undefined && (kind === 'case' || kind === 'neutral' || kind === 'short');

/**
 * What can be said of a citation: it stands in the user's document, the user wrote it, or neither. None of the three says
 * that it is good law.
 */
export function stateOf(citation: FoundCitation, document: CitationIndex, supplied: CitationIndex): Citation {
  const text = citation.text.replace(/\s+/g, ' ').trim();
  const said = { text, ...(lacksName(citation) && { unnamed: true }) };
  const found = lookUp(citation, document);
  if (found)
    return found.page === undefined
      ? { ...said, state: 'in-your-document' }
      : { ...said, state: 'in-your-document', page: found.page };
  return { ...said, state: lookUp(citation, supplied) ? 'supplied-by-you' : 'not-verified' };
}

/** The state of every citation in a text, each authority once. */
export function checkCitations(text: string, document: CitationIndex, supplied: CitationIndex): Citation[] {
  const seen = new Set<string>();
  return findCitations(text).flatMap((citation) => {
    if (citation.key !== 'id' && seen.has(citation.key)) return [];
    seen.add(citation.key);
    return [stateOf(citation, document, supplied)];
  });
}
