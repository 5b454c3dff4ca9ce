import type { PlacedPage, PlacedText } from './placed-page.js';
import { PAGE_MARK, isTalk, type Printing, talkColumns } from './talk-columns.rules.js';

/**
 * Condensed transcripts: two, four or six printed pages on one sheet, each with line numbers of its own or with none. Read across the
 * sheet, the answer of one page would stand behind the question of another.
 */

const MOST_LINES = 32;
const FEWEST_LINES = 8;
/** Where questions and answers stand behind them, as few line numbers make a page, which may begin with any. */
const FEWEST_OF_TALK = 5;
const FEWEST_MARKS = 4;
/** Numbers of one gutter end at the same place, or begin there, in points. */
const ALIGNED = 4;
/** A line number may be lost between two others. */
const MOST_LOST = 1;
/** More numbers than this are a table, and no page of a transcript. */
const MOST_NUMBERS = 400;
/** Printed pages begin at least so far apart, as a share of the sheet, and text runs across into the next on so few of its rows. */
const FEWEST_APART = 0.25;
const MOST_ACROSS = 0.05;
const SAME_ROW = 2;

/** "T. R. MOSS 7/18/24     40": the number at the end of what runs over every printed page. */
const IN_HEAD = /^(?=.*(?:\d{1,2}\/\d{1,2}\/\d{2,4}|\p{Lu}{3,})).{3,80}(?<!,)\s(\d{1,3})\s*$/u;

/** The printed pages of a sheet in their order, each with its left edge at zero; the sheet alone where it is one page. */
export function condensedPages(given: PlacedPage): PlacedPage[] {
  const page = { ...given, items: given.items.flatMap(piecesOf) };
  const numbered = guttersOf(page);
  const gutters = columnsOf(numbered).length < 2 ? talkColumns(page) : numbered;
  const columns = columnsOf(gutters);
  const bands = grouped(gutters, isBeside);
  if (columns.length < 2 || bands.every((band) => band.length < 2)) return [given];
  const lefts = columns.map((column) => Math.min(...column.map(({ left }) => left))).sort((a, b) => a - b);
  if (lefts.some((left, at) => at > 0 && !opensPage(page, gutters, { left, before: lefts[at - 1]! })))
    return [given];
  const ends = bands.map((band) => Math.max(...band.map(endOf))).sort((a, b) => a - b);
  const numbers = new Set(gutters.flatMap((gutter) => gutter.numbers));
  const printed = ends.flatMap((bottom, band) =>
    lefts.map((start, column) => {
      const left = column === 0 ? -Infinity : start - 1;
      const right = (lefts[column + 1] ?? Infinity) - 1;
      const top = ends[band - 1] ?? -Infinity;
      const within = ({ x, y }: { x: number; y: number }): boolean =>
        x >= left && x < right && y > top && y <= bottom;
      const gutter = gutters.find((one) => within({ x: one.left, y: one.top }));
      const lines = page.items.filter((item) => within(item) && !numbers.has(item));
      return printedPage(lines, start, gutter);
    }),
  );
  // What stands above and below the printed pages runs across the sheet.
  const headEnd = Math.min(...printed.map(({ numberAt }) => numberAt)) - SAME_ROW;
  const isHead = ({ y }: PlacedText): boolean => headEnd < Infinity && y < headEnd;
  const pages = inOrder(printed, lefts.length).map(({ items, start }) => ({
    width: page.width / lefts.length,
    height: page.height,
    items: items.filter((item) => !isHead(item)).map((item) => ({ ...item, x: Math.max(0, item.x - start) })),
  }));
  const head = { ...page, items: page.items.filter(isHead) };
  const foot = { ...page, items: page.items.filter(({ y }) => y > ends.at(-1)!) };
  return [head, ...pages, foot].filter(({ items }) => items.length > 0);
}

const columnsOf = (gutters: readonly Printing[]): Printing[][] =>
  grouped(gutters, (one, other) => Math.abs(one.right - other.right) <= 3 * ALIGNED);

/** Does a printed page begin at `left`: not right behind the one `before`, and with nothing written across its edge? */
function opensPage(
  page: PlacedPage,
  gutters: readonly Printing[],
  { left, before }: { left: number; before: number },
): boolean {
  if (left - before < FEWEST_APART * page.width) return false;
  const lined = page.items.filter(({ y }) => gutters.some(({ top, bottom }) => y >= top && y <= bottom));
  const across = lined.filter(({ x, width }) => x < left - ALIGNED && x + width > left + ALIGNED);
  return across.length <= MOST_ACROSS * lined.length;
}

interface Printed {
  number: number | undefined;
  /** How far down its number stands; infinite without one. */
  numberAt: number;
  start: number;
  items: PlacedText[];
}

/** As they are numbered; else one column after the other. What has no lines of its own, such as a cover, comes first. */
function inOrder(parts: readonly Printed[], columns: number): readonly Printed[] {
  const lined = parts.filter(({ items }) => items.length > 0);
  const numbered = lined.filter(({ number }) => number !== undefined);
  if (numbered.length > lined.length / 2)
    return [...lined].sort((a, b) => (a.number ?? -Infinity) - (b.number ?? -Infinity));
  return parts
    .map((part, at) => ({ part, column: at % columns }))
    .sort((a, b) => a.column - b.column)
    .map(({ part }) => part)
    .filter(({ items }) => items.length > 0);
}

