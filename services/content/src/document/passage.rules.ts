/** Where a quote stands in a text, whatever its line breaks, hyphenation and typographic marks; null when it does not. */
export function passageIn(text: string, quote: string): { start: number; end: number } | null {
  const wanted = lettersOf(quote).map(({ letter }) => letter);
  const letters = lettersOf(text);
  if (wanted.length === 0) return null;
  const at = letters
    .map(({ letter }) => letter)
    .join('')
    .indexOf(wanted.join(''));
  const first = letters[at];
  const last = letters[at + wanted.length - 1];
  return first && last ? { start: first.at, end: last.at + 1 } : null;
}

/** Letters and digits, each one unit wide, with their places. */
function lettersOf(text: string): { letter: string; at: number }[] {
  const found: { letter: string; at: number }[] = [];
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at).toLowerCase();
    if (letter.length === 1 && /[\p{L}\p{N}]/u.test(letter)) found.push({ letter, at });
  }
  return found;
}
