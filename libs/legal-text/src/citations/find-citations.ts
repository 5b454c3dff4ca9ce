import { findCases } from './case-citations.js';
import { sameCase } from './case-name.js';
import type { FoundCitation } from './citation.js';
import { findStatutes } from './statute-citations.js';

/** Longer texts are read up to here: a citation beyond a million characters of one text is not looked for. */
const MAX_TEXT = 1_000_000;

/** The longer of two citations that claim the same words is the one. */
function withoutOverlaps(found: FoundCitation[]): FoundCitation[] {
  const sorted = found.sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: FoundCitation[] = [];
  for (const citation of sorted) {
    const last = kept.at(-1);
    if (!last || citation.start >= last.end) kept.push(citation);
    else if (citation.end - citation.start > last.end - last.start) kept[kept.length - 1] = citation;
  }
  return kept;
}

/** A short form and "Id." stand for a full citation before them; without one they stay as they are, and unverified. */
function tieToWhatTheyStandFor(citations: FoundCitation[]): void {
  const full = new Map<string, FoundCitation[]>();
  let previous: FoundCitation | undefined;
  for (const citation of citations) {
    if (citation.kind === 'id' && previous)
      Object.assign(citation, { key: previous.key, keys: previous.keys, caseName: previous.caseName });
    if (citation.kind === 'short') {
      const candidates = full.get(citation.key) ?? [];
      // One volume holds many cases: the name tells which.
      const meant =
        candidates.findLast((one) => sameCase(citation.caseName, one.caseName)) ??
        (citation.caseName ? undefined : candidates.at(-1));
      if (meant)
        Object.assign(citation, {
          key: meant.key,
          keys: meant.keys,
          caseName: citation.caseName ?? meant.caseName,
        });
    }
    if (citation.kind === 'case') {
      for (const key of citation.keys) {
        const volume = `${key.slice(0, key.lastIndexOf('|'))}|`;
        const others = full.get(volume);
        if (others) others.push(citation);
        else full.set(volume, [citation]);
      }
    }
    previous = citation;
  }
}

/** Authorities that a text cites in full: without short forms and "Id.", which only repeat one. */
export const findAuthorities = (text: string): FoundCitation[] =>
  findCitations(text).filter((citation) => citation.kind !== 'short' && citation.kind !== 'id');

/**
 * Citations of American law in a text, in its order: cases (reporter, WL, LEXIS, neutral, T.C. Memo.), short forms and
 * "Id.", statutes, regulations, constitutions, rules of court. Time grows with the length of the text, whatever it holds.
 */
export function findCitations(text: string): FoundCitation[] {
  if (text.length < PAGE) return searchedFor(text);
  const known = ofPages.get(text);
  if (known) return [...known];
  const found = searchedFor(text);
  if (ofPages.size >= MOST_PAGES) ofPages.clear();
  ofPages.set(text, found);
  return [...found];
}

/** The pages of a file are asked for what they cite by several parts of one draft. */
const ofPages = new Map<string, readonly FoundCitation[]>();
const PAGE = 400;
const MOST_PAGES = 1500;

function searchedFor(text: string): FoundCitation[] {
  const searched = text.slice(0, MAX_TEXT);
  const citations = withoutOverlaps([...findCases(searched), ...findStatutes(searched)]);
  tieToWhatTheyStandFor(citations);
  return citations;
}
