import type { CaseDocument } from './file-sentences.js';

/** A count of a complaint or an indictment, as its heading has it. */
export interface Count {
  /** "Count Two", "the First Cause of Action". */
  label: string;
  /** The words of the heading and of what stands right below it. */
  title: string;
  /** The line that names it, for the source. */
  line: string;
  page: number;
  document: CaseDocument;
}

const NUMBER = 'one|two|three|four|five|six|seven|eight|nine|ten|[ivx]{1,5}|\\d{1,2}';
const ORDINAL = 'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth';
const KIND = 'counts?|claim|cause of action|charge|claim for relief';
/** "V. COUNT TWO: NEGLIGENT TRAINING", "SECOND CAUSE OF ACTION", "Count 3 - Obstruction". */
const HEADING = new RegExp(
  `^(?:[IVX]{1,5}\\.\\s+|[A-Z]\\.\\s+)?(?:(?:${KIND})\\s+(?:no\\. ?)?(?:${NUMBER})(?:\\s*(?:-|–|through|to|and|&)\\s*(?:${NUMBER}))?|(?:${ORDINAL})\\s+(?:${KIND}))\\b(?!\\s+(?:of|and|through|alleges|in)\\b)`,
  'i',
);
const LONGEST = 110;
/** Lines below a heading that may say what it is of. */
const BELOW = 5;
const MOST = 12;
/** A numbered paragraph: here the heading is over. */
const PARAGRAPH = /^(?:\d{1,3}(?:\.\d{1,2})?\.?\s|\(?[a-z]\)|¶)/;

/** The counts that the headings of the papers set apart, in their order. */
export function countsIn(documents: readonly CaseDocument[]): Count[] {
  return documents
    .flatMap((document) => {
      const lines = document.pages.flatMap(({ number, text }) =>
        text.split('\n').map((line) => ({ page: number, text: line.trim().replace(/\s+/g, ' ') })),
      );
      return lines.flatMap(({ page, text: line }, at): Count[] => {
        const label = HEADING.exec(line)?.[0];
        if (!label || line.length > LONGEST || /\p{Ll}[.;,]$/u.test(line)) return [];
        return [{ label: named(label), title: titleOf(lines, at), line, page, document }];
      });
    })
    .slice(0, MOST);
}

/** The heading with the lines right below it, up to a blank line behind words or the first paragraph. */
function titleOf(lines: readonly { text: string }[], at: number): string {
  const title = [lines[at]!.text];
  for (const { text } of lines.slice(at + 1, at + 1 + BELOW)) {
    if (PARAGRAPH.test(text) || HEADING.test(text)) break;
    if (text !== '') title.push(text);
  }
  return title.join(' ');
}

/** "COUNT TWO" is said as "Count Two". */
const named = (label: string): string =>
  label
    .replace(/\s*(?:-|–|through)\s*/i, ' to ')
    .replace(/^(?:[IVX]{1,5}|[A-Z])\.\s+/, '')
    .toLowerCase()
    .replace(/\b(?!of\b|for\b|to\b|and\b)\p{Ll}/gu, (letter) => letter.toUpperCase())
    .replace(/^(?=(?:First|Second|Third|Fourth|Fifth|Sixth|Seventh|Eighth|Ninth|Tenth)\b)/, 'the ')
    .replace(/\b(?:Ii|Iii|Iv|Vi|Vii|Viii|Ix|Xi)\b/g, (numeral) => numeral.toUpperCase());
