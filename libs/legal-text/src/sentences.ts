import { endsWithAbbreviation } from './abbreviations.js';
import { MONTH, WEEKDAY } from './months.js';

const BELONGS_TO_AN_HOUR = new RegExp(`^\\s+(?:${WEEKDAY}|${MONTH}|Eastern|Central|Mountain|Pacific)\\b`);

/** "walked in and at 7:45 p.m. Mrs. Hall fell": this hour opens a clause of its own. */
const OPENS_A_CLAUSE =
  /,? (?:and|but|then) (?:at|around|about|by) (?:about |around |approximately )?[\d:]+ ?[ap]\.m\.$/i;

/** "... at 3:15 p.m. Receiving no answer, ...": an hour that ends what was said, not one that opens it. */
const endsAtAnHour = (stop: string, rest: string): boolean =>
  /\b[ap]\.m\.$/i.test(stop) &&
  !OPENS_A_CLAUSE.test(stop) &&
  /\b(?:was|were|had|did|[a-z]{3,}ed|been|left|came|went|found|met|told|said|took|saw|began|broke|fell|lay|heard|got|ran|drove|sat|stood|woke|rang|shut|is|are)\b/.test(
    stop,
  ) &&
  /^\s+[“"‘'([]?[A-Z][a-z]/.test(rest) &&
  !BELONGS_TO_AN_HOUR.test(rest);

/** "... seen by Marvin Thomas, M.D. On May 2, ...": a degree or a company's form, and then a word that opens a sentence. */
const endsAtADegree = (stop: string, rest: string): boolean =>
  /\b(?:M\.D|D\.O|Ph\.D|D\.D\.S|R\.N|Esq|Inc|Corp|Ltd|Co|Jr|Sr)\.$/.test(stop) &&
  /^\s+(?:(?:On|In|At|By) (?:the\b|[A-Z]|\d)|(?:After|Before|When|While|He|She|It|They|His|Her|Their|This|That|These|There) [a-z])/.test(
    rest,
  );

/** "I asked if she signed it. No. I asked why.": an answer in a memo of an interview, before the next question. */
const answersNo = (stop: string, rest: string): boolean =>
  /^\s*No\.$/.test(stop) &&
  /^\s+(?:I|He|She|They|We) (?:then |also )?(?:asked|inquired|told|showed)\b/.test(rest);

/**
 * Sentences of a paragraph, each with the offset at which it begins; abbreviations, initials and citations do not end one.
 */
export function splitSentences(text: string): { text: string; at: number }[] {
  const sentences: { text: string; at: number }[] = [];
  let from = 0;
  for (const match of text.matchAll(/[.!?]["”’)\]]*(?:\d{1,2}|\[\d{1,3}\])?\s+(?=[“"‘'([]?[A-Z\d§¶“])/g)) {
    const end = match.index + match[0].trimEnd().length;
    const stop = text.slice(from, match.index + 1);
    if (
      match[0].startsWith('.') &&
      endsWithAbbreviation(stop) &&
      !endsAtAnHour(stop, text.slice(end)) &&
      !endsAtADegree(stop, text.slice(end)) &&
      !answersNo(stop, text.slice(end))
    )
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
