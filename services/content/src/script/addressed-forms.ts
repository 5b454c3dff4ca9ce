import { MONTH_NAMES } from '@lectern/legal-text/months';

/** Who was found to be somebody was found so by others. */
export const UNKNOWABLE = /\b(?:was|were) (?:later )?(?:identified|recognized) as\b/;
/** "told Ms. Harlow that she should wait": who is told is who should. */
export const ORDERED =
  /\btold [^,“”]{2,60} that (?:he|she) (?:must|should|had to|was to|needed to|could|would have to)\b/;
/** "asked Mr. Roe to empty his pockets": the pockets of the one who is asked. */
export const BIDS =
  /\b(?:asked|told|ordered|instructed|directed|allowed|helped|forced|let|made|invited|urged|wanted) (?:him|her|\p{Lu}[\p{L}’-]+)\b[^“”]{0,60}\b(?:his|her)\b/u;
export const PERCEIVED =
  /^(?!You\b)[^“”]{2,60}? (?:saw|noticed|observed|(?:was|were) (?:not )?aware|believed|thought|felt|knew|suspected|smelled|realized|learned) (?:that )?(?:an? |the )?(?:\p{L}+ ){0,3}?(?:you|your)\b/u;

/** "You said you sells scrap": the verb follows the one who is spoken to. */
export const PRESENT =
  /((?:^|(?<=, )|\b(?:said|stated|told \p{L}+|testified|explained|claimed) (?:that )?)[Yy]ou )((?!(?:was|is|has|does|always|sometimes|perhaps|as)\b)\p{Ll}{2,}[^s\W]s)\b/gu;
export const plainForm = (verb: string): string =>
  verb.endsWith('ies')
    ? `${verb.slice(0, -3)}y`
    : /(?:sh|ch|ss|x|z)es$/.test(verb)
      ? verb.slice(0, -2)
      : verb.slice(0, -1);

export const namesAnother = (text: string, name: RegExp): boolean =>
  /(?<!^)\b\p{Lu}\p{Ll}+/u.test(
    text
      .replace(name, '')
      .replace(/^\P{L}*\p{Lu}/u, 'x')
      .replace(new RegExp(`\\b(?:${MONTH_NAMES.join('|')})\\b`, 'g'), ''),
  );
