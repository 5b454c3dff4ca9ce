import type { PdfPage } from '../pdf-text.js';

/** Whom counsel of a transcript appear for, by their surnames in capitals: "ROE" for "Plaintiff". */
export function counselIn(pages: readonly Pick<PdfPage, 'text'>[]): ReadonlyMap<string, string> {
  const rows = pages
    .slice(0, 4)
    .flatMap(({ text }) => text.split('\n').map((row) => row.replace(NUMBERED, '').trim()));
  const found = new Map<string, string>();
  rows.forEach((row, at) => {
    for (const [, side, titled, plain] of row.matchAll(LISTED)) {
      const counsel = titled ?? plain;
      if (side && counsel) found.set(counsel.toUpperCase(), side);
    }
    const surname = COUNSEL.exec(row)?.[1] ?? NAMED.exec(row)?.[1];
    if (surname === undefined) return;
    // "ADA B. ROE, Roe & Doe, S.C.," with "for the Plaintiff." behind or below it; else below "For the Plaintiff:".
    const whom = belowOf(rows, at) ?? (COUNSEL.test(row) ? aboveOf(rows, at) : undefined);
    if (whom !== undefined && !(found.has(surname.toUpperCase()) && !COUNSEL.test(row)))
      found.set(surname.toUpperCase(), whom);
  });
  return found;
}

const ROWS = 4;
const NUMBERED = /^\s{0,12}\d{1,2}\s{2,}(?=\S)/;
const partyIn = (row: string): string | undefined => APPEARS_FOR.exec(row)?.[1]?.replace(/\.$/, '').trim();

const aboveOf = (rows: readonly string[], at: number): string | undefined =>
  rows
    .slice(Math.max(0, at - ROWS), at)
    .reverse()
    .flatMap((row) => partyIn(row) ?? [])[0];

/** What stands behind a name or in the rows below it, up to the next name or the heading of the next party. */
function belowOf(rows: readonly string[], at: number): string | undefined {
  const own = partyIn(rows[at]!);
  if (own) return own;
  for (const row of rows.slice(at + 1, at + 1 + ROWS)) {
    if (NAMED.test(row) || COUNSEL.test(row) || HEADS.test(row)) return undefined;
    const whom = partyIn(row);
    if (whom) return whom;
  }
  return undefined;
}
/** "For the Defendant:", above its counsel. */
const HEADS = /^(?:[Ff]or|FOR)\b[^:]{3,60}:/;

/** "For the State:   MS. ANNELIESE R. CASTLEBERRY", "For the Defendant:  EMMETT ROE (P70448)", "For Plaintiff: Ada Roe, Roe Law". */
const LISTED =
  /\b[Ff](?:or|OR) (?:the |THE )?([A-Z][A-Za-z. ]{2,30}):\s+(?:M[RSrs]{1,2}\. (?:[A-Z][A-Za-z.’'-]* ){0,3}([A-Z][A-Za-z’'-]+)|(?:[A-Z][A-Za-z.’'-]* ){1,3}([A-Z][A-Za-z’'-]+)(?=,| \(|\.(?: |$)|$))/g;
const COUNSEL = /\b([A-Z][A-Za-z'’-]+)(?:,? (?:JR|SR|II|III|IV)\.?)?,? (?:ESQ|Esq)\b/;
/** "ADA B. ROE, Roe & Doe, S.C.", "BY: MS. ADA ROE". */
const NAMED =
  /^(?:BY:? )?(?:M[RS]{1,2}\. )?(?:[A-Z][A-Z.’'-]* ){1,4}([A-Z][A-Z’'-]{2,})(?:,? (?:JR|SR|II|III|IV)\.?)?(?=[,;] |[,;]?$)/;
const APPEARS_FOR = /\b(?:[Ff]or|FOR|on behalf of) (?:the |THE )?([A-Z][^,;:]{2,60})/;
