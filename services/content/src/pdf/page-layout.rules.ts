import { boundedRows } from '../bounded-text.rules.js';
import { condensedPages, guttersOf } from './condensed-pages.rules.js';
import type { PlacedPage, PlacedText } from './placed-page.js';

export interface PageLine {
  /** Leading spaces and gaps mirror the page, so that columns and centered lines can be told apart. */
  text: string;
  y: number;
  height: number;
}

const FALLBACK_CHARACTER = 6;
/** Line numbers stand so far to the left, as a share of the page. */
const MARGIN = 0.18;

function median(values: number[]): number | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

function characterWidth(items: PlacedText[]): number {
  const widths = items
    .filter((item) => item.text.length >= 3 && item.width > 0)
    .map((item) => item.width / item.text.length);
  return Math.min(16, Math.max(2, median(widths) ?? FALLBACK_CHARACTER));
}

/**
 * Line numbers of pleading paper: a run of small integers that ascends down the left edge. They sit between the lines
 * of text, so left in place they would split sentences and turn "415 U.S. | 7 | 423" into a false citation.
 */
export function withoutGutter(page: PlacedPage): PlacedText[] {
  const inMargin = page.items
    .filter(
      (item) => /^\d{1,2}$/.test(item.text.trim()) && item.x < page.width * MARGIN && Number(item.text) <= 32,
    )
    .sort((a, b) => a.y - b.y);
  const gutter = new Set<PlacedText>();
  let last = 0;
  for (const item of inMargin) {
    const value = Number(item.text);
    if (value <= last || value > last + 4) continue;
    gutter.add(item);
    last = value;
  }
  const runs = guttersOf(page).flatMap(({ left, numbers }) => (left < page.width * MARGIN ? numbers : []));
  const numbers = new Set([...(gutter.size >= 8 ? gutter : []), ...runs]);
  return page.items.filter((item) => !numbers.has(item));
}

function groupByBaseline(items: PlacedText[]): PlacedText[][] {
  const rows: { y: number; height: number; items: PlacedText[] }[] = [];
  for (const item of [...items].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.at(-1);
    const reach = 0.45 * Math.max(item.height, row?.height ?? 0, 4);
    if (row && item.y - row.y <= reach) {
      row.items.push(item);
      // The tallest text carries the baseline: a raised footnote mark before it must not.
      if (item.height > row.height) Object.assign(row, { y: item.y, height: item.height });
    } else rows.push({ y: item.y, height: item.height, items: [item] });
  }
  return rows.map((row) => row.items.sort((a, b) => a.x - b.x));
}

/** Marks of symbol fonts and invisible characters; ligatures are written out, and spaces that hold two words in one row are spaces. */
const plainText = (text: string) =>
  text
    .replace(/[\u00A0\u2007\u202F]/g, ' ')
    .replace(/[\uE000-\uF8FF\u200B-\u200D\uFEFF\u00AD]/g, '')
    .replace(/[\uFB00-\uFB06]/g, (ligature) => ligature.normalize('NFKC'));

function lineText(items: PlacedText[], left: number, character: number): string {
  let text = '';
  let end = left;
  for (const item of items) {
    const gap = item.x - end;
    if (text === '') text = ' '.repeat(Math.max(0, Math.round(gap / character)));
    else if (gap >= character * 0.25 || /^\s/.test(item.text) || /\s$/.test(text)) {
      text = text.trimEnd() + ' '.repeat(Math.max(1, Math.min(120, Math.round(gap / character))));
    }
    text += item.text.trim();
    if (/\s$/.test(item.text)) text += ' ';
    end = Math.max(end, item.x + item.width);
  }
  return text.trimEnd();
}

/** Lines of a page from top to bottom, those of a condensed sheet page by page; only level text may be given. */
export function layoutLines(page: PlacedPage): PageLine[] {
  const [first, ...rest] = condensedPages(page).map(linesOf);
  return rest.reduce((above, below) => {
    const shift = (above.at(-1)?.y ?? 0) + BETWEEN_PAGES - (below[0]?.y ?? 0);
    return [...above, ...below.map((line) => ({ ...line, y: line.y + shift }))];
  }, first ?? []);
}
/** Points between the last line of a printed page and the first of the next on its sheet: no larger than between two lines. */
const BETWEEN_PAGES = 12;

function linesOf(page: PlacedPage): PageLine[] {
  const items = withoutGutter(page)
    .map((item) => ({ ...item, text: plainText(item.text) }))
    .filter((item) => item.text.trim() !== '');
  if (items.length === 0) return [];
  const character = characterWidth(items);
  const left = Math.min(...items.map((item) => item.x));
  return groupByBaseline(items).flatMap((row) => {
    const y = median(row.map((item) => item.y)) ?? 0;
    const height = Math.max(...row.map((item) => item.height));
    return boundedRows(lineText(row, left, character)).map((text) => ({ text, y, height }));
  });
}

/** Distance between the lines of a paragraph: the smallest that occurs about as often as the most frequent; infinite where there is none. */
function usualPitch(pitches: number[]): number {
  const counts = new Map<number, number>();
  for (const pitch of pitches) {
    const bin = Math.round(pitch / 1.5) * 1.5;
    counts.set(bin, (counts.get(bin) ?? 0) + 1);
  }
  const most = Math.max(...counts.values());
  return Math.min(...[...counts].filter(([, count]) => count >= most * 0.6).map(([bin]) => bin));
}

/** Joins lines; an empty line stands where the page leaves more room than its usual distance between lines. */
export function pageText(lines: PageLine[]): string {
  const pitches = lines.slice(1).map((line, index) => line.y - (lines[index]?.y ?? 0));
  const usual = usualPitch(pitches.filter((pitch) => pitch > 2));
  const indent = Math.min(...lines.map((line) => line.text.search(/\S/)));
  const out: string[] = [];
  lines.forEach((line, index) => {
    if ((pitches[index - 1] ?? 0) > usual * 1.35) out.push('');
    out.push(line.text.slice(Math.max(0, indent)));
  });
  return out.join('\n');
}
