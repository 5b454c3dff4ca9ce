import { endsWithAbbreviation } from './abbreviations.rules.js';
import type { Passage, SectionKind } from './document-passages.rules.js';

export interface Sentence {
  text: string;
  page: number;
  section: SectionKind;
  /** Index of its passage, and of the sentence in it. */
  passage: number;
  position: number;
  numbered: boolean;
}

/** "walked in and at 7:45 p.m. Mrs. Hall fell": this hour opens a clause of its own. */
const OPENS_A_CLAUSE =
  /,? (?:and|but|then) (?:at|around|about|by) (?:about |around |approximately )?[\d:]+ ?[ap]\.m\.$/i;

/** "... at 3:15 p.m. Receiving no answer, ...": an hour that ends what was said, not one that opens it. */
const endsAtAnHour = (stop: string, rest: string): boolean =>
  /\b[ap]\.m\.$/i.test(stop) &&
  !OPENS_A_CLAUSE.test(stop) &&
  /\b(?:was|were|had|did|[a-z]{3,}ed|left|came|went|found|met|told|said|took|saw|began|broke|fell|lay|heard|got|ran|drove|sat|stood|woke|rang|shut|is|are)\b/.test(
    stop,
  ) &&
  /^\s+[“"‘'([]?[A-Z][a-z]/.test(rest) &&
  !/^\s+(?:[A-Z][a-z]+day|January|February|March|April|May|June|July|August|September|October|November|December|Eastern|Central|Mountain|Pacific)\b/.test(
    rest,
  );

/** Sentence ends of a paragraph; abbreviations, initials and citations do not end one. */
export function splitSentences(text: string): { text: string; at: number }[] {
  const sentences: { text: string; at: number }[] = [];
  let from = 0;
  for (const match of text.matchAll(/[.!?]["”’)\]]*(\d{1,2})?\s+(?=[“"‘'([]?[A-Z\d§¶“])/g)) {
    const end = match.index + match[0].trimEnd().length;
    const stop = text.slice(from, match.index + 1);
    if (match[0].startsWith('.') && endsWithAbbreviation(stop) && !endsAtAnHour(stop, text.slice(end)))
      continue;
    // "Bus. & Prof. Code": a code goes on, whatever its short words are.
    if (/^\s*Code\b/.test(text.slice(end))) continue;
    // "115 Stat. 7" and "No. 4": a number that follows a short word is its continuation.
    if (/^\d/.test(text.slice(end).trimStart()) && /\b\p{L}{1,5}\.$/u.test(stop)) continue;
    sentences.push({ text: text.slice(from, end).trim(), at: from });
    from = match.index + match[0].length;
  }
  const rest = text.slice(from).trim();
  if (rest) sentences.push({ text: rest, at: from });
  return sentences;
}

function pageAt(passage: Passage, at: number): number {
  let page = passage.pageStarts[0]?.page ?? 1;
  for (const start of passage.pageStarts) if (start.at <= at) page = start.page;
  return page;
}

/** All sentences of the text passages, each with the page that it begins on. */
export function sentencesOf(passages: Passage[]): Sentence[] {
  return passages.flatMap((passage, index) =>
    passage.kind === 'heading'
      ? []
      : splitSentences(passage.text).map((sentence, position) => ({
          text: sentence.text,
          page: pageAt(passage, sentence.at),
          section: passage.section,
          passage: index,
          position,
          numbered: passage.number !== undefined,
        })),
  );
}
