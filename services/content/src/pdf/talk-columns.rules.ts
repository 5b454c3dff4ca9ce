import type { PlacedPage, PlacedText } from './placed-page.js';

/** Where the lines of one printed page stand on its sheet. */
export interface Printing {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Its line numbers, where it has any. */
  numbers: readonly PlacedText[];
}

/** "Q." and "A." at the beginning of a line, by themselves or with what is asked; "A witness" is none. */
const OPENS_TALK = /^\s*[QA](?:[.:](?:\s|$)|\s{2,}|\s*$)/;
/** A question or two cells with a letter make no testimony: there are both, and several. */
export const isTalk = (items: readonly PlacedText[], fewest: number): boolean => {
  const marks = items.filter(({ text }) => OPENS_TALK.test(text));
  return (
    marks.length >= fewest &&
    marks.some(({ text }) => /^\s*Q/.test(text)) &&
    marks.some(({ text }) => /^\s*A/.test(text))
  );
};
/** What a printed page is called above its first line. */
export const PAGE_MARK = /^\s*(?:[-–—[]\s*)?(?:page|pg\.?)?\s*(\d{1,4})\s*(?:[-–—\]]\s*)?$/i;

const LINE_NUMBER = /^\s*\d{1,2}[.:)]?\s*$/;
const FEWEST_MARKS = 3;
/** No sheet of testimony has more pieces of text: what has is not searched for columns. */
const MOST_ITEMS = 4000;
/** Columns begin at least so far apart, as a share of the sheet; what is less apart is indented. */
const APART = 0.25;
/** A line number stands no further before its line. */
const BEFORE = 0.12;
const ACROSS = 0.05;
const NEAR = 2;

/**
 * Where questions and answers stand beside each other in columns, each column; where rows of page numbers divide them, each printed
 * page. Empty where one column holds them all.
 */
export function talkColumns(page: PlacedPage): Printing[] {
  if (page.items.length > MOST_ITEMS) return [];
  const marks = page.items.filter(({ text }) => OPENS_TALK.test(text)).sort((a, b) => a.x - b.x);
  const columns: PlacedText[][] = [];
  for (const mark of marks) {
    const last = columns.at(-1);
    if (last && mark.x - last[0]!.x < APART * page.width) last.push(mark);
    else columns.push([mark]);
  }
  if (columns.length < 2 || !columns.every((column) => isTalk(column, FEWEST_MARKS))) return [];
  const top = Math.min(...marks.map(({ y }) => y));
  const lined = page.items.filter(({ y }) => y >= top - NEAR);
  const lefts = columns.map((column, at) => leftOf(column[0]!.x, columns[at - 1]?.[0]?.x, lined, page.width));
  if (lefts.includes(undefined)) return [];
  const rows = pageRows(lined, lefts as number[]);
  const bottom = Math.max(...lined.map(({ y }) => y));
  return (lefts as number[]).flatMap((left, at) =>
    [-Infinity, ...rows].flatMap((above, band): Printing[] => {
      const own = lined.filter(
        ({ x, y }) =>
          x >= left - NEAR &&
          x < (lefts[at + 1] ?? Infinity) - NEAR &&
          y > above + NEAR &&
          y < (rows[band] ?? bottom + 2 * NEAR) - NEAR,
      );
      if (own.length === 0) return [];
      const heights = own.map(({ y }) => y);
      const numbers = own.filter(({ x, text }) => x < columns[at]![0]!.x - NEAR && LINE_NUMBER.test(text));
      return [{ left, right: left, top: Math.min(...heights), bottom: Math.max(...heights), numbers }];
    }),
  );
}

/** The left edge of a column, line numbers included; undefined where text runs across it. */
function leftOf(
  mark: number,
  before: number | undefined,
  items: readonly PlacedText[],
  width: number,
): number | undefined {
  const from = Math.max(mark - BEFORE * width, before === undefined ? 0 : before + APART * width * 0.6);
  return [...new Set(items.map(({ x }) => x))]
    .filter((x) => x >= from && x <= mark)
    .sort((a, b) => a - b)
    .find(
      (left) =>
        items.filter(({ x, width: own }) => x < left - NEAR && x + own > left + NEAR).length <=
        ACROSS * items.length,
    );
}

/** How far down page numbers stand in a row, one above each column. */
function pageRows(items: readonly PlacedText[], lefts: readonly number[]): number[] {
  const columnOf = ({ x }: PlacedText): number => lefts.findLastIndex((left) => x >= left - NEAR);
  const numbers = items.filter(
    (item) =>
      PAGE_MARK.test(item.text) &&
      !items.some(
        (other) => other !== item && Math.abs(other.y - item.y) < NEAR && columnOf(other) === columnOf(item),
      ),
  );
  return [...new Set(numbers.map(({ y }) => Math.round(y)))]
    .filter((row) =>
      lefts.every((_, at) => numbers.some((one) => Math.abs(one.y - row) < NEAR && columnOf(one) === at)),
    )
    .sort((a, b) => a - b);
}