/** What is printed in a place of the sheet, without the number of the page, which stands alone in a row above its first line. */
function printedPage(items: PlacedText[], start: number, gutter: Printing | undefined): Printed {
  const above = grouped(
    items.filter(({ y }) => gutter && y < gutter.top - SAME_ROW),
    (one, other) => Math.abs(one.y - other.y) < SAME_ROW,
  );
  for (const row of above) {
    const text = [...row]
      .sort((a, b) => a.x - b.x)
      .map((item) => item.text)
      .join(' ');
    const number = PAGE_MARK.exec(text)?.[1] ?? IN_HEAD.exec(text)?.[1];
    if (number !== undefined)
      return {
        number: Number(number),
        numberAt: row[0]!.y,
        start,
        items: items.filter((item) => !row.includes(item)),
      };
  }
  return { number: undefined, numberAt: Infinity, start, items };
}

/** A little below the last numbered line: what comes then is the next page's head. */
const endOf = ({ top, bottom }: Printing): number => bottom + (bottom - top) / 40;

/** Whether one stands beside the other over most of the height of the shorter. */
function isBeside(one: Printing, other: Printing): boolean {
  const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return shared > 0.5 * Math.min(one.bottom - one.top, other.bottom - other.top);
}

function grouped<T>(items: readonly T[], belongs: (one: T, other: T) => boolean): T[][] {
  const groups: T[][] = [];
  for (const item of items) {
    const group = groups.find(([first]) => belongs(first!, item));
    if (group) group.push(item);
    else groups.push([item]);
  }
  return groups;
}

/** A text that was drawn in one go, number and gaps included, in its parts: where each begins is told by its characters. */
function piecesOf(item: PlacedText): PlacedText[] {
  if (!/\S {2,}\S|^\s*\d{1,2}[.:)]?(?: |$)/.test(item.text)) return [item];
  const character = item.width / item.text.length;
  return [...item.text.matchAll(/^\s*\d{1,2}[.:)]?(?= |$)|\S+(?: \S+)*/g)].map(({ 0: text, index }) => {
    const start = index + text.search(/\S/);
    return {
      ...item,
      text: text.trim(),
      x: item.x + start * character,
      width: text.trim().length * character,
    };
  });
}

/**
 * Runs of small integers that count on from one line to the next below it: from 1, or from any where questions and answers stand
 * behind them.
 */
export function guttersOf(page: PlacedPage): Printing[] {
  const talk = isTalk(page.items, FEWEST_MARKS);
  const isNumber = talk ? /^\s*\d{1,2}[.:)]?\s*$/ : /^\s*\d{1,2}\s*$/;
  const numbers = page.items
    .filter(({ text }) => isNumber.test(text) && parseInt(text, 10) <= MOST_LINES)
    .sort((a, b) => a.y - b.y);
  if (numbers.length > MOST_NUMBERS) return [];
  const open: { last: number; items: PlacedText[] }[] = [];
  const closed: PlacedText[][] = [];
  for (const item of numbers) {
    const value = parseInt(item.text, 10);
    const run = open.find(
      ({ last, items }) =>
        value > last &&
        value <= last + 1 + MOST_LOST &&
        isAligned(items.at(-1)!, item) &&
        item.y > items.at(-1)!.y,
    );
    if (run) {
      run.items.push(item);
      run.last = value;
    } else if (value === 1 || talk) {
      for (const [at, { items }] of open.entries())
        if (isAligned(items.at(-1)!, item)) {
          closed.push(items);
          open.splice(at, 1);
          break;
        }
      open.push({ last: value, items: [item] });
    }
  }
  return [...closed, ...open.map(({ items }) => items)]
    .filter((items) => items.length >= FEWEST_LINES || (talk && items.length >= FEWEST_OF_TALK))
    .filter((items) => !talk || numbersLines(items, page))
    .map((items) => ({
      left: Math.min(...items.map(({ x }) => x)),
      right: Math.max(...items.map(({ x, width }) => x + width)),
      top: items[0]!.y,
      bottom: items.at(-1)!.y,
      numbers: items,
    }));
}

/** Line numbers stand on nearly every line, those of paragraphs do not. */
function numbersLines(numbers: readonly PlacedText[], { items }: PlacedPage): boolean {
  const rows = new Set(
    items
      .filter(
        ({ y, x }) => y >= numbers[0]!.y - SAME_ROW && y <= numbers.at(-1)!.y + SAME_ROW && x > numbers[0]!.x,
      )
      .map(({ y }) => Math.round(y / ROW)),
  );
  return numbers.length >= NUMBERED * rows.size;
}
const ROW = 6;
const NUMBERED = 0.6;

const isAligned = (one: PlacedText, other: PlacedText): boolean =>
  Math.abs(one.x - other.x) <= ALIGNED || Math.abs(one.x + one.width - other.x - other.width) <= ALIGNED;
