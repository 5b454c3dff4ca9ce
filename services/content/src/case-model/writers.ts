import { sameName } from '@lectern/legal-text/names';
import { isOrdinary } from '../script/english/casing.js';
import { lastName, suffixOf } from '../script/english/last-name.js';
import { tagged } from '../script/english/tagged.js';

/** "Rhonda K. Teague", "Anneke van Rijn". */
const NAME = String.raw`(?<![\p{L}’'] ?)\p{Lu}[\p{Ll}’'-]+(?:-\p{Lu}\p{Ll}+)?(?: \p{Lu}\.)?(?: (?:de|la|van|von|der|den|del))*(?: \p{Lu}[\p{L}’'-]*\p{Ll}(?!['’]s))+`;
const LETTERS_ALIKE = 3;

/** Those whom rows of messages may mean: the parties, and whom the papers name in full. */
export interface Writers {
  parties: readonly string[];
  text: string;
}

/** Who is meant by the name of a row: "RT" and "Keane" are a party or somebody else whom the paper calls so in full, the last one named before it. */
export function writerIn(given: string, before: string, writers: Writers): string {
  const { parties } = writers;
  const shouted = /^\p{Lu}{3,}(?:-\p{Lu}{2,})*$/u.test(given) && given.length > 3;
  const name = shouted
    ? given.toLowerCase().replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())
    : given;
  const known = parties.find((own) =>
    name.includes(' ')
      ? sameName(own, name) && suffixOf(own) === suffixOf(name)
      : isMeant(name, own.split(' ')),
  );
  if (known) return known;
  if (name.includes(' ')) return name;
  const last = (names: readonly string[]): string | undefined =>
    names.findLast((own) => isMeant(name, own.split(' ')) && (hasFirstName(own) || lastName(own) === name));
  return last(namesIn(before)) ?? last(namesOf(writers)) ?? name;
}

const NAMES = new WeakMap<Writers, readonly string[]>();

function namesOf(writers: Writers): readonly string[] {
  const names = NAMES.get(writers) ?? namesIn(writers.text);
  NAMES.set(writers, names);
  return names;
}

/** The columns of a table are no names. */
const namesIn = (words: string): string[] =>
  [...words.replace(/\n\s*/g, ' ').matchAll(new RegExp(NAME, 'gu'))]
    .map(([own]) => own)
    .filter((own) => !isOrdinary(own.split(' ')[0]!.toLowerCase()));
const hasFirstName = (name: string): boolean => tagged(name)[0]?.tags.has('FirstName') ?? false;

function isMeant(name: string, words: readonly string[]): boolean {
  const [first = '', surname = ''] = [words[0], words.at(-1)];
  if (/^\p{Lu}{2,3}$/u.test(name)) return name[0] === first[0] && name.at(-1) === surname[0];
  return (
    surname === name ||
    first === name ||
    surname.split('-').includes(name) ||
    // "Rosi" is Rosalinda.
    (name.length > LETTERS_ALIKE && first.slice(0, LETTERS_ALIKE) === name.slice(0, LETTERS_ALIKE))
  );
}
