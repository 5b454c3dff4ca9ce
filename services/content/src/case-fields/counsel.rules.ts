import type { PdfPage } from '../pdf-text.js';

/** Whom counsel of a transcript appear for, by their surnames in capitals: "ROE" for "Plaintiff". */
export function counselIn(pages: readonly Pick<PdfPage, 'text'>[]): ReadonlyMap<string, string> {
  const rows = pages
    .slice(0, 4)
    .flatMap(({ text }) => text.split('\n').map((row) => row.replace(NUMBERED, '').trim()));
  const found = new Map<string, string>();
  rows.forEach((row, at) => {
    const [, side, titled, plain] = LISTED.exec(row) ?? [];
    const counsel = titled ?? plain;
    if (side && counsel) found.set(counsel.toUpperCase(), side);
    const surname = COUNSEL.exec(row)?.[1];
    const above = surname === undefined ? undefined : nearest(rows, at);
    if (surname && above) found.set(surname.toUpperCase(), above);
    // "ADA B. ROE, Roe & Doe, S.C.," with "for the Plaintiff." behind or below it.
    const [, own] = surname === undefined ? (NAMED.exec(row) ?? []) : [];
    const below = own && belowOf(rows, at);
    if (own && below && !found.has(own.toUpperCase())) found.set(own.toUpperCase(), below);
  });
  return found;
}

const ROWS = 4;
const NUMBERED = /^\s{0,12}\d{1,2}\s{2,}(?=\S)/;
const nearest = (rows: readonly string[], at: number): string | undefined =>
  [rows[at]!, ...rows.slice(Math.max(0, at - ROWS), at).reverse()]
    .map((one) => APPEARS_FOR.exec(one)?.[1])
    .find((one) => one !== undefined)
    ?.replace(/\.$/, '')
    .trim();

/** What stands behind a name or in the rows below it, up to the next name. */
function belowOf(rows: readonly string[], at: number): string | undefined {
  const own = APPEARS_FOR.exec(rows[at]!)?.[1];
  if (own) return own.replace(/\.$/, '').trim();
  for (const row of rows.slice(at + 1, at + 1 + ROWS)) {
    if (NAMED.test(row) || COUNSEL.test(row)) return undefined;
    const whom = APPEARS_FOR.exec(row)?.[1];
    if (whom) return whom.replace(/\.$/, '').trim();
  }
  return undefined;
}

/** "For the State:   MS. ANNELIESE R. CASTLEBERRY", "For the Defendant:  EMMETT ROE", "For Plaintiff: Ada Roe, Roe Law". */
const LISTED =
  /\b[Ff](?:or|OR) (?:the |THE )?([A-Z][A-Za-z. ]{2,30}):\s+(?:M[RSrs]{1,2}\. (?:[A-Z][A-Za-z.’'-]* ){0,3}([A-Z][A-Za-z’'-]+)|(?:[A-Z][A-Za-z.’'-]* ){1,3}([A-Z][A-Za-z’'-]+)(?=,|$))/;
const COUNSEL = /\b([A-Z][A-Za-z'’-]+)(?:,? (?:JR|SR|II|III|IV)\.?)?,? (?:ESQ|Esq)\b/;
/** "ADA B. ROE, Roe & Doe, S.C.", "BY: MS. ADA ROE". */
const NAMED =
  /^(?:BY:? )?(?:M[RS]{1,2}\. )?(?:[A-Z][A-Z.’'-]* ){1,4}([A-Z][A-Z’'-]{2,})(?:,? (?:JR|SR|II|III|IV)\.?)?(?=[,;] |[,;]?$)/;
const APPEARS_FOR = /\b(?:[Ff]or|FOR|on behalf of) (?:the |THE )?([A-Z][^,;:]{2,60})/;
