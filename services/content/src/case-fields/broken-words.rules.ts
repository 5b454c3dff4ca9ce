/** What stands before the hyphen of a compound; a word broken at the end of a line begins otherwise. */
const COMPOUNDS =
  /^(?:self|well|non|co|pre|post|anti|cross|ex|mid|semi|all|half|high|low|long|short|full|part|first|second|third|one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|year|day|month|week|court|fact|parent|back|sub|multi|inter|so|on|off|out|in|up|by|re)$/i;

/** The text so far as the next line may be set behind it: with a space, or without the hyphen of a word broken there. */
export function joinable(before: string, next: string, words: ReadonlySet<string>): string {
  const broken = /([A-Za-z]+)-$/.exec(before.slice(-40));
  const rest = /^[a-z]+/.exec(next);
  let text = `${before} `;
  if (/[\p{L}\d][-–—]$/u.test(before)) text = before;
  if (broken?.[1] && rest && /[a-z]-$/.test(before)) {
    const joined = (broken[1] + rest[0]).toLowerCase();
    const kept = `${broken[1]}-${rest[0]}`.toLowerCase();
    // Nobody can tell a broken word from a compound, except by how the rest of the document writes it.
    const compound =
      words.has(kept) ||
      COMPOUNDS.test(broken[1]) ||
      (words.has(broken[1].toLowerCase()) && words.has(rest[0]));
    if (!words.has(kept) && (words.has(joined) || !compound)) text = before.slice(0, -1);
  }
  return text;
}

/** A line without the halves of the words that are broken at its ends: they are no words of the document. */
export const wholeWords = (line: string, before = ''): string =>
  (/[a-z]-$/.test(before) ? line.replace(/^[a-z]+/, '') : line).replace(/[a-z]+-$/, '').toLowerCase();
