import type { CaseDocument } from './file-sentences.js';

/** Matters in which more than a preponderance is asked almost everywhere: Santosky v. Kramer, 455 U.S. 745 (1982); Addington v. Texas, 441 U.S. 418 (1979). */
const MATTER =
  /\b(?:guardian(?:ship)? of (?:an? |the )?(?:\p{L}+ ){0,2}(?:adult|incapacitated|person|individual)|(?:appoint|appointment of) (?:an? )?(?:\p{L}+ )?(?:guardian|conservator)\b(?! ad litem)|conservatorship|incapacitated (?:person|individual)|civil commitment|involuntary (?:commitment|treatment)|terminat(?:e|ion of) (?:the )?parental rights)/iu;
const HEAD = 2500;

/** The burden of a matter without counts: as the papers say it, else asked; undefined where it is no such matter. */
export function burdenOfMatter(
  documents: readonly CaseDocument[],
): 'clear-and-convincing' | 'ask' | undefined {
  const texts = documents.map(({ pages }) =>
    pages
      .map(({ text }) => text)
      .join('\n')
      .replace(/\s+/g, ' '),
  );
  if (!texts.some((text) => MATTER.test(text.slice(0, HEAD)))) return undefined;
  return texts.some((text) => /\bclear and convincing\b/i.test(text)) ? 'clear-and-convincing' : 'ask';
}
