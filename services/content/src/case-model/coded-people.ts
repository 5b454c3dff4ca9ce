import { mayBeFirstName } from '../script/english/lexicon.js';
import { escaped } from '@lectern/legal-text/escaped';

/** Somebody whom the head of a report gives a code. */
export interface Coded {
  /** "Brent Alan Orne" */
  name: string;
  as: 'victim' | 'suspect' | 'witness';
  /** What the report calls him. */
  code: RegExp;
  line: string;
}

/** What reports call people by: "S-1", "V-2", "A1", "RP2", "SUBJ 1". */
const CODE = String.raw`(?:[SVWDPAOC]|RP|SUBJ(?:ECT)?|SUSP(?:ECT)?|VICT(?:IM)?|WIT(?:NESS)?)[- ]?\d{1,2}`;
/** "PRATT, CURTIS RAY": as forms have names. */
const LAST_FIRST = String.raw`(\p{Lu}[\p{Lu}’'-]+), (\p{Lu}[\p{Lu}’'-]+(?: (?:\p{Lu}\.|\p{Lu}{3,}))?)`;
const INLINE = new RegExp(
  String.raw`(?<![\p{L}\d-])(${CODE})(?:\s?[:=–-]\s{1,4}|(?<=\d)[ ]{1,12})${LAST_FIRST}`,
  'gu',
);
const ALONE = new RegExp(String.raw`(?<![\p{L}\d/-])${CODE}(?=\s{3,}|\s*$)`, 'gu');
const NAMES = new RegExp(LAST_FIRST, 'gu');
const SPELLED: readonly [RegExp, string][] = [
  [/^SUBJ/, 'Subj(?:ect|\\.)?'],
  [/^SUSP/, 'Susp(?:ect|\\.)?'],
  [/^VICT/, 'Vict(?:im|\\.)?'],
  [/^WIT/, 'Wit(?:ness|\\.)?'],
];

/**
 * "V-1  ORNE, BRENT ALAN", over one another or side by side: the codes that a report gives to people. A code that it gives to two stays as it
 * is.
 */
export function codedPeople(text: string): Coded[] {
  const found = new Map<string, Coded | undefined>();
  for (const { code, name, line } of definitionsIn(text)) {
    const key = code
      .toUpperCase()
      .replace(/[- ]/g, '')
      .replace(/^(SUBJ|SUSP|VICT|WIT)\p{Lu}*/u, '$1');
    const known = found.get(key);
    if (!found.has(key)) found.set(key, { name, as: roleOf(key), code: patternOf(key), line: line.trim() });
    else if (known && known.name !== name) found.set(key, undefined);
  }
  return [...found.values()].filter((one) => one !== undefined);
}

/** "S1 UNK, LATER KRALL, TOBIAS": who he was, is told behind it. */
export const withoutUnknown = (text: string): string =>
  text.replace(/\b(?:UNK|UNKNOWN|UNIDENTIFIED)\b,? *(?:(?:LATER|NOW|ID(?:ENTIFIE)?D? AS)\b,? *)?/g, '');

const roleOf = (key: string): Coded['as'] =>
  key.startsWith('V') ? 'victim' : /^[SAD]/.test(key) ? 'suspect' : 'witness';

const capitalized = (words: string): string =>
  words.toLowerCase().replace(/(?:^|[-’' ])\p{L}/gu, (letter) => letter.toUpperCase());

function patternOf(key: string): RegExp {
  const [, letters = '', number = ''] = /^(\p{Lu}+)(\d+)$/u.exec(key) ?? [];
  const word = SPELLED.find(([kind]) => kind.test(letters))?.[1] ?? escaped(letters);
  return new RegExp(`(?<![“"\\p{L}\\d-])(?:[Tt]he )?${word}[- ]?${number}(?![\\p{L}\\d”"-])`, 'giu');
}

function definitionsIn(given: string): { code: string; name: string; line: string }[] {
  const text = withoutUnknown(given);
  const rows = text.split('\n');
  const named = ([, last, first]: RegExpMatchArray): string => `${capitalized(first!)} ${capitalized(last!)}`;
  return [
    ...[...text.matchAll(INLINE)]
      .filter(([, , , first]) => mayBeFirstName(first!.split(' ')[0]!.toLowerCase()))
      .map(([line, code, last, first]) => ({
        code: code!,
        name: `${capitalized(first!)} ${capitalized(last!)}`,
        line,
      })),
    ...rows.flatMap((row, at) => {
      const codes = row.search(NAMES) < 0 ? (row.match(ALONE) ?? []) : [];
      const below = rows[at + 1] ?? '';
      const names = [...below.matchAll(NAMES)];
      return codes.length > 0 && codes.length === names.length
        ? codes.map((code, index) => ({ code, name: named(names[index]!), line: below }))
        : [];
    }),
  ];
}
