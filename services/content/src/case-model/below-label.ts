import { escaped } from '@lectern/legal-text/escaped';
import { RANK } from './report-sections.js';

/** Labels of a form that stand over their values. */
const OFFICER =
  /(?<=^ ?|\s{2})(?:REPORTING|INVESTIGATING|ARRESTING|PRIMARY) (OFFICER|DEPUTY|DETECTIVE|TROOPER|AGENT)(?=\s*$|\s{2})/i;
const INVESTIGATOR = /(?<=^ ?|\s{2})(?:REPORTING |LEAD )?INVESTIGATOR(?=\s*$|\s{2})/;
/** "Det. S. Ruiz #417", "Cpl R L Haskamp 871", "L. PRUITT #412". */
const RANKED_OR_NUMBERED = new RegExp(
  `^(?:(${RANK})\\.? )?(?:\\p{Lu}[\\p{L}.]* ){0,2}(\\p{Lu}[\\p{L}'’-]+)(?:,? #?\\d{1,6})?$`,
  'u',
);
const ROWS_BELOW = 3;
/** Columns between the beginning of a label and that of its value. */
const ASIDE = 6;

/**
 * Who stands below "REPORTING OFFICER" on a form whose labels stand in a row and their values in a row below: his last name, and
 * his rank as it is written there or elsewhere, else that of the label. Undefined where no form is built so.
 */
export function officerBelowLabel(text: string): { rank: string; name: string } | undefined {
  for (const { label, cell } of belowLabels(text, OFFICER)) {
    const [, rank, name] = RANKED_OR_NUMBERED.exec(cell) ?? [];
    if (name && (rank ?? /\d/.test(cell))) return { rank: rank ?? rankBefore(name, text) ?? label[1]!, name };
  }
  return undefined;
}

/** The last name of "Trask, G., CFI" or "G. Trask" below "INVESTIGATOR". */
export function investigatorBelowLabel(text: string): string | undefined {
  for (const { cell } of belowLabels(text, INVESTIGATOR)) {
    const name =
      /^(\p{Lu}[\p{L}'’-]+), \p{Lu}\b/u.exec(cell)?.[1] ??
      /^\p{Lu}\.? (\p{Lu}[\p{L}'’-]+)\b/u.exec(cell)?.[1];
    if (name) return name;
  }
  return undefined;
}

function* belowLabels(text: string, of: RegExp): Generator<{ label: RegExpExecArray; cell: string }> {
  const rows = text.split('\n');
  for (const [at, row] of rows.entries()) {
    const label = of.exec(row);
    if (!label) continue;
    for (const below of rows.slice(at + 1, at + 1 + ROWS_BELOW)) {
      const cell = cellAt(below, label.index);
      if (cell !== undefined) yield { label, cell };
    }
  }
}

/** "I, Det C. Orne #88, drove there": his rank where the form gives none. */
const rankBefore = (name: string, text: string): string | undefined =>
  new RegExp(`(?<!\\p{L})(${RANK})\\.? (?:\\p{Lu}\\.? ){0,2}${escaped(name)}(?!\\p{L})`, 'iu').exec(
    text,
  )?.[1];

/** The words of a row, with gaps of two spaces between cells, that begin nearest to a column. */
function cellAt(row: string, column: number): string | undefined {
  return [...row.matchAll(/\S+(?: \S+)*/g)]
    .map(({ 0: words, index }) => ({ words, aside: Math.abs(index - column) }))
    .filter(({ aside }) => aside <= ASIDE)
    .sort((a, b) => a.aside - b.aside)
    .at(0)?.words;
}
