const WORD = String.raw`\p{Lu}[\p{Lu}'’-]+`;
const SHOUTED = new RegExp(`(?<!\\p{L})${WORD}(?: \\p{Lu}\\.)?(?: ${WORD}){1,2}(?!\\p{L})`, 'gu');

/** Names that a report writes in capitals where it speaks of somebody for the first time, with how it writes them later. */
export function shoutedNames(sentences: readonly string[]): ReadonlyMap<string, string> {
  const text = sentences.join(' ');
  const found = new Map<string, string>();
  for (const [name] of text.matchAll(SHOUTED)) {
    const calm = name.replace(/\p{L}+/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase());
    if (!OFFICE.test(name) && text.includes(calm.split(' ').at(-1)!)) found.set(name, calm);
  }
  return found;
}

/** The sentence with those names as they are read. */
export const inCalm = (text: string, shouted: ReadonlyMap<string, string>): string =>
  [...shouted].reduce((rest, [name, calm]) => rest.replaceAll(name, calm), text);
const OFFICE =
  /\b(?:OF|COUNTY|STATE|CITY|TOWN|COURT|UNITED|STATES|POLICE|DEPARTMENT|DIVISION|OFFICE|COUNT|THE|AND|FOR|COMMONWEALTH|AFFIDAVIT|REPORT|STATEMENT|COMPANY|INC|LLC|BANK)\b/;
