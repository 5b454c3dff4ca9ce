import { escaped } from '@lectern/legal-text/escaped';
import type { Sides } from './sides.js';

const LEAST_WORDS = 2;

/** What a paper abbreviates a party to, ("NBC"), with the party's name: a listener has not read the paper. */
export function initialsOfParties({ client, opponent }: Sides, texts: readonly string[]): [RegExp, string][] {
  const names = [client, opponent].flatMap((party) => party?.said.split(/, | and /) ?? []);
  return names
    .filter((name) => name.split(' ').length >= LEAST_WORDS)
    .flatMap((name): [RegExp, string][] => {
      const defines = new RegExp(
        `${escaped(name).replaceAll(' ', '\\s+')}[^()]{0,20}\\(\\s*(?:the )?["“]([A-Z]{2,6})["”]`,
        'i',
      );
      const initials = texts.map((text) => defines.exec(text)?.[1]).find(Boolean);
      return initials && initials === initials.toUpperCase()
        ? [[new RegExp(`(?<![“"\\p{L}-])${initials}(?![”"\\p{L}\\d-])`, 'gu'), name]]
        : [];
    });
}
