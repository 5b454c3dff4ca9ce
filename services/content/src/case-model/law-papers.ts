import { PLEADED, type Paper } from './paper.js';

/** What a court tells a jury, or asks it. */
const FOR_JURY =
  /\b(?:JURY INSTRUCTIONS?|INSTRUCTIONS? (?:TO|FOR) THE JURY|INSTRUCTIONS? OF LAW|JURY CHARGE|COURT['’]S CHARGE|CHARGE (?:OF THE COURT|TO THE JURY)|VERDICT FORM|FORM OF VERDICT|SPECIAL VERDICT|GENERAL VERDICT|INTERROGATORIES TO THE JURY)\b/;
const HEAD_ROWS = 16;

/** Instructions to a jury and forms of a verdict: they tell the law, and nothing that happened. */
export const isForJury = ({ kind, document: { pages } }: Paper): boolean =>
  kind !== 'transcript' && !PLEADED.has(kind) && headOf(pages).some((row) => FOR_JURY.test(row));

const LAW =
  /\b(?:U\.S\.C\.|Rev(?:ised)?\.? (?:Code|Stat(?:utes?|\.))|Comp(?:iled)?\.? Laws|Gen(?:eral)?\.? (?:Laws|Stat(?:utes?|\.))|(?:Penal|Criminal|Civil|Vehicle|Labor|Municipal|Probate|Family|Health|Insurance|Commercial) Code|Code (?:of|Ann)|Administrative Code|C\.F\.R\.|Public Act)/i;
const ENACTS =
  /\b(?:[Aa]|[Aa]ny|[Nn]o|[Ee]very) (?:person|employer|owner|driver|operator|landlord|individual) (?:who|that|commits|is guilty|shall|may)\b|\b[Aa]s used in this (?:section|chapter|article|act|part)\b/g;
const FEWEST = 2;

/** The text of a statute, without a caption: it enacts, and tells of nobody. */
export const isStatute = ({ kind, caption, document: { pages } }: Paper): boolean =>
  kind === 'other' &&
  caption === undefined &&
  headOf(pages).some((row) => LAW.test(row)) &&
  (pages
    .map(({ text }) => text)
    .join(' ')
    .match(ENACTS)?.length ?? 0) >= FEWEST;

const headOf = (pages: Paper['document']['pages']): string[] =>
  (pages[0]?.text ?? '')
    .split('\n')
    .filter((row) => row.trim())
    .slice(0, HEAD_ROWS);
