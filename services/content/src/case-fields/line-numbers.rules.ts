const NUMBERED_ROW = /^\s{0,4}(\d{1,2})(?=\s|$)/;
const LEAST_ROWS = 8;
const MOST_WITHOUT = 0.3;

/** Rows without the line numbers that transcripts and pleading paper print at their margin; a numbered list has gaps. */
export function withoutLineNumbers(text: string): string {
  const rows = text.split('\n');
  let before = 0;
  let counting = 0;
  for (const row of rows) {
    const number = NUMBERED_ROW.exec(row)?.[1];
    if (number === undefined) continue;
    if (Number(number) === before + 1) counting++;
    before = Number(number);
  }
  const filled = rows.filter((row) => row.trim()).length;
  if (counting < LEAST_ROWS || counting < (1 - MOST_WITHOUT) * filled) return text;
  return rows.map((row) => row.replace(NUMBERED_ROW, (margin) => ' '.repeat(margin.length))).join('\n');
}

const RAISED = /^\s{9,}\d{1,2}$/;

/** Rows without those that hold only the mark of a footnote, raised over the line that it stands in. */
export const withoutRaisedMarks = (rows: string[]): string[] =>
  rows.filter((row, at) => !(RAISED.test(row) && rows[at + 1]?.trim()));
