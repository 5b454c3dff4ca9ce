import type { PdfPage } from '../pdf-text.js';
import { namesCourt } from './party-names.rules.js';

const HEAD_ROWS = 30;
const LETTERHEAD_ROWS = 3;
/** The office, its head beside the judges' names, or the name of such a paper. */
const OFFICE =
  /\boffice of the clerk\b|(?:^|\s{3})clerk(?: of (?:the )?court)?\s*$|\b(?:docketing|case opening|briefing) (?:notice|letter|information)\b|\bdocketing unit\b/im;
/** Whoever signs as the clerk writes to counsel. */
const ADDRESSED =
  /^\s*(?:dear\s\S.{0,60}|to (?:all )?(?:parties|counsel)\b.{0,40}|to:\s+(?:all )?(?:parties|counsel)\b.{0,40}|memorandum to (?:all )?counsel\b.{0,60}|(?:docketing|case opening|briefing) (?:notice|letter))\s*$/im;

/** A letter or notice of a court's office: whom to write to and what to file by when. Nothing is told, disputed or asked for in it. */
export function isClerksPaper(pages: PdfPage[]): boolean {
  const text = pages[0]?.text ?? '';
  const rows = text.split('\n').filter((row) => row.trim());
  // A letter under the name of a court is written by its office.
  const courts = rows.slice(0, LETTERHEAD_ROWS).some(namesCourt) && /^\s*dear\s/im.test(text);
  return courts || (OFFICE.test(rows.slice(0, HEAD_ROWS).join('\n')) && ADDRESSED.test(text));
}

const HAPPENED = /\b(?:filed|docketed|entered|appealed|received|transferred|dismissed|decided)\b/i;
const INSTRUCTS = /\b(?:must|should|shall|will|may|can|please|required|if|any|your?)\b/i;

const RULED = /\b(?:has|have|was|were) (?:granted|denied|dismissed|affirmed|reversed|vacated|remanded)\b/i;

/** What a clerk tells of the case itself: what was ruled, and who has filed what. `names`: words that stand for the parties. */
export const tellsWhatWasFiled = (text: string, names: string[]): boolean =>
  !INSTRUCTS.test(text) &&
  (RULED.test(text) ||
    (HAPPENED.test(text) && names.some((name) => text.toLowerCase().includes(name.toLowerCase()))));

const TITLE =
  /^(?:(?:mr|ms|mrs|dr|hon|judge|justice|title|appell\w+|plaintiff|defendant|re|in|the|for|and)\b[.:,]? )+/i;

/** A clerk's heading names "Roe v. Port of Camas"; the one full name with this surname that the letter gives elsewhere. */
export function fullNameOf(surname: string, text: string): string | undefined {
  if (!/^\p{Lu}[\p{L}’'-]{2,}$/u.test(surname)) return undefined;
  const before = String.raw`(?<![\p{L}.])((?:\p{Lu}[\p{L}.’'-]{0,18} ){1,3})`;
  const found = new Map<string, string>();
  for (const [, words = '', last = ''] of text
    .replace(/[^\S\n]+/g, ' ')
    .matchAll(new RegExp(`${before}(${surname}|${surname.toUpperCase()})(?![\\p{L}-])`, 'gu'))) {
    const names = words.replace(TITLE, '').trim();
    if (names && /^\p{Lu}/u.test(names)) found.set(names.toLowerCase(), `${names} ${last}`);
  }
  return found.size === 1 ? [...found.values()][0] : undefined;
}
