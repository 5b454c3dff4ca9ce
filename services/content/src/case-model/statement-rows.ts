import type { CaseDocument } from './file-sentences.js';

type Page = CaseDocument['pages'][number];

/** "PERSON           INTERVIEW 06/15/2024 ON SCENE", "Person / time / place     Statement       Remark" */
const HEADER =
  /^\s{0,8}(?:PERSON|WITNESS(?:ES)?|NAME|WHO|PARTY|Person|Witness(?:es)?|Name|Who|Party)\b[^\n]{0,30}?\s{3,}(?:INTERVIEW|STATEMENT|ACCOUNT|SUMMARY|SAID|Interview|Statement|Account|Summary|Said)\b[^\n]*?(\s{3,}(?:REMARKS?|NOTES?|COMMENTS?|Remarks?|Notes?|Comments?)\b.*)?$/;
/** "W-3 DARLA O.", "ETCHEVERRY, M. 0101 in": somebody new. */
const SOMEBODY =
  /^((?:[VSWAODP]-?\d{1,2} )?(?:[A-Z][A-Z'’-]{2,}(?:, [A-Z][A-Z'’-]*\.?(?: [A-Z][A-Z'’-]*\.?)?| [A-Z][A-Z'’-]*\.?)?|[A-Z]\.[A-Z]\.))(?=[, ]|$)/;
/** "PVFA 10/02 0900 phone": an office, below the name of somebody of it. */
const OFFICE = /^[A-Z]{2,5} \d{1,2}\//;
const FEWEST = 2;
const MOST_ROWS = 60;

interface Cell {
  text: string;
  from: number;
}
const cellsOf = (row: string): Cell[] =>
  [...row.matchAll(/\S+(?: \S+)*/g)].map(({ 0: text, index }) => ({ text, from: index }));

/** Where the account of a table begins, and what was noted beside it. */
interface Columns {
  said: number;
  noted: number;
}

interface Block {
  name: string;
  said: string[];
  noted: string[];
}

/**
 * Tables of a report that set what each person told beside who it was, as paragraphs that begin with the name: read across, the words
 * of one column would stand within those of another.
 */
export function withStatementRows(pages: CaseDocument['pages']): CaseDocument['pages'] {
  let columns: Columns | undefined;
  let last: Block | undefined;
  return pages.map((page): Page => {
    const rows = page.text.split('\n');
    const kept: string[] = [];
    let changed = false;
    let blocks: Block[] = [];
    const flush = (): void => {
      kept.push(...blocks.flatMap(paragraphs));
      blocks = [];
    };
    for (const [at, row] of rows.entries()) {
      const header = HEADER.exec(row);
      const begins = header ? columnsOf(rows.slice(at + 1), header[1] !== undefined) : undefined;
      if (begins) {
        flush();
        [columns, last, changed] = [begins, undefined, true];
        kept.push('');
        continue;
      }
      const cells = cellsOf(row);
      // A row that runs across the columns, or stands alone, is under the table.
      const isPart = columns && (cells.length === 0 || cells.some(({ from }) => from >= columns!.said - 2));
      if (!columns || !isPart) {
        // "(camera 00:12:20)" goes on about who it was; a sentence does not.
        const goesOn =
          columns &&
          cells.length === 1 &&
          cells[0]!.text.length < LONGEST_LEFT &&
          !/[.!?]$/.test(cells[0]!.text);
        if (columns && !goesOn) {
          flush();
          columns = undefined;
        }
        if (!goesOn) kept.push(row);
        continue;
      }
      const left = cells
        .filter(({ from }) => from < columns!.said - 2)
        .map(({ text }) => text)
        .join(' ');
      const name = OFFICE.test(left) ? undefined : SOMEBODY.exec(left)?.[1];
      if (name) blocks.push((last = { name, said: [], noted: [] }));
      else if (blocks.length === 0 && cells.length > 0)
        blocks.push((last = { name: last?.name ?? '', said: [], noted: [] }));
      for (const { text, from } of cells) {
        if (from >= columns.noted) blocks.at(-1)!.noted.push(text);
        else if (from >= columns.said - 2) blocks.at(-1)!.said.push(text);
      }
    }
    flush();
    return changed || last ? { ...page, text: kept.join('\n') } : page;
  });
}
const LONGEST_LEFT = 30;

/** The columns of a table, by the rows that name somebody; undefined where hardly anybody is named. */
function columnsOf(rows: readonly string[], notes: boolean): Columns | undefined {
  const named = rows
    .slice(0, MOST_ROWS)
    .map(cellsOf)
    .filter(([first, second]) => first && second && first.from < 6 && SOMEBODY.test(first.text));
  if (named.length < FEWEST) return undefined;
  const third = named.flatMap((cells) => (cells.length > 2 ? cells[2]!.from : []));
  return {
    said: Math.min(...named.map((cells) => cells[1]!.from)),
    noted: notes && third.length > 0 ? Math.min(...third) - NEAR : Infinity,
  };
}
const NEAR = 8;

/** The account as a paragraph that begins with who gave it, and what the officer noted of it as another. */
const paragraphs = ({ name, said, noted }: Block): string[] => [
  '',
  ...(said.length > 0 ? [`${name ? `${name}: ` : ''}${joined(said)}`] : []),
  '',
  ...(noted.length > 0 ? [`Noted of ${name || 'the same'}: ${joined(noted)}`, ''] : []),
];
const joined = (rows: readonly string[]): string => rows.join(' ').replace(/(\p{L})- (?=\p{Ll})/gu, '$1-');
