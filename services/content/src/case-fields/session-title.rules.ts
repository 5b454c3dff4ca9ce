import type { Caption } from './caption.rules.js';
import type { Side } from './party-names.rules.js';

const MAX_TITLE = 120;

/** The name by which lawyers call a party: a person's surname, an organization's name without its form. */
function shortName(side: Side): string {
  const name = (side.names[0] ?? '').replace(/\s+dba\s.*$/i, '');
  const organization = /\b(inc|llc|corp|corporation|company|co|ltd|llp|lp|bank|state|united|city|county|people|commonwealth|association|program|church|chapel|university|department|trust|center|board|construct|systems?|services?|litigation)\b/i.test(name);
  const plain = name.replace(/,?\s*\b(inc|llc|l\.l\.c|corp|ltd|llp|lp|co|n\.a|p\.c)\b\.?/gi, '').trim();
  if (organization) return plain;
  const words = plain.replace(/,?\s*\b(jr|sr|ii|iii|iv|esq|m\.d)\b\.?$/i, '').split(' ');
  return words.length >= 2 && words.length <= 4 ? (words.at(-1) ?? plain) : plain;
}

/** "Smith v. Jones", "In re Smith", or the file's name when the document names nobody. */
export function sessionTitle(caption: Caption | undefined, docket: string | undefined, fileName: string): string {
  const fromFile = fileName.replace(/\.pdf$/i, '').replace(/[_-]+/g, ' ').replace(/\s+/g, ' ').trim();
  const parties = caption?.second
    ? `${shortName(caption.first)} v. ${shortName(caption.second)}`
    : caption
      ? `In re ${shortName(caption.first)}`
      : undefined;
  const title = parties ?? (docket ? `Case ${docket}` : fromFile || 'Uploaded document');
  return title.slice(0, MAX_TITLE).trim();
}
