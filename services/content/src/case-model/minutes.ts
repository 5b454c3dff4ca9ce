import { splitUnits } from '../script/english/sentences.js';
import type { CaseDocument } from './file-sentences.js';

/** A witness whose testimony the prosecution announces with its charge: in numbered minutes, or by name in a list. */
export interface Minuted {
  name: string;
  line: string;
  page: number;
  /** What is minuted of him, sentence by sentence. */
  told: string[];
}

const HEAD = /^\s*MINUTES? OF (?:THE )?(?:TESTIMONY|EVIDENCE)\b[^a-z]{0,20}$/;
const LIST = /^\s*(?:[A-Z’' ]{0,24} )?WITNESSES(?: BEFORE THE GRAND JURY)?:\s*(.*)$/;
const ENTRY =
  /^\s{0,6}\d{1,2}\.\s{1,6}([A-Z][A-Za-z.’'-]*(?: [A-Z][A-Za-z.’'-]*){1,4}(?:, (?:JR|SR|II|III|IV)\b\.?)?)(?=,|\s*$)/;
/** "Capt. Ada Roe, Polk County Sheriff's Department" in a row of its own. */
const LISTED =
  /^\s*((?:[A-Z][A-Za-z]{1,9}\. )?[A-Z][A-Za-z.’'-]*(?: [A-Z][A-Za-z.’'-]*){1,3}(?:, (?:Jr|Sr|II|III|IV)\b\.?)?)(?=,|\s*$)/;
const RANKS: Record<string, string> = {
  'sgt.': 'Sergeant',
  'dep.': 'Deputy',
  'det.': 'Detective',
  'ofc.': 'Officer',
  'tpr.': 'Trooper',
};
const CAPITALS = /^[^a-z]+$|Mc[A-Z]/;
const MOST_LISTED = 12;

const written = (name: string): string =>
  name
    .split(' ')
    .map((word, at) => {
      const low = word.toLowerCase();
      if (at === 0 && RANKS[low]) return RANKS[low];
      return CAPITALS.test(word) && !/^[A-Z]\.$/.test(word)
        ? low
            .replace(
              /(^|[-’'])(\p{L})/gu,
              (_, before: string, letter: string) => before + letter.toUpperCase(),
            )
            .replace(/\bMc\p{Ll}/u, (start) => start.slice(0, 2) + start.slice(2).toUpperCase())
        : word;
    })
    .join(' ')
    .replace(/, (Jr|Sr)$/, ', $1.');

/** The witnesses whom a charge announces, with what is minuted of each. */
export function minutesIn({ pages }: CaseDocument): Minuted[] {
  const rows = pages.flatMap(({ text, number }) => text.split('\n').map((row) => ({ row, page: number })));
  const from = rows.findIndex(({ row }) => HEAD.test(row));
  if (from < 0) return listed(rows);
  const found: (Minuted & { rows: string[] })[] = [];
  for (const { row, page } of rows.slice(from + 1)) {
    const name = ENTRY.exec(row)?.[1];
    const open = found.at(-1);
    if (name && CAPITALS.test(name))
      found.push({ name: written(name), line: row.trim(), page, told: [], rows: [] });
    else if (open && !/^\s*\d{1,3}\s*$/.test(row)) open.rows.push(row.trim());
  }
  return found.map(({ rows: own, ...one }) => ({
    ...one,
    told: splitUnits(own.filter(Boolean).join(' ')).map(({ text }) => text.trim()),
  }));
}

function listed(rows: readonly { row: string; page: number }[]): Minuted[] {
  const at = rows.findIndex(({ row }) => LIST.test(row));
  if (at < 0) return [];
  const found: Minuted[] = [];
  const first = { row: LIST.exec(rows[at]!.row)![1]!, page: rows[at]!.page };
  for (const { row, page } of [first, ...rows.slice(at + 1, at + MOST_LISTED)]) {
    if (row.trim() === '') {
      if (found.length > 0) break;
      continue;
    }
    const name = LISTED.exec(row)?.[1];
    if (!name) break;
    found.push({ name: written(name), line: row.trim(), page, told: [] });
  }
  return found;
}
