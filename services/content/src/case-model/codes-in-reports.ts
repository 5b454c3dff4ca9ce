import { sameName } from '@lectern/legal-text/names';
import { victimIn } from './died.js';
import { type Sides, type SpokenParty, surname } from './sides.js';

const CODES = 'VICTIM|SUSPECT|WITNESS|ARRESTEE|DEFENDANT|COMPLAINANT|REPORTING PARTY|V|S|W|C|RP';
/** "V1  GUNDERSEN, TRAVIS LEE   07/30/1987", "WITNESS 2: BASCOMBE, TERRENCE L. JR.  B/M". */
const ROW = new RegExp(
  String.raw`^\s*\(?(${CODES})[- ]?#?(\d{1,2})?\)?\s*[:-]?\s{1,12}(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?), (\p{Lu}[\p{L}'’-]*)((?: \p{Lu}[\p{L}'’.-]*){0,3})`,
  'u',
);
const LETTER: Record<string, string> = {
  VICTIM: 'V',
  SUSPECT: 'S',
  WITNESS: 'W',
  ARRESTEE: 'A',
  DEFENDANT: 'D',
  COMPLAINANT: 'C',
  'REPORTING PARTY': 'RP',
};
/** How a report speaks of its only victim or suspect. */
const WORDS: Record<string, string> = {
  V: '[Vv]ictim',
  S: '[Ss]uspect',
  A: '[Aa]rrestee',
  C: '[Cc]omplainant',
};
const FEWEST = 2;
const SLASH = /(?<![\p{L}\d/])S\/(?=['’]s\b| \p{Ll})/gu;

interface Coded {
  letter: string;
  figure: string | undefined;
  name: string;
}

/** Words by which the papers speak of people without their names: "V1", "the suspect", "the deceased". */
export const wordsForPeople = (texts: readonly string[], sides: Sides): [RegExp, string][] => [
  ...codesIn(texts, sides),
  ...(sides.criminal ? victimIn(texts) : []),
];

/** What a police report calls people by letters and figures, with their names: "V1 stated" is what Travis Gundersen stated. */
function codesIn(texts: readonly string[], { client, opponent }: Sides): [RegExp, string][] {
  const parties = [client, opponent].filter(
    (party): party is SpokenParty => party !== undefined && !party.organization && !party.several,
  );
  const [accused, second] = parties;
  // "S/ stated" without a line that names him is the only one who is accused.
  const slash: [RegExp, string][] =
    accused && !second && texts.some((text) => (text.match(SLASH)?.length ?? 0) >= FEWEST)
      ? [[SLASH, accused.short]]
      : [];
  const coded = texts.flatMap((text) => {
    const rows = text.split('\n').flatMap((row) => codedIn(row, text) ?? []);
    if (rows.length < FEWEST) return [];
    return rows.flatMap(({ letter, figure, name }): [RegExp, string][] => {
      const own = parties.find((party) => sameName(party.said, name))?.short ?? name;
      const last = surname(name);
      const alone = rows.filter((other) => other.letter === letter).length === 1;
      const codes = [
        `${letter}[- ]?#?${figure ?? '1'}`,
        ...(alone ? [`${letter}(?=['’]s\\b| \\p{Ll})`] : []),
      ];
      const words =
        alone && WORDS[letter]
          ? [`(?:[Tt]he )?${WORDS[letter]}(?! (?:vehicle|car|truck|was described))`]
          : [];
      return [
        [
          new RegExp(
            `(?<![\\p{L}\\d“"/-])(?:[Tt]he )?(?:${codes.join('|')})/?(?: \\(?${last}\\)?)?(?![\\p{L}\\d-])`,
            'gu',
          ),
          own,
        ],
        ...words.map((word): [RegExp, string] => [
          new RegExp(
            `(?<!\\b(?:[Aa]n?|[Nn]o|[Aa]ny|[Aa]nother|possible|[Ee]ach|[Ee]very|second|other) )(?<![\\p{L}“"-])${word}(?:, ${name.split(' ')[0]!}(?: [^ ,]{1,12})? ${last}(?:,(?= ))?|(?=['’]s\\b|\\b)(?![\\p{L}-]))`,
            'gu',
          ),
          own,
        ]),
      ];
    });
  });
  return [...slash, ...coded];
}

function codedIn(row: string, text: string): Coded | undefined {
  const [, code, figure, last, first, rest = ''] = ROW.exec(row) ?? [];
  if (!code || !last || !first) return undefined;
  const suffix = /\b(JR|SR|II|III|IV)\b/i.exec(rest)?.[1]?.toUpperCase();
  const spelled = `${asWritten(first, text)} ${last
    .split(' ')
    .map((word) => asWritten(word, text))
    .join(' ')}`;
  const ended = suffix === 'JR' || suffix === 'SR' ? `, ${suffix[0]}r.` : suffix ? ` ${suffix}` : '';
  return { letter: LETTER[code] ?? code, figure, name: spelled + ended };
}

/** "MCNEIL" as the text writes it below, else with the capitals of a name. */
function asWritten(word: string, text: string): string {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const found = [...text.matchAll(new RegExp(`(?<![\\p{L}-])${escaped}(?![\\p{L}-])`, 'giu'))]
    .map(([own]) => own)
    .find((own) => /^\p{Lu}/u.test(own) && /\p{Ll}{2}/u.test(own));
  return (
    found ??
    word
      .toLowerCase()
      .replace(/(?<![\p{L}])\p{Ll}|(?<=^mc|-mc)\p{Ll}|(?<=^mac)\p{Ll}(?=\p{L}{3})/gu, (letter) =>
        letter.toUpperCase(),
      )
  );
}
