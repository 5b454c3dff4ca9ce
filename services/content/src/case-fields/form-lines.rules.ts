import { MONTH } from '@lectern/legal-text/months';
import type { PdfPage } from '../pdf-text.js';
import type { ExtractedValue } from './extracted-value.js';

const ASKS_FOR = /\((?:specify|date|name each|amount|check (?:all|one)[^)]*)\)/i;
const LEAST_MARKS = 3;
const ITEM = /^(?:\(?(?:\d{1,2}|[a-z])[.)]\s*)+/i;
const CHECKED = /^(?:X|☒|☑|\[X\])\s+/i;
const REQUESTS =
  /^\s*(?:\d{1,2}\.\s*)?(?:plaintiff|petitioner|claimant|landlord)s?\s+(?:requests?|asks?|demands?)\b[^.]{0,60}:?\s*$/i;
const ENDS = /^\s*(?:I declare|date:|dated:|number of pages|\d*\.?\s*I have read)/i;
const TELLS = new RegExp(`\\$\\s?\\d|\\b${MONTH} \\d{1,2}, \\d{4}|\\b\\d{1,2}/\\d{1,2}/\\d{4}`);
const NO_FACT =
  /\b(?:telephone|fax|bar (?:no|number)|address|zip|requests?|date:\s|case number|limited civil|amount demanded)\b|\[?\brev\.|court use/i;

/** A form to be filled in: its lines say what to put where, and boxes are checked. */
export const isForm = (pages: PdfPage[]): boolean =>
  pages
    .slice(0, 3)
    .reduce((sum, page) => sum + page.text.split('\n').filter((row) => ASKS_FOR.test(row)).length, 0) >=
  LEAST_MARKS;

const ORDERS = /^(?:determine|confirm|order|grant|award|restore|divide|terminate|appoint|enter)\b/i;
/** "(1) X this. (2) that.": of several boxes in a row, what stands at the checked ones. */
const checkedPart = (row: string): string => {
  const parts = row.split(/\s{1,}(?=\([1-9]\)\s)/);
  return parts.filter((part) => part.startsWith('(')).length < 2 || !/\sX\s/.test(row)
    ? row
    : parts.filter((part) => /(?:^|\s)X\s/.test(part)).join(' ');
};

/** What was filled in, without the words of the form that asked for it. */
function filledIn(row: string): string {
  const text = checkedPart(row.trim())
    .replace(ITEM, '')
    .replace(CHECKED, '')
    .replace(ITEM, '')
    .replace(/\s*\((?:specify|date|name each|amount)\)\s*(:?)/gi, '$1')
    .replace(/\$\s+(?=\d)/g, '$')
    .replace(/\s+X\s+/g, ' ')
    .replace(/\b(on or about|on):\s/gi, '$1 ')
    .replace(/\b(defendant|plaintiff|tenant)s?:\s/gi, '$1 ')
    .replace(/\bto:\s/gi, ': ')
    .replace(/\s+:/g, ':')
    .replace(/\s+/g, ' ')
    .trim();
  // What an order is to do reads on from "That the court".
  if (ORDERS.test(text)) return `That the court ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const rowsOf = (pages: PdfPage[]) =>
  pages.slice(0, 4).flatMap((page) => page.text.split('\n').map((row) => ({ row, page: page.number })));

/** Dates and amounts that were filled into a form are its facts. */
export function formFacts(pages: PdfPage[]): ExtractedValue[] {
  if (!isForm(pages)) return [];
  const rows = rowsOf(pages);
  const end = rows.findIndex(({ row }) => REQUESTS.test(row));
  return rows
    .slice(0, end < 0 ? undefined : end)
    .filter(({ row }) => TELLS.test(row) && !NO_FACT.test(row) && /^\s*(?:\(?\w{1,2}[.)]|[A-Z])/.test(row))
    .map(({ row, page }) => ({ value: filledIn(row), page, quote: row.trim(), confidence: 0.8 }))
    .filter(({ value }) => value.split(' ').length >= 4)
    .slice(0, 10);
}

/** What a form's checked boxes ask for. An empty box asks for nothing. */
export function formRequests(pages: PdfPage[]): ExtractedValue[] {
  if (!isForm(pages)) return [];
  const rows = rowsOf(pages);
  const from = rows.findIndex(({ row }) => REQUESTS.test(row));
  if (from < 0) return [];
  const asked = rows.slice(from + 1);
  const end = asked.findIndex(({ row }) => ENDS.test(row));
  return asked
    .slice(0, end < 0 ? 30 : end)
    .filter(({ row }) => /^\s*(?:\([1-9]\)|[a-z]\.)\s/.test(row))
    .filter(({ row }) => {
      const item = row.trim();
      if (/\([1-9]\)/.test(item) && !/(?:^|\s)X\s/.test(item)) return false;
      const text = item.replace(ITEM, '');
      return CHECKED.test(text) || (!/^if\b/i.test(text) && (/:\s+\S/.test(text) || /^[a-z]/.test(text)));
    })
    .map(({ row, page }) => ({
      value: filledIn(row).replace(/[.:]$/, ''),
      page,
      quote: row.trim(),
      confidence: 0.82,
    }))
    .filter(({ value }) => value.length > 10 && !/\bcheck (?:one|all)\b/i.test(value));
}
