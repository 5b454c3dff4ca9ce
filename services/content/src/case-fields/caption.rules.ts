import { leftColumn } from './caption-columns.rules.js';
import { downwards, upwards } from './caption-names.rules.js';
import { type Side, sideFrom, withoutTrailingRole } from './party-names.rules.js';

export interface Caption {
  first: Side;
  /** Absent in a matter that names one party only. */
  second?: Side;
  page: number;
  confidence: number;
}

const VERSUS = String.raw`(?:[-–—\s]*against[-–—\s]*|vv?|vs|versus)\s*[.,]?`;
const ALONE = new RegExp(`^[-–—\\s]*${VERSUS}[-–—\\s]*$`, 'i');
const AT_END = /^(\S.*\S)[,\s]+(?:v|vs|versus)\.?$/i;
const AT_START = /^(?:v|vs|versus)\.?\s{1,2}(\S.*)$|^[-–—]\s*against\s*[-–—]\s{1,2}(\S.*)$/i;
/** Reporter citation, docket, or year after the names: somebody else's case. */
export const looksCited = (text: string): boolean =>
  /\b\d{1,4} (?:[A-Z][\w.’']* ){1,4}(?:\d[a-z]{1,2} )?\d{1,5}\b|\(\s*(?:[A-Z][\w.\s]*)?(?:19|20)\d\d\)/.test(
    text,
  ) || /^\s*(see|cf|accord|citing|quoting)\b/i.test(text);

function confidenceOf(first: Side, second: Side): number {
  if (first.roles.length > 0 && second.roles.length > 0) return 0.95;
  return first.roles.length > 0 || second.roles.length > 0 ? 0.9 : 0.82;
}

/** "v.      Civil Action No. 20-123": what stands far right of the "v." is the other column. */
const ASIDE = /^([-–—\s]*(?:v|vs|versus|against)\.?[-–—\s]{0,2})\s{3,}\S.*$/i;

/** The caption around a "v." in a row of the page; undefined when what stands there is not two parties. */
const captionAt = (rows: string[], at: number, page: number): Caption | undefined =>
  captionIn(leftColumn(rows, at), page);

/** The same in cells already cut: `at` is the row with the "v.". */
export function captionIn(column: { cells: string[]; at: number }, page: number): Caption | undefined {
  const cell = (column.cells[column.at] ?? '').replace(ASIDE, '$1');
  let above: { text: string; roles: string[] };
  let below: { text: string; roles: string[] };

  const end = AT_END.exec(cell);
  const start = AT_START.exec(cell);
  if (ALONE.test(cell)) {
    above = upwards(column.cells, column.at - 1);
    below = downwards(column.cells, column.at + 1);
  } else if (end?.[1] && cell.length < 90) {
    const cells = [...column.cells];
    const own = withoutTrailingRole(end[1].replace(/[,\s]+$/, ''));
    cells[column.at] = own.text;
    above = upwards(cells, column.at);
    if (own.role) above.roles.push(own.role);
    below = downwards(column.cells, column.at + 1);
  } else if (start) {
    const cells = [...column.cells];
    cells[column.at] = start[1] ?? start[2] ?? '';
    above = upwards(column.cells, column.at - 1);
    below = downwards(cells, column.at);
  } else return undefined;

  if (looksCited(above.text) || looksCited(below.text)) return undefined;
  const first = sideFrom(above.text, above.roles);
  const second = sideFrom(below.text, below.roles);
  if (!first || !second) return undefined;
  // What stands over "Plaintiffs" alone is the end of the first name, not the other side: "ex rel. JANE / V. DOE".
  if (
    first.roles.length === 0 &&
    second.roles.some((role) => /^(plaintiff|petitioner|claimant)s?$/.test(role))
  )
    return undefined;
  const confidence = confidenceOf(first, second);
  // "... v." at the end of a line of running text: without roles and capitals it is a citation that was broken there.
  const capitals = /^[^a-z]*$/.test(above.text.replace(/\b(of|and|the|ex rel|et al)\b/gi, ''));
  if (!ALONE.test(cell) && confidence < 0.9 && !capitals) return undefined;
  return { first, second, page, confidence };
}

/** The caption that a court or a party printed over the document: a "v." in a row of its own before one among names. */
export function printedCaption(pages: { number: number; text: string }[]): Caption | undefined {
  for (const page of pages) {
    const rows = page.text.split('\n');
    const versus = rows.flatMap((row, at) => (/\b(vv?|vs|versus|against)\b/i.test(row) ? [at] : []));
    const alone = versus.filter((row) => {
      const { cells, at } = leftColumn(rows, row);
      return ALONE.test((cells[at] ?? '').replace(ASIDE, '$1'));
    });
    for (const at of new Set([...alone, ...versus])) {
      const caption = captionAt(rows, at, page.number);
      if (caption) return caption;
    }
  }
  return undefined;
}
