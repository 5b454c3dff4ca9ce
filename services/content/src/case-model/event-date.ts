import { type SpokenDate, datesIn } from '@lectern/legal-text/dates';

/** The day of which a sentence tells. A look back ("had been due on ...") and a range have none. */
export function eventDate(text: string): SpokenDate | undefined {
  const dates = datesIn(text.replace(/\((?:[^()]{0,40}\s)?\d{4}\)/g, (hit) => ' '.repeat(hit.length)));
  const [first] = dates;
  if (!first?.year || looksBack(text.slice(0, first.index))) return undefined;
  // "The list was from 2022" tells how old it was.
  if (first.month === undefined && /^from\b/i.test(first.text)) return undefined;
  return first;
}
/** Does a date stand behind words that look back at it? "Before the accident, on January 11, she told him" tells of that day. */
export const looksBack = (before: string): boolean =>
  LOOKS_BACK.test(before.replace(/^(?:Before|Prior to) [^,]{3,40}, (?=on (?:or about )?$)/i, ''));
const LOOKS_BACK =
  /\b(?:had been|due|since|until|before|dated|from(?! [^.]{1,26} on (?:or about )?$)|expir\w+|scheduled for|effective|as of|prior)\b[^.]{0,30}$|\b(?:pages?|entry|entries|letters?|e-?mails?|notes?|memos?|reports?|minutes|notices?|orders?|invoices?|statements?|photographs?|versions?|contracts?|agreements?) of (?:the )?$/i;
