import type { PlacedPage, PlacedText } from './page-layout.rules.js';

/**
 * Condensed transcripts: two, four or six printed pages on one sheet, each with line numbers of its own. Read across the sheet, the
 * answer of one page would stand behind the question of another.
 */

/** The line numbers of one printed page: where they stand, and over which height. */
interface Gutter {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const MOST_LINES = 32;
const FEWEST_LINES = 8;
/** Numbers of one gutter end at the same place, or begin there, in points. */
const ALIGNED = 4;
/** A line number may be lost between two others. */
const MOST_LOST = 1;
/** What a printed page is called above its first line. */
const PAGE_MARK = /^\s*(?:[-–—]\s*)?(?:page|pg\.?)?\s*(\d{1,4})\s*(?:[-–—]\s*)?$/i;

/** The printed pages of a sheet in their order, each with its left edge at zero; the sheet alone where it is one page. */
export function condensedPages(given: PlacedPage): PlacedPage[] {
  const page = { ...given, items: given.items.flatMap(piecesOf) };
  const gutters = guttersOf(page);
  const columns = columnsOf(gutters);
  if (columns.length < 2 || !stand(columns)) return [given];
  const regions = columns.flatMap((column, at) => {
    const left = at === 0 ? 0 : leftOf(column);
    const right = at + 1 < columns.length ? leftOf(columns[at + 1]!) : page.width;
    return column.map((gutter, row) => ({
      left,
      right,
      start: leftOf(column),
      top: row === 0 ? -Infinity : gutterEnd(column[row - 1]!),
      bottom: row + 1 < column.length ? gutterEnd(gutter) : Infinity,
    }));
  });
  const pages = regions.map(({ left, right, start, top, bottom }) => {
    const items = page.items.filter(({ x, y }) => x >= left - 1 && x < right - 1 && y > top && y <= bottom);
    const { number, rest } = withoutPageMark(items);
    return {
      number,
      width: right - start,
      height: page.height,
      items: rest.map((item) => ({ ...item, x: Math.max(0, item.x - start) })),
    };
  });
  return pages.every(({ number }) => number !== undefined)
    ? [...pages].sort((a, b) => a.number! - b.number!)
    : pages;
}

const leftOf = (column: readonly Gutter[]): number => Math.min(...column.map(({ left }) => left));

/** A little below the last numbered line: what comes then is the next page's head. */
const gutterEnd = ({ top, bottom }: Gutter): number => bottom + (bottom - top) / 40;

/** Columns of numbers that stand beside one another over most of their height. */
function stand(columns: readonly (readonly Gutter[])[]): boolean {
  const [first, second] = columns.map(([gutter]) => gutter!);
  const shared = Math.min(first!.bottom, second!.bottom) - Math.max(first!.top, second!.top);
  return shared > 0.5 * Math.min(first!.bottom - first!.top, second!.bottom - second!.top);
}

/** A text that was drawn in one go, number and gaps included, in its parts: where each begins is told by its characters. */
function piecesOf(item: PlacedText): PlacedText[] {
  if (!/\S {2,}\S|^\s*\d{1,2} \S/.test(item.text)) return [item];
  const character = item.width / item.text.length;
  return [...item.text.matchAll(/^\s*\d{1,2}(?= \S)|\S+(?: \S+)*/g)].map(({ 0: text, index }) => {
    const start = index + text.search(/\S/);
    return {
      ...item,
      text: text.trim(),
      x: item.x + start * character,
      width: text.trim().length * character,
    };
  });
}

/** Runs of small integers that count on from one line to the next below it, from 1. */
function guttersOf(page: PlacedPage): Gutter[] {
  const numbers = page.items
    .filter(({ text }) => /^\s*\d{1,2}\s*$/.test(text) && Number(text) <= MOST_LINES)
    .sort((a, b) => a.y - b.y);
  const open: { last: number; items: PlacedText[] }[] = [];
  const closed: PlacedText[][] = [];
  for (const item of numbers) {
    const value = Number(item.text);
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
    } else if (value === 1) {
      for (const [at, { items }] of open.entries())
        if (isAligned(items.at(-1)!, item)) {
          closed.push(items);
          open.splice(at, 1);
          break;
        }
      open.push({ last: 1, items: [item] });
    }
  }
  return [...closed, ...open.map(({ items }) => items)]
    .filter((items) => items.length >= FEWEST_LINES)
    .map((items) => ({
      left: Math.min(...items.map(({ x }) => x)),
      right: Math.max(...items.map(({ x, width }) => x + width)),
      top: items[0]!.y,
      bottom: items.at(-1)!.y,
    }));
}

const isAligned = (one: PlacedText, other: PlacedText): boolean =>
  Math.abs(one.x - other.x) <= ALIGNED || Math.abs(one.x + one.width - other.x - other.width) <= ALIGNED;

/** Gutters below one another, from left to right. */
function columnsOf(gutters: readonly Gutter[]): Gutter[][] {
  const columns: Gutter[][] = [];
  for (const gutter of [...gutters].sort((a, b) => a.left - b.left || a.top - b.top)) {
    const column = columns.find(([first]) => Math.abs(first!.right - gutter.right) <= 3 * ALIGNED);
    if (column) column.push(gutter);
    else columns.push([gutter]);
  }
  return columns.map((column) => column.sort((a, b) => a.top - b.top));
}

/** A printed page without its number, which stands alone in the row above its first line. */
function withoutPageMark(items: readonly PlacedText[]): { number: number | undefined; rest: PlacedText[] } {
  const top = Math.min(...items.map(({ y }) => y));
  const head = items.filter(({ y }) => y - top < 2);
  const mark = PAGE_MARK.exec(head.map(({ text }) => text).join(' '));
  const isLine =
    head.length === 1 && head[0]!.x < items.reduce((left, { x }) => Math.min(left, x), Infinity) + ALIGNED;
  return mark && !isLine
    ? { number: Number(mark[1]), rest: items.filter((item) => !head.includes(item)) }
    : { number: undefined, rest: [...items] };
}
