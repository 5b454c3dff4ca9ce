import { withoutSuffix } from '../script/english/last-name.js';
import { namesOf } from './actors.js';
import { type Sides, surname } from './sides.js';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** ("Rod"): a given name that a paper defines for one of those who sue or are sued; drafts call him as they call the others. */
export function givenNames({ client, opponent }: Sides, texts: readonly string[]): [RegExp, string][] {
  const names = [client, opponent]
    .flatMap((party) => (party && !party.organization ? namesOf(party) : []))
    .map(withoutSuffix)
    .filter((name) => name.includes(' '));
  return names.flatMap((name): [RegExp, string][] => {
    const last = surname(name);
    const first = name.split(' ')[0]!;
    const defined = new RegExp(
      `\\b${escaped(first)} (?:\\p{Lu}[\\p{L}.]* )?${escaped(last)}(?:,? (?:Jr|Sr|II|III|IV)\\.?)?,? {0,2}\\(["“](\\p{Lu}[\\p{L}]{2,})["”]\\)`,
      'iu',
    );
    const word = texts.map((text) => defined.exec(text.replace(/\s+/g, ' '))?.[1]).find((one) => one);
    // "Rod" is Rodrick; a role or a surname is defined elsewhere.
    if (!word || word === last || !first.toLowerCase().startsWith(word.slice(0, SHARED).toLowerCase()))
      return [];
    const shared = names.some((other) => other !== name && surname(other) === last);
    return [
      [
        new RegExp(
          `(?<![“"(\\p{L}’'-]|\\b\\p{Lu}[\\p{L}.]* )${word}(?=['’]s\\b|\\b)(?![-\\p{L}]| \\p{Lu})`,
          'gu',
        ),
        shared ? `${first} ${last}` : last,
      ],
    ];
  });
}
const SHARED = 3;
