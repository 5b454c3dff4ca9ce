import { NO_NAME } from '../case-model/names-in.js';
import { type Mention, mentionsIn } from './mentions.js';
import { meant } from './own-words.js';

/** Names that a statement speaks of by one word, as of people: "Tor came up to the bar". */
export function othersNamed(sentences: readonly string[], names: readonly string[]): string[] {
  const text = sentences.join(' ');
  const found = new Set(
    [
      ...text.matchAll(
        /(?<=\p{Ll},? )(?!I['’])\p{Lu}\p{Ll}+(?= (?:came|went|said|told|had|took|put|turned|slapped|hit|asked|left|did|was|ran|walked|looked|called|says|and I|and me)\b|['’]s (?:mother|father|chest|house|car|truck|wife|hand|face|name)\b)|(?<=[.!?”] )\p{Lu}\p{Ll}+(?= (?:came|went|said|told|took|turned|slapped|hit|asked|ran|walked|looked|says|didn['’]t|did not)\b)/gu,
      ),
    ].map(([word]) => word),
  );
  return [...found].filter(
    (word) => !NO_NAME.test(word) && !names.some((name) => name.split(' ').includes(word)),
  );
}

/** Those of whom a sentence speaks, with who acts in it: its subject, also where that is a pronoun for somebody known. */
export function actingIn(words: string, names: readonly string[], before: readonly Mention[][]): Mention[][] {
  const mentions = mentionsIn(words, names);
  const plain = words.replace(/^(?:(?:And|But|So|Then|At [^,]{2,60}),? )+/u, '');
  const pronoun = /^(He|She)\b/.exec(plain)?.[1];
  if (pronoun) {
    const who = meant(before, pronoun === 'She');
    return who === undefined
      ? mentions.length > 0
        ? [mentions]
        : []
      : [
          [
            ...mentions.filter(({ name }) => name !== who),
            { name: who, female: pronoun === 'She', acts: true },
          ],
        ];
  }
  if (mentions.length === 0) return [];
  const acting = mentions.find(
    ({ name }) =>
      plain.startsWith(name) || plain.startsWith(`${name.charAt(0).toUpperCase()}${name.slice(1)}`),
  );
  return [mentions.map((one) => (one === acting ? { ...one, acts: true } : one))];
}
