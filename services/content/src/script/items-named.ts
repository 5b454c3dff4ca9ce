import type { ReadCase } from '../case-model/build.js';

const NAMED = /\b([Tt]he (?:[\p{L}-]{2,16} ){1,3}?)\(?,? ?\(?Item (\d{1,3})\b\)?/gu;
const BARE = /(?<!\b[Tt]he (?:[\p{L}-]{2,16} ){1,3},? )\bItem (\d{1,3})\b/gu;

const known = new WeakMap<ReadCase, ReadonlyMap<string, string>>();

/** "Item 14" as what the property room gave the number to, where one of the papers says what that is. */
export function withItemsNamed(read: ReadCase, text: string): string {
  if (!text.includes('Item ')) return text;
  const things = thingsOf(read);
  return text.replace(BARE, (all: string, number: string, at: number) => {
    const thing = things.get(number);
    return thing === undefined ? all : at === 0 ? `The ${thing}` : `the ${thing}`;
  });
}

function thingsOf(read: ReadCase): ReadonlyMap<string, string> {
  const own = known.get(read);
  if (own) return own;
  const found = new Map<string, string>();
  for (const { text } of read.sentences)
    if (text.includes('Item '))
      for (const [, thing, number] of text.matchAll(NAMED))
        if (!found.has(number!)) found.set(number!, thing!.slice(4).trim());
  known.set(read, found);
  return found;
}
