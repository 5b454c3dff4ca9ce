import type { PageBox } from '@lectern/contracts/documents';
import type { PlacedWord } from './page-words.js';

/** So much of a quote's letters must be found for its place to be shown. */
const FOUND = 0.8;
/** A word on the page that the quote does not have costs little: line numbers and stamps stand between its lines. */
const STRANGE_WORD = 1;
const MISSING_WORD = 2;

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Where a quote stands among the words of a page, a box for each line; empty when it does not. */
export function boxesOf(quote: string, words: PlacedWord[]): PageBox[] {
  const wanted = quote.split(/\s+/).map(bare).filter(Boolean);
  const letters = wanted.join('').length;
  const orders = [words, inRows(words), inHalves(words)].map((order) => align(wanted, order));
  const best = orders.sort((a, b) => lettersIn(b) - lettersIn(a))[0] ?? [];
  return letters > 0 && lettersIn(best) >= letters * FOUND ? linesOf(best) : [];
}

const lettersIn = (words: PlacedWord[]): number =>
  words.reduce((sum, { text }) => sum + bare(text).length, 0);

/** By rows from above and then from the left, for files whose words come in another order. */
function inRows(words: PlacedWord[]): PlacedWord[] {
  const rows: PlacedWord[][] = [];
  for (const word of words.toSorted((a, b) => a.y - b.y)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && word.y - first.y < first.height / 2) row.push(word);
    else rows.push([word]);
  }
  return rows.flatMap((row) => row.sort((a, b) => a.x - b.x));
}

/** The left half before the right: sheets with two columns, such as condensed transcripts. */
const inHalves = (words: PlacedWord[]): PlacedWord[] =>
  [words.filter(({ x }) => x < 0.5), words.filter(({ x }) => x >= 0.5)].flatMap(inRows);

/** The words of the page that the quote's words meet best, in one stretch (local alignment after Smith and Waterman). */
function align(wanted: string[], words: PlacedWord[]): PlacedWord[] {
  const texts = words.map(({ text }) => bare(text));
  const width = words.length + 1;
  const score = new Float64Array((wanted.length + 1) * width);
  const at = (row: number, column: number): number => score[row * width + column] ?? 0;
  let best = 0;
  for (let row = 1; row <= wanted.length; row++) {
    for (let column = 1; column < width; column++) {
      const met = meets(wanted[row - 1], texts[column - 1]);
      const value = Math.max(
        0,
        met > 0 ? at(row - 1, column - 1) + met : 0,
        at(row, column - 1) - STRANGE_WORD,
        at(row - 1, column) - MISSING_WORD,
      );
      score[row * width + column] = value;
      if (value > (score[best] ?? 0)) best = row * width + column;
    }
  }
  const found: PlacedWord[] = [];
  let [row, column] = [Math.floor(best / width), best % width];
  while (row > 0 && column > 0 && at(row, column) > 0) {
    const met = meets(wanted[row - 1], texts[column - 1]);
    const word = words[column - 1];
    if (met > 0 && word && at(row, column) === at(row - 1, column - 1) + met) {
      found.push(word);
      row--;
      column--;
    } else if (at(row, column) === at(row, column - 1) - STRANGE_WORD) column--;
    else row--;
  }
  return found.reverse();
}

/** Letters that count when two words are the same, or one is the part of the other before or after a hyphen. */
function meets(wanted: string | undefined, word: string | undefined): number {
  if (!wanted || !word) return 0;
  if (wanted === word) return word.length + 1;
  const isPart = word.length >= 3 && (wanted.startsWith(word) || wanted.endsWith(word));
  return isPart ? word.length : 0;
}

function linesOf(words: PlacedWord[]): PageBox[] {
  const lines: PageBox[] = [];
  for (const { x, y, width, height } of words) {
    const line = lines.at(-1);
    const middle = y + height / 2;
    if (!line || x < line.x || middle < line.y || middle > line.y + line.height) {
      lines.push({ x, y, width, height });
      continue;
    }
    const top = Math.min(line.y, y);
    line.height = Math.max(line.y + line.height, y + height) - top;
    line.y = top;
    line.width = Math.max(line.x + line.width, x + width) - line.x;
  }
  return lines;
}
