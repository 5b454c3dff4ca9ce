import type { PdfPage } from '../pdf-text.js';
import { spelledRank } from './ranks.rules.js';
import { isOrganization } from './readable-name.rules.js';

type Page = Pick<PdfPage, 'text'>;

/** "State v. Ellery   Motion to Suppress — October 17, 2024 — Cpl. R. Haskett   31", "ADA B. MOSS — Deposition, June 18, 2025". */
const PARTS = /\s{2,}|\s+[—–|•·-]\s+|\s*\|\s*/;
const NAME =
  /^(?:(Cpl|Sgt|Det|Ofc|Dep|Tpr|Lt|Capt|Officer|Detective|Sergeant|Deputy|Trooper|Corporal|Lieutenant|Captain|Dr|Mr|Mrs|Ms)\.? )?((?:\p{Lu}[\p{L}’'-]+|\p{Lu}\.)(?: (?:\p{Lu}\.|[“"]\p{Lu}\p{L}+[”"]|(?:de|la|van|von|del) |\p{Lu}[\p{L}’'-]+)){0,2} ?\p{Lu}[\p{L}’'-]+(?:,? (?:[JS]r|II|III)\.?)?)(?:, (?:M\.?D|D\.?O|R\.?N|Ph\.?D|P\.?E|CPA)\.?)?$/u;
const ADDRESSES = /^(?:Mr|Mrs|Ms)$/;
/** What stands beside the name of a witness in the head of a page. */
const BESIDE =
  /\b(?:deposition|depo|testimony|examination|excerpts?|condensed|hearing|trial|suppress|proceedings|transcript|direct|cross|vol(?:ume)?|(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4}|\d{1,2}\/\d{1,2}\/\d{2,4})\b/i;
/** Words of captions, courts and firms, which no name has. */
const NO_NAME =
  /\b(?:v|vs|court|county|state|city|people|commonwealth|united|motion|hearing|trial|deposition|examination|excerpts?|condensed|transcript|proceedings|exhibit|page|line|designations|reporting|reporters?|certified|official|app|vol|volume|day|confidential|draft|no|re|matter|estate|january|february|march|april|may|june|july|august|september|october|november|december)\b/i;
const HEAD_ROWS = 3;

/** The witness whom the running head of a transcript names beside the day or the kind of hearing; undefined where it names none. */
export function witnessInHead(pages: readonly Page[]): string | undefined {
  const rows = (pages[0]?.text ?? '')
    .split('\n')
    .filter((row) => row.trim())
    .slice(0, HEAD_ROWS);
  for (const row of rows) {
    const parts = row
      .trim()
      .split(PARTS)
      .map((part) => part.trim());
    if (!parts.some((part) => BESIDE.test(part))) continue;
    for (const part of parts) {
      const [, title, name] = NAME.exec(part.replace(/\s*\([^)]*\)$/, '')) ?? [];
      if (!name || NO_NAME.test(part) || isOrganization(name)) continue;
      return title === undefined || ADDRESSES.test(title) ? name : `${spelledRank(title)} ${name}`;
    }
  }
  return undefined;
}
