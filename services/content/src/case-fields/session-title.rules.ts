import type { Caption } from './caption.rules.js';
import type { Side } from './party-names.rules.js';

const MAX_TITLE = 120;

/** A party as a title names it: without its corporate form and its trade names. */
function shortName(side: Side): string {
  const name = (side.names[0] ?? '').replace(/\s+dba\s.*$/i, '');
  const plain = name.replace(/,?\s*\b(inc|llc|l\.l\.c|ltd|llp|lp|n\.a|p\.c)\b\.?/gi, '').trim();
  return plain.length <= 55 ? plain : `${plain.slice(0, plain.lastIndexOf(' ', 52))} …`;
}

/** "Smith v. Jones", "In re Smith", or the file's name when the document names nobody. */
export function sessionTitle(
  caption: Caption | undefined,
  docket: string | undefined,
  fileName: string,
): string {
  const fromFile = fileName
    .replace(/\.pdf$/i, '')
    .replace(/[_-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const parties = caption?.second
    ? `${shortName(caption.first)} v. ${shortName(caption.second)}`
    : caption
      ? `In re ${shortName(caption.first)}`
      : undefined;
  const title = parties ?? (docket ? `Case ${docket}` : fromFile || 'Uploaded document');
  return title.slice(0, MAX_TITLE).trim();
}
