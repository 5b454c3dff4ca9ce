import { roleLabel } from './party-names.rules.js';

/** A mark of the printed rule between the columns; the § of "U.S.C. § 1114;" is none. */
const SEPARATOR = /(^|\s)(?:[)\]}|:*]|§(?!\s?\d[\d.-]*(?:[(;,.\s]|$)))+(?=\s|$)/;
const COLUMN_GAP = /\S(\s{3,})\S/g;
const VERSUS_ROW = /^[-–—\s]*(v|vs|versus|against)[.,]?[-–—\s]*$/i;
const WINDOW = 25;
/** A row without text of the parties that does not end a name either: it neither parts nor joins what stands around it. */
export const BESIDE = '\u2063';
/** What printed forms tell the one who fills them in, between the names. */
const INSTRUCTION =
  /^\(?(?:write|print|type|enter|list|insert) (?:the|your|each|full)\b|\bnames of all the\b|\bsee attached\b|\bfull list of names\b|\b(?:in|on) the space\b|\battach an additional\b|\bcannot fit\b|^(?:plaintiff|defendant|petitioner|respondent)\(?s?\)?:?\s*\((?:name|print|full)|^\((?:type or print|to be filled|check one|defendant['’]s name)/i;

/** A number of the case far right of a name stands in the other column, were it its only row. */
const NUMBER_BESIDE =
  /^(\s*[^\s\d].*?)\s{3,}(?:(?:case|cause|docket|index|file|civil action)\b.{0,12}\b)?nos?\b[.:]*\s*(?=\S*\d)\S+\s*$/i;

/** Which room or judge of the court: printed beside the parties, a part of no name. */
const COURTROOM =
  /^(?:Division|Div\.|Department|Dept\.?|(?:IAS )?Part|Courtroom|Room)\s+(?:No\.\s*)?[\dIVX]+[A-Z]?$/i;

/** "WM? AM? (unk)  5'08  154", "SID: WA28815504": how an accused looks, and his numbers. */
const DESCRIBES =
  /^(?:SID|FBI|SSN|PCN|OCA|Race|Sex|Height|Weight|Hair|Eyes)\b(?: ?No\.?| ?#)?\s?:|\b\d['’-]\s?\d{1,2}["”]?\s{1,4}(?:\/ ?)?\d{2,3}\b/i;

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

const indentOf = (row: string) => Math.max(0, row.search(/\S/));

/** Cells left of a printed rule of ")", "]", ":", "*" or "§" between the parties and the docket. */
function leftOfRule(rows: string[]): string[] | undefined {
  const marks = rows.map((row) => SEPARATOR.exec(row)).filter((match) => match !== null);
  if (marks.length < 3) return undefined;
  const column = median(marks.map((mark) => mark.index));
  const apart = marksStandApart(rows);
  return rows.map((row) => {
    const mark = SEPARATOR.exec(row);
    if (apart && mark && !row.slice(0, mark.index).trim()) return BESIDE;
    if (indentOf(row) > column + 1) return roleLabel(row) ? row : '';
    if (mark && Math.abs(mark.index - column) <= Math.max(14, column * 0.4)) return row.slice(0, mark.index);
    return cutAt(row, column);
  });
}

/** Names and rule were set with their own spacing: no row of text carries a mark of the rule. */
function marksStandApart(rows: string[]): boolean {
  const marked = rows.map((row) => SEPARATOR.test(row));
  const inside = rows.slice(marked.indexOf(true), marked.lastIndexOf(true) + 1);
  const text = inside.filter((row) => /\p{L}{2}/u.test(row.split(SEPARATOR)[0] ?? ''));
  return text.length >= 3 && text.filter((row) => SEPARATOR.test(row)).length <= text.length * 0.34;
}

/** Where an empty row stands between any two rows, it parts nothing; after a full stop or a colon it still may. */
function withoutWideSpacing(cells: string[], rows: string[], at: number): string[] {
  const filled = (row: number) => rows[row] !== undefined && rows[row].trim() !== '';
  let from = at;
  let to = at;
  while (filled(from - 2) && !filled(from - 1) && !filled(from - 3)) from -= 2;
  while (filled(to + 2) && !filled(to + 1) && !filled(to + 3)) to += 2;
  if (to - from < 10) return cells;
  return cells.map((cell, row) =>
    row > from && row < to && !filled(row) && !/[.:]$/.test(cells[row - 1] ?? '') ? BESIDE : cell,
  );
}

function cutAt(row: string, column: number): string {
  for (const gap of row.matchAll(COLUMN_GAP)) {
    if (gap.index + (gap[1]?.length ?? 0) + 1 >= column - 4) return row.slice(0, gap.index + 1);
  }
  return row;
}

const centerOf = (row: string) => (indentOf(row) + row.trimEnd().length) / 2;

/** Around the same axis as most of the page's head, or as the row above. */
function isCentered(row: string, rows: string[]): boolean {
  const above = rows.slice(0, rows.indexOf(row)).findLast((other) => other.trim());
  if (above !== undefined && indentOf(above) > 0 && Math.abs(centerOf(row) - centerOf(above)) <= 3)
    return true;
  return Math.abs(centerOf(row) - median(rows.filter((other) => other.trim()).map(centerOf))) <= 4;
}

/** Cells left of the white space between two columns. */
function leftOfSpace(rows: string[]): string[] {
  const width = Math.max(...rows.map((row) => row.length));
  const starts = rows.flatMap((row) => {
    const first = [...row.matchAll(COLUMN_GAP)][0];
    const start = first ? first.index + (first[1]?.length ?? 0) + 1 : 0;
    // A clerk's line is set in cells of its own.
    return first && !/_{4,}/.test(row) && start > width * 0.2 && indentOf(row) < width * 0.4 ? [start] : [];
  });
  const column = Math.min(...starts);
  const beside = rows.filter((row) => Math.abs(indentOf(row) - column) <= 3).length;
  // One row proves no column, and neither does a docket number that stands alone on the right.
  if (starts.length + beside < 2)
    return rows.map((row) =>
      indentOf(row) < width * 0.5 || isCentered(row, rows) || roleLabel(row) || VERSUS_ROW.test(row)
        ? (NUMBER_BESIDE.exec(row)?.[1] ?? row)
        : '',
    );
  return rows.map((row) => {
    if (indentOf(row) < column - 2) return cutAt(row, column);
    return roleLabel(row) || VERSUS_ROW.test(row) ? row : '';
  });
}

const END_SIGN = /[\s)\]}|:§*]/;
/** Without the rule of the caption and the space before it; from the end, because a pattern would begin at every space. */
function withoutEnd(cell: string): string {
  let end = cell.length;
  while (end > 0 && END_SIGN.test(cell[end - 1]!)) end--;
  return cell.slice(0, end);
}

/** "|  JANE ROE     |  Case No. 7  |": the left side of a box is no rule between two columns. */
function withoutFrame(rows: string[]): string[] {
  const filled = rows.filter((row) => row.trim());
  const framed = filled.filter((row) => FRAMED.test(row)).length > filled.length / 2;
  return framed ? rows.map((row) => row.replace(FRAMED, ' ')) : rows;
}
const FRAMED = /^\s{0,9}[|+](?=\s|[-=─—])/;

/** The left column of a caption around row `at`, up to `reach` rows away: the parties, without docket number and title. */
export function leftColumn(rows: string[], at: number, reach = WINDOW): { cells: string[]; at: number } {
  const from = Math.max(0, at - reach);
  const around = withoutFrame(rows.slice(from, at + reach));
  const cells = (leftOfRule(around) ?? leftOfSpace(around))
    .map((cell) => withoutEnd(cell).trim())
    .map((cell) => (INSTRUCTION.test(cell) || COURTROOM.test(cell) || DESCRIBES.test(cell) ? BESIDE : cell));
  return { cells: withoutWideSpacing(cells, around, at - from), at: at - from };
}

/** The cells right of the parties from row `at` down to the first empty one. */
export function rightColumn(rows: string[], at: number): string[] {
  const left = leftColumn(rows, at);
  const cells: string[] = [];
  for (let row = at; row < rows.length && row - at < WINDOW; row++) {
    const whole = rows[row] ?? '';
    const cell = whole
      .trim()
      .slice((left.cells[left.at + row - at] ?? '').replace(BESIDE, '').length)
      .replace(/^[\s)\]}|:§*]+(?=\s|$)/, '')
      .trim();
    if (cells.length > 0 && !cell && !whole.trim()) continue;
    if (cells.length > 0 && (!cell || roleLabel(cell))) break;
    if (cell) cells.push(cell);
  }
  return cells;
}

/** "Involuntary Plaintiff, Hon. Ada Moss": the judge stands beside the role. */
const JUDGE_BESIDE = /[,\s]+(?:the )?Hon(?:\.|orable) \p{Lu}[^,]*$/u;
export const withoutJudge = (cell: string): string => {
  const left = cell.replace(JUDGE_BESIDE, '');
  return roleLabel(left) ? left : cell;
};
