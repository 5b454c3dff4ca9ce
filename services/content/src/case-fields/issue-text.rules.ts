const MAX_ISSUE_LENGTH = 320;

/** "... Sections 1341, 1349 and 2.) COUNT TWO": the heading of the next count, run on. */
const NEXT_COUNT =
  /(?<=\S)[.)\s]+count\s+(?:one|two|three|four|five|six|seven|eight|nine|ten|[ivx]{1,5}|\d{1,2})\W*$/i;

/** One line of text without marks at its ends. */
export const trim = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(NEXT_COUNT, '')
    .replace(/^[\s,;:.]+|[\s,;:]+$/g, '')
    .trim();

/** Cut at a word when it is longer than an issue should be. */
export const short = (text: string) =>
  text.length <= MAX_ISSUE_LENGTH ? text : `${text.slice(0, text.lastIndexOf(' ', MAX_ISSUE_LENGTH))} …`;

/** A title in capitals as a sentence, its citation in brackets as it is; anything else, and what names a law, untouched. */
export function inSentenceCase(text: string): string {
  const bracket = text.indexOf(' (');
  const title = bracket > 0 ? text.slice(0, bracket) : text;
  return /[a-z]|§|\b[A-Z]\.\s?[A-Z]\./.test(title)
    ? text
    : withCodes(title.charAt(0) + title.slice(1).toLowerCase(), title) + text.slice(title.length);
}

const CODE =
  /\b(?!(?:COUNTS?|CLAIMS?|PARTS?|EXHIBIT|RULES?|SECTIONS?|NOS?|TITLE|CHAPTER|ARTICLE|CAUSE|POINT)\b)[A-Z]{2,6} \d[\w.:-]*/g;
/** "CPLR 3212" is written so in a sentence, too. */
const withCodes = (sentence: string, title: string): string =>
  [...title.matchAll(CODE)].reduce(
    (text, { 0: code, index }) => text.slice(0, index) + code + text.slice(index + code.length),
    sentence,
  );
