import { roleLabel } from './party-names.rules.js';

const SEPARATOR = /(^|\s)[)\]}|:§]+(?=\s|$)/;
const COLUMN_GAP = /\S(\s{3,})\S/g;
const VERSUS_ROW = /^[-–—\s]*(v|vs|versus|against)[.,]?[-–—\s]*$/i;
const WINDOW = 25;

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

const indentOf = (row: string) => Math.max(0, row.search(/\S/));

/** Cells left of a printed rule of ")", "]", ":" or "§" between the parties and the docket. */
function leftOfRule(rows: string[]): string[] | undefined {
  const marks = rows.map((row) => SEPARATOR.exec(row)).filter((match) => match !== null);
  if (marks.length < 3) return undefined;
  const column = median(marks.map((mark) => mark.index));
  return rows.map((row) => {
    const mark = SEPARATOR.exec(row);
    if (indentOf(row) > column + 2) return roleLabel(row) ? row : '';
    if (mark && Math.abs(mark.index - column) <= Math.max(14, column * 0.4)) return row.slice(0, mark.index);
    return cutAt(row, column);
  });
}

function cutAt(row: string, column: number): string {
  for (const gap of row.matchAll(COLUMN_GAP)) {
    if (gap.index + (gap[1]?.length ?? 0) + 1 >= column - 4) return row.slice(0, gap.index + 1);
  }
  return row;
}

const centerOf = (row: string) => (indentOf(row) + row.trimEnd().length) / 2;

/** Around the same axis as most of the page's head. */
function isCentered(row: string, rows: string[]): boolean {
  return Math.abs(centerOf(row) - median(rows.filter((other) => other.trim()).map(centerOf))) <= 4;
}

/** Cells left of the white space between two columns. */
function leftOfSpace(rows: string[]): string[] {
  const width = Math.max(...rows.map((row) => row.length));
  const starts = rows.flatMap((row) => {
    const first = [...row.matchAll(COLUMN_GAP)][0];
    const start = first ? first.index + (first[1]?.length ?? 0) + 1 : 0;
    return first && start > width * 0.3 && indentOf(row) < width * 0.4 ? [start] : [];
  });
  const column = Math.min(...starts);
  const beside = rows.filter((row) => Math.abs(indentOf(row) - column) <= 3).length;
  // One row proves no column, and neither does a docket number that stands alone on the right.
  if (starts.length + beside < 2)
    return rows.map((row) =>
      indentOf(row) < width * 0.5 || isCentered(row, rows) || roleLabel(row) || VERSUS_ROW.test(row)
        ? row
        : '',
    );
  return rows.map((row) => {
    if (indentOf(row) < column - 2) return cutAt(row, column);
    return roleLabel(row) || VERSUS_ROW.test(row) ? row : '';
  });
}

/** The left column of a caption around row `at`: the parties, without docket number and title. */
export function leftColumn(rows: string[], at: number): { cells: string[]; at: number } {
  const from = Math.max(0, at - WINDOW);
  const around = rows.slice(from, at + WINDOW);
  const cells = leftOfRule(around) ?? leftOfSpace(around);
  return { cells: cells.map((cell) => cell.replace(/[\s)\]}|:§*]+$/, '').trim()), at: at - from };
}

/** The cells right of the parties from row `at` down to the first empty one. */
export function rightColumn(rows: string[], at: number): string[] {
  const left = leftColumn(rows, at);
  const cells: string[] = [];
  for (let row = at; row < rows.length && row - at < WINDOW; row++) {
    const whole = rows[row] ?? '';
    const cell = whole
      .trim()
      .slice((left.cells[left.at + row - at] ?? '').length)
      .replace(/^[\s)\]}|:§*]+(?=\s|$)/, '')
      .trim();
    if (cells.length > 0 && !cell && !whole.trim()) continue;
    if (cells.length > 0 && (!cell || roleLabel(cell))) break;
    if (cell) cells.push(cell);
  }
  return cells;
}
