import type { PdfPage, PdfText } from '../pdf-text.js';
import type { DocumentKind } from './document-kind.rules.js';
import type { Understanding } from './understanding.rules.js';

const DEED =
  /^\s*(?:[\w’'-][\w’' -]{0,49}\b)?(?:agreement|lease|contract|deed|power of attorney|last will(?: and testament)?|invoice)\s*$/i;
const SALUTATION = /^\s*Dear\s+\p{Lu}.{1,60}[:,]\s*$/u;

/** Papers of these kinds tell of a case even where no court, no number and no caption stands on them. */
const TELLS_OF_A_CASE: DocumentKind[] = [
  'complaint',
  'charge',
  'answer',
  'petition',
  'brief',
  'citation',
  'report',
];
/** What the file of an attorney calls its own papers. */
const OWN_PAPER =
  /\b(?:affidavit|declaration of|(?:witness|sworn|victim|recorded) statement|statement of facts|memo(?:randum)?|chronology|client intake|interview of|testimony|(?:claim|demand) letter|letter of claim|notice of claim)\b/i;
const OATH = /\bduly sworn\b|\bunder (?:the )?penalty of perjury\b/i;
/** Only who has an attorney is represented, and only an attorney has clients whom a file is about. */
const REPRESENTED =
  /\b(?:this (?:firm|office)|we|I) (?:have been retained to )?represents?\b|\b(?:firm|office) has been retained\b|\b(?:my|our) client\b/i;
/** Who stands before a court. One of them is named in many a text, two in a text about a case. */
const IN_COURT =
  /\b(?:plaintiff|defendant|petitioner|respondent|appellant|appellee|claimant|complainant|decedent|prosecut(?:or|ion)|affiant|declarant|deponent|tortfeasor)s?\b/gi;

const firstRows = ([first]: PdfPage[], count: number): string[] =>
  (first?.text.split('\n') ?? []).filter((row) => row.trim() !== '').slice(0, count);

function tellsOfACase({ pages }: PdfText, kind: DocumentKind): boolean {
  if (TELLS_OF_A_CASE.includes(kind) || firstRows(pages, 8).some((row) => OWN_PAPER.test(row))) return true;
  const roles = new Set<string>();
  for (const { text } of pages) {
    if (OATH.test(text)) return true;
    for (const [role] of text.matchAll(IN_COURT)) roles.add(role.toLowerCase().replace(/s$/, ''));
    if (roles.size > 1) return true;
  }
  return false;
}

/** Whether a paper is one of a case, or an invoice, a recipe or a contract: of these nothing is known that a form could ask for. */
export function belongsToACase({ text, court, docket, kind, transcript, answers }: Understanding): boolean {
  if (docket || court.court || transcript || answers) return true;
  if (text.pages.some((page) => REPRESENTED.test(page.text))) return true;
  if (firstRows(text.pages, 5).some((row) => DEED.test(row))) return false;
  if (firstRows(text.pages, 20).some((row) => SALUTATION.test(row))) return false;
  return tellsOfACase(text, kind);
}
