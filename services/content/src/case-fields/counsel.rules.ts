import type { PdfPage } from '../pdf-text.js';

/** Whom counsel of a transcript appear for, by their surnames in capitals: "ROE" for "Plaintiff". */
export function counselIn(pages: readonly Pick<PdfPage, 'text'>[]): ReadonlyMap<string, string> {
  const rows = pages.slice(0, 4).flatMap(({ text }) => text.split('\n').map((row) => row.trim()));
  const found = new Map<string, string>();
  rows.forEach((row, at) => {
    const [, side, titled, plain] = LISTED.exec(row) ?? [];
    const counsel = titled ?? plain;
    if (side && counsel) found.set(counsel.toUpperCase(), side);
    const surname = COUNSEL.exec(row)?.[1];
    if (surname === undefined) return;
    const near = [row, ...rows.slice(Math.max(0, at - ROWS), at).reverse()];
    const whom = near.map((one) => APPEARS_FOR.exec(one)?.[1]).find((one) => one !== undefined);
    if (whom !== undefined) found.set(surname.toUpperCase(), whom.trim());
  });
  return found;
}

const ROWS = 4;
/** "For the State:   MS. ANNELIESE R. CASTLEBERRY", "For the Defendant:  EMMETT ROE". */
const LISTED =
  /\b[Ff](?:or|OR) (?:the |THE )?([A-Z][A-Za-z ]{2,30}):\s+(?:M[RSrs]{1,2}\. (?:[A-Z][A-Za-z.’'-]* ){0,3}([A-Z][A-Za-z’'-]+)|(?:[A-Z][A-Z.’'-]* ){1,3}([A-Z][A-Z’'-]+)$)/;
const COUNSEL = /\b([A-Z][A-Za-z'’-]+),? (?:ESQ|Esq)\b/;
const APPEARS_FOR = /\b(?:[Ff]or|FOR|on behalf of) (?:the |THE )?([A-Z][^,;:.]{2,60})/;
