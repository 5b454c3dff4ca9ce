import { escaped } from '@lectern/legal-text/escaped';
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
    name.includes(' ') && !inLetters(name)
      ? sameName(own, name) && suffixOf(own) === suffixOf(name)
      : isMeant(name, own.split(' ')),
  );
  if (known) return known;
  if (name.includes(' ') && !inLetters(name)) return inFull(name, writers) ?? name;
  const last = (names: readonly string[]): string | undefined =>
    (LETTERS.test(name) ? names.findLast((own) => lettersOf(own.split(' ')) === name) : undefined) ??
    names.findLast(
      (own) =>
        isMeant(name, own.split(' ')) &&
        (inLetters(name) !== undefined || hasFirstName(own) || lastName(own) === name),
    );
  return last(namesIn(before)) ?? last(namesOf(writers)) ?? byInitial(name, writers.text) ?? name;
}

/** "A. Orne", whom the papers call Ada Orne; nobody, where two may be meant. */
function inFull(name: string, { text }: Writers): string | undefined {
  const [, initial, surname] = /^(\p{Lu})\. (\p{Lu}[\p{L}’'-]+)$/u.exec(name) ?? [];
  if (!initial || !surname) return undefined;
  const own = new RegExp(
    `(?<![\\p{L}’'-])(${initial}[\\p{Ll}’'-]+) (?:\\p{Lu}\\. )?${escaped(surname)}(?![\\p{L}-])`,
    'gu',
  );
  const meant = new Set([...text.matchAll(own)].map(([, first]) => `${first!} ${surname}`));
  return meant.size === 1 ? [...meant][0] : undefined;
}

/** "Dale P-L", whom the papers only call "D. Pruett-Lange". */
function byInitial(name: string, text: string): string | undefined {
  const short = inLetters(name);
  if (!short || short[1].length < 2) return undefined;
  return [...text.matchAll(/(?<![\p{L}.])(\p{Lu})\. (\p{Lu}[\p{Ll}’']+(?:-\p{Lu}[\p{Ll}’']+)+)/gu)].find(
    ([, initial, surname]) => initial === short[0][0] && lettersOf([surname!]) === short[1],
  )?.[0];
}

const NAMES = new WeakMap<Writers, readonly string[]>();

function namesOf(writers: Writers): readonly string[] {
  const names = NAMES.get(writers) ?? namesIn(writers.text);
  NAMES.set(writers, names);
  return names;
}

/** The columns of a table are no names. */
const namesIn = (words: string): string[] =>
  [...words.replace(/\n\s*/g, ' ').replace(CALLED, '').matchAll(new RegExp(NAME, 'gu'))]
    .map(([own]) => once(own))
    .filter((own) => !isOrdinary(own.split(' ')[0]!.toLowerCase()));
/** A name below itself, as under a signature, is one. */
const once = (name: string): string => {
  const words = name.split(' ');
  const again = words.findIndex((word, at) => at > 1 && word === words[0]);
  return again < 0 ? name : words.slice(0, again).join(' ');
};
const CALLED =
  /\b(?:Plaintiffs?|Defendants?|Petitioners?|Respondents?|Manager|Supervisor|Examiner)\s+(?=\p{Lu}\p{Ll})/gu;
const LETTERS = /^\p{Lu}{3,4}$/u;
const hasFirstName = (name: string): boolean => tagged(name)[0]?.tags.has('FirstName') ?? false;

/** "Tyree B", "Joletta KD", "Dale P-L": a first name with the letters of the surname. */
const inLetters = (name: string): [string, string] | undefined => {
  const [, first, letters] = /^(\p{Lu}[\p{L}’'-]+) ((?:\p{Lu}[.-]?){1,3})$/u.exec(name) ?? [];
  return first && letters ? [first, letters.replace(/[.-]/g, '')] : undefined;
};
const lettersOf = (words: readonly string[]): string =>
  words.flatMap((word) => word.split('-').map((part) => part[0] ?? '')).join('');

/** "Nate" is Nathan. */
const shortened = (name: string, first: string): boolean =>
  name.length >= LETTERS_ALIKE && first.slice(0, LETTERS_ALIKE) === name.slice(0, LETTERS_ALIKE);

function isMeant(name: string, words: readonly string[]): boolean {
  const [first = '', surname = ''] = [words[0], words.at(-1)];
  const short = inLetters(name);
  if (short)
    return (
      (first === short[0] || shortened(short[0], first)) &&
      (lettersOf([surname]) === short[1] || lettersOf(words.slice(1)) === short[1])
    );
  if (/^\p{Lu}{2,3}$/u.test(name)) return name[0] === first[0] && name.at(-1) === surname[0];
  return (
    surname === name ||
    first === name ||
    surname.split('-').includes(name) ||
    // "Rosi" is Rosalinda.
    (name.length > LETTERS_ALIKE && shortened(name, first))
  );
}
