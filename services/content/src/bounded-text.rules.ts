/** Longer than any word, name, citation or address that a person reads. */
const MAX_WORD = 120;
/** Wider than any row that is printed; what is longer is a paragraph that its program wrote without line ends. */
const MAX_ROW = 400;

const LONG_WORD = new RegExp(`\\S{${MAX_WORD}}(?=\\S)`, 'gu');
/** From the beginning of a word: almost every text holds none, and is not searched from each of its letters. */
const HAS_LONG_WORD = new RegExp(`(?<!\\S)\\S{${MAX_WORD + 1}}`, 'u');

/**
 * The text with every word of more than 120 characters broken by spaces. The rules look through words and rows in steps that grow
 * with the square of their length, so that no text may bring longer ones than paper has.
 */
export const withBoundedWords = (text: string): string =>
  text.length > MAX_WORD && HAS_LONG_WORD.test(text) ? text.replace(LONG_WORD, '$& ') : text;

/** How far a text can be cut at most so that no character is cut in two. */
export const wholeUpTo = (text: string, most: number): number =>
  (text.codePointAt(most - 1) ?? 0) > 0xffff ? most - 1 : most;

/** The row as rows of at most so many characters, broken between words. */
export function boundedRows(row: string, most = MAX_ROW): string[] {
  const rows: string[] = [];
  let rest = withBoundedWords(row);
  while (rest.length > most) {
    const space = rest.lastIndexOf(' ', most);
    const end = space > 0 && rest.slice(0, space).trim() !== '' ? space : wholeUpTo(rest, most);
    rows.push(rest.slice(0, end).trimEnd());
    rest = rest.slice(end).trimStart();
  }
  if (rest !== '' || rows.length === 0) rows.push(rest);
  return rows;
}

/** Every text within a value, with bounded words. */
export function withBoundedTexts<T>(value: T): T {
  return visit(value) as T;
}

function visit(value: unknown): unknown {
  if (typeof value === 'string') return withBoundedWords(value);
  if (Array.isArray(value)) return value.map(visit);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, visit(one)]));
}
