/** The words by which papers speak of the one who sued and of the one who was sued, as alternatives of a pattern. */
export interface RolesOfParties {
  first: string;
  second: string;
}

const FIRST = ['plaintiff', 'petitioner', 'claimant', 'complainant', 'relator', 'contestant', 'caveator'];
const SECOND = ['defendant', 'respondent', 'accused', 'propounder'];
const HEAD = 3000;
/** On appeal the one who sued may be the respondent, and the one who was sued the petitioner. */
const RESPONDENT_SUED = /\bplaintiffs?\s?[-–—/,]\s?respondents?\b/i;
const PETITIONER_WAS_SUED = /\bdefendants?\s?[-–—/,]\s?petitioners?\b/i;

/** What these papers call the parties, by their captions. */
export function rolesIn(texts: readonly string[]): RolesOfParties {
  const heads = texts.map((text) => text.slice(0, HEAD));
  const first = new Set(FIRST);
  const second = new Set(SECOND);
  if (heads.some((head) => RESPONDENT_SUED.test(head))) move('respondent', second, first);
  else if (heads.some((head) => PETITIONER_WAS_SUED.test(head))) move('petitioner', first, second);
  return { first: [...first].join('|'), second: [...second].join('|') };
}

function move(word: string, from: Set<string>, to: Set<string>): void {
  from.delete(word);
  to.add(word);
}

/** "The defendant, Nils Holt, was alone": the name says it, and has no comma behind it. `roles` are the words of a role, by "|". */
export const withoutRole = (text: string, roles: string): string =>
  text.replace(
    new RegExp(
      `\\b[Tt]he (?:${roles}), (\\p{Lu}[\\p{L}.’'-]*(?: \\p{Lu}[\\p{L}.’'-]*){1,3}),(?= \\p{Ll})`,
      'gu',
    ),
    '$1',
  );
