import { escaped } from '@lectern/legal-text/escaped';
import { hyphenatedRoles } from './roles-in-names.js';
import type { Sides, SpokenParty } from './sides.js';

const PAIRS = [
  ['Mother', 'Father'],
  ['Husband', 'Wife'],
  ['Landlord', 'Tenant'],
  ['Buyer', 'Seller'],
  ['Lender', 'Borrower'],
  ['Employer', 'Employee'],
] as const;

/** What a paper calls the parties once it has said so; where it defines one of a pair, the other party is the other. */
export function definedWords({ client, opponent }: Sides, texts: readonly string[]): [RegExp, string][] {
  const meant = new Map<string, SpokenParty>();
  const parties = [client, opponent].filter(
    (party) => party !== undefined && !party.several,
  ) as SpokenParty[];
  for (const party of parties)
    for (const text of texts) {
      const name = escaped(party.said).replaceAll(' ', '\\s+');
      const [, word] =
        new RegExp(
          `${name}[^()]{0,40}\\(\\s*(?:the )?(?:["“][^"”]{2,30}["”],? (?:or|and) (?:the )?)?["“](\\p{Lu}\\p{Ll}{3,})["”]\\s*\\)`,
          'iu',
        ).exec(text) ?? [];
      if (word && PAIRS.flat().some((one) => one === word)) meant.set(word, party);
    }
  for (const [one, other] of PAIRS)
    for (const [known, unknown] of [
      [one, other],
      [other, one],
    ] as const) {
      const rest = parties.find((party) => party !== meant.get(known));
      if (meant.has(known) && !meant.has(unknown) && rest) meant.set(unknown, rest);
    }
  const ofParties = [...meant].map(([word, party]): [RegExp, string] => [
    new RegExp(
      `(?<![“"\\p{Lu}] ?|\\b(?:[Hh]is|[Hh]er|[Tt]heir|[Mm]y|[Yy]our|an?|[Ee]ach|[Aa]ny) )\\b(?:[Tt]he )?${word}(?=['’]s\\b|\\b)(?!\\p{L})`,
      'gu',
    ),
    party.short === party.said && !party.organization ? firstAndLast(party.said) : party.short,
  ]);
  return [...hyphenatedRoles(texts), ...ofParties];
}

/** "In re: CLAUDIA MONTOYA-REY, Chapter 7 Debtor": one debtor is called by name. */
export function debtorIn({ client, opponent }: Sides, texts: readonly string[]): [RegExp, string][] {
  const debtor = [client, opponent].find(
    (party) =>
      party &&
      !party.several &&
      texts.some((text) =>
        new RegExp(
          `\\bIn re[\\s\\S]{0,100}?${escaped(party.said).replaceAll(' ', '\\s+')}[\\s\\S]{0,90}?\\bDebtor\\b`,
          'iu',
        ).test(text.slice(0, HEAD)),
      ),
  );
  return debtor ? [[/\b(?:[Tt]he )?Debtor(?=['’]s\b|\b)/gu, debtor.short]] : [];
}
const HEAD = 3000;

const firstAndLast = (name: string): string => name.replace(/ .* /, ' ');
