import type { CaseDocument } from './file-sentences.js';

/** Rows that a paper sets apart below a sentence ending in a colon: words of another document. */
export interface BlockQuote {
  /** The last row of the sentence that leads to it. */
  lead: string;
  rows: string[];
  page: number;
}

/** A row of a page without its inset, and how far it was set in. */
export interface Row {
  text: string;
  indent: number;
  page: number;
}

const WIDE = 55;
const SET_IN = 4;
/** A row of a block may begin this much to the left of its first. */
const HANGS = 3;
const MOST_ROWS = 80;
const NUMBERED =
  /^(?:\d{1,3}(?:\.\d{1,2})?\.|\d{1,2}\.\d{1,2}|¶ ?\d|\([a-z\d]{1,3}\)|[IVX]{1,5}\.|[A-H]\.)\s/;
const PARAGRAPH = /^(\d{1,3})\.\s/;
const PAGE_NUMBER = /^(?:-+ ?)?(?:page )?\d{1,4}(?: of \d{1,4})?(?: ?-+)?$/i;
/** Pages on which the same words stand at the top or the foot. */
const REPEATED = 2;
const AT_EDGE = 3;

/** The blocks of a document in its order, whole where a page breaks them. */
export function blockQuotes({ pages }: CaseDocument): BlockQuote[] {
  const rows = rowsOf(pages);
  const margin = marginOf(rows);
  const found: BlockQuote[] = [];
  let paragraph = 0;
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at]!;
    paragraph = Number(PARAGRAPH.exec(row.text)?.[1] ?? paragraph);
    if (!/[^\s:]:$/.test(row.text) || (row.text.includes(' ') && row.text === row.text.toUpperCase()))
      continue;
    const first = nextFilled(rows, at + 1);
    if (first === undefined || !opensBlock(rows[first]!, margin)) continue;
    const block: Row[] = [];
    const left = Math.max(margin + SET_IN, rows[first]!.indent - HANGS);
    for (let next: number | undefined = first; next !== undefined && block.length < MOST_ROWS;) {
      const one: Row = rows[next]!;
      // "average / 470. The tag": a figure that a row happens to begin with numbers no paragraph.
      const numbered =
        NUMBERED.test(one.text) &&
        !(
          /^\d{2,3}\.\s/.test(one.text) &&
          rows[next - 1]?.text !== '' &&
          Number(PARAGRAPH.exec(one.text)?.[1]) !== paragraph + 1
        );
      const leavesThread =
        isTimed(rows[first]!) && rows[next - 1]?.text === '' && one.indent < rows[first]!.indent;
      if (one.indent < left || numbered || leavesThread || opensParagraph(rows, next, margin)) break;
      block.push(one);
      next = nextFilled(rows, next + 1);
    }
    if (block.length > 0)
      found.push({ lead: row.text, rows: block.map(({ text }) => text), page: block[0]!.page });
  }
  return found;
}

/** "7:41 PM  ROE   How many": a row of a thread. */
const isTimed = ({ text }: Row): boolean => /^\[?\d{1,2}:\d{2}/.test(text);

function nextFilled(rows: readonly Row[], from: number): number | undefined {
  for (let at = from; at < rows.length; at += 1) if (rows[at]!.text !== '') return at;
  return undefined;
}

const opensBlock = ({ text, indent }: Row, margin: number): boolean =>
  indent >= margin + SET_IN && !NUMBERED.test(text);

/** The first row of a paragraph is set in, and the rows below it are not. */
function opensParagraph(rows: readonly Row[], at: number, margin: number): boolean {
  const below = rows[at + 1];
  return (
    rows[at - 1]?.text === '' && below !== undefined && below.text !== '' && below.indent < margin + SET_IN
  );
}

/** The column in which most of the long rows begin. */
function marginOf(rows: readonly Row[]): number {
  const seen = new Map<number, number>();
  for (const { text, indent } of rows) if (text.length >= WIDE) seen.set(indent, (seen.get(indent) ?? 0) + 1);
  return [...seen].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

/** Every row of every page, without what the pages repeat and without their numbers. */
export function rowsOf(pages: CaseDocument['pages']): Row[] {
  const plain = (row: string): string => row.trim().replace(/\d+/g, '#').replace(/\s+/g, ' ');
  const edges = new Map<string, number>();
  for (const { text } of pages) {
    const filled = text.split('\n').filter((row) => row.trim() !== '');
    for (const row of new Set([...filled.slice(0, AT_EDGE), ...filled.slice(-AT_EDGE)].map(plain)))
      edges.set(row, (edges.get(row) ?? 0) + 1);
  }
  const repeats = (row: string): boolean => (edges.get(plain(row)) ?? 0) >= REPEATED;
  return pages.flatMap(({ number, text }) =>
    text
      .split('\n')
      .filter((row) => row.trim() === '' || !(PAGE_NUMBER.test(row.trim()) || repeats(row)))
      .map((row) => ({ text: row.trim(), indent: Math.max(0, row.search(/\S/)), page: number })),
  );
}
