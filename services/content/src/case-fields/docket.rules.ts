import type { PdfPage } from '../pdf-text.js';
import type { ExtractedValue } from './extracted-value.js';

const NUMBER = String.raw`(?:(?:\d{2,4}\s?[A-Z]{1,3}\s\d{3,}[\w-]*|(?:\d{1,2}:)?\d{1,4}[\s-](?:Cr|Civ|Cv|Misc)\.?[\s-]\d+)|(?:[A-Z]{1,4}[-–]){0,3}(?:[A-Z]\s(?=\d{3}-))?[A-Z]{0,4}\d[\w]*(?:[-–:/.]\s?[\w]+)*(?:\s(?=(?:[A-Z]{2,4}\b)))?[A-Z]{0,4}(?:\s?\([A-Za-z]{2,6}\))?)`;
const LABELED = new RegExp(
  String.raw`\b(?:(?:case|cause|docket|index|file|civil action|criminal action|action|adversary|adv\.? proc\.?|appeal|citation|complaint|report|incident|estate|claim|charge|court file|civil action file|c\.\s?a\.)\s*(?:no|nos|number|#)s?[.:#]*|(?:case|citation|docket|incident|report)\s*[#:]+|(?:civil|criminal)\s+(?:action\s+)?no[.:]*)\s*:?\s*(${NUMBER})`,
  'i',
);
const BARE = new RegExp(
  String.raw`^\s*Nos?[.,]\s*(?:MDL\s)?(${NUMBER}(?:\s*(?:,|&|and)\s*${NUMBER})*)\.?\s*(?:\s(?:Argued|Submitted|Decided|Filed)\b.*)?$`,
  'i',
);
/** "No. 22-30105    Carter v. Local 556", "Doe v. Roe, No. 19 Civ. 1234 (JS)". */
const CELL = new RegExp(
  String.raw`^\s*(?:re:\s.*,\s)?Nos?\.\s(?:MDL\s)?(${NUMBER})(?:\s{3,}|\s*$|\s\()`,
  'i',
);
/** Office, year, kind of case, number: no other number looks like it. */
const FEDERAL = /\b(?:\d{1,2}:)?\d{2}-(?:cv|cr|mc|md|mj|bk|ap|po)-\d{3,6}(?:-[A-Z]{2,4}){0,3}\b/i;
/** "D082117" or "SC-2023-0144" alone beside the parties: appellate courts need no label. */
const APPELLATE =
  /^(?:.{0,60}\s)?(A\s?\d{3}[- ]\d{3}[- ]\d{3})\b|^((?:[A-H]\d{6})|(?:SC|CA|CL|CR)-20\d\d-\d{3,5})$/;
/** "S1 23 Cr. 412 (JGK)" and "CR-019822-23BX" beside the parties. */
const CRIMINAL =
  /^(?:S\d+ )?(\d{2} (?:Cr|Civ|Mag|Misc)\.? \d+(?: \([A-Z]{2,4}\))?)$|^(CR-\d{5,6}-\d{2}[A-Z]{2})$/;
const SUIT = /^\s*(?:suit\s+)?(?:number|suit no\.?)\s*:?\s+([A-Z]{0,2}-?\d[\w-]{3,16})(?:\s{2}|\s*$)/i;
const LABOR = /\bCases?\s+(\d{1,2}[-–]C[A-G][-–]\d{4,7})/;

const appellate = (row: string): string | undefined => {
  const match = APPELLATE.exec(lastCell(row).trim());
  const criminal = CRIMINAL.exec(lastCell(row).trim());
  return (
    match?.[1] ??
    match?.[2] ??
    SUIT.exec(row)?.[1] ??
    criminal?.[1] ??
    criminal?.[2] ??
    /^\S.{3,60}?,\s(A\s?\d{3}-\d{3}-\d{3})\b/.exec(row.trim())?.[1] ??
    LABOR.exec(row)?.[1]
  );
};
const STAMP =
  /\b(?:case|appeal|usca\d*\s+case|appellate case)s?\s*[:#]*\s*(?:#\s*)?((?:\d{1,2}:)?\d{2,4}-[\w-]*\d[\w-]*)/i;
const INDEX_STAMP = /\bINDEX NO\. (\S+)/i;

const tidy = (text: string) =>
  text
    .replace(/\s*\n\s*/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/[.,;:]+$/, '')
    .replace(/ (?:dated?|time|filed|page|unit|county|court)$/i, '')
    .trim();

/** Digits make a docket number; a word after "No." does not. */
const plausible = (text: string) =>
  (text.match(/\d/g)?.length ?? 0) >= 3 && text.length <= 60 && !/^\d{1,2}\/\d{1,2}\/\d{2,4}$/.test(text);

/** A narrow column breaks a number at its hyphen: "1:23-cv- / 00388-LA". */
function wholeNumber(number: string, row: string, next: string): string {
  if (!new RegExp(`${number.replace(/[^\w]/g, '.')}[-–]\\s*$`).test(row)) return number;
  const rest = /^[\w-]*\d[\w-]*/.exec(lastCell(next).trim())?.[0];
  return rest === undefined ? number : `${number}-${rest}`;
}

/** "Case Number:" over the number, "CASE NUMBER: / HG23051907" in the box beside the title. */
const LABEL_ALONE = /(?:^|\s)(?:case|docket|index|charge|file|cause)\s*(?:no\(?s?\)?|number|#)s?[.:]*\s*$/i;
const NUMBER_ALONE = /(?:^|\s{2,})((?:[A-Z]{1,3}[-–]?)?\d[\w–:-]{4,24})\s*$/;

function numberBelow(rows: string[], at: number): string | undefined {
  if (!LABEL_ALONE.test(rows[at] ?? '')) return undefined;
  return rows.slice(at + 1, at + 5).flatMap((row) => NUMBER_ALONE.exec(row)?.[1] ?? [])[0];
}

const lastCell = (row: string): string => (row.split(/\s{3,}/).at(-1) ?? '').replace(/^[)\]|:§]+\s+/, '');

/** The number that the court keeps the case under, from the filing stamp or the caption. */
export function readDocket(pages: PdfPage[], stamps: string[]): ExtractedValue | undefined {
  for (const stamp of stamps) {
    const number = STAMP.exec(stamp)?.[1] ?? FEDERAL.exec(stamp)?.[0] ?? INDEX_STAMP.exec(stamp)?.[1];
    if (number && plausible(number)) return { value: tidy(number), page: 1, quote: stamp, confidence: 0.97 };
  }
  for (const page of pages.slice(0, 2)) {
    const rows = page.text
      .replace(/[‐‑–−]/g, '-')
      .split('\n')
      .slice(0, 60);
    for (const [at, row] of rows.entries()) {
      // A lower court's number stands beside the appeal's; the caption names its own first.
      const number =
        BARE.exec(row)?.[1] ??
        LABELED.exec(row)?.[1] ??
        CELL.exec(row)?.[1] ??
        FEDERAL.exec(row)?.[0] ??
        BARE.exec(lastCell(row))?.[1] ??
        appellate(row) ??
        numberBelow(rows, at);
      if (number && plausible(number))
        return {
          value: tidy(wholeNumber(number, row, rows[at + 1] ?? '')),
          page: page.number,
          quote: row.trim().replace(/\s+/g, ' '),
          confidence: 0.92,
        };
    }
  }
  return undefined;
}
