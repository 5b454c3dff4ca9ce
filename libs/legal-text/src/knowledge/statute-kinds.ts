import type { KindOfCase } from './kinds.js';

/** Sections of one title of the United States Code, from first to last. */
export interface StatuteRange {
  title: number;
  from: number;
  to: number;
  kind: KindOfCase;
  /** What the sections are about, in the words of the Code. */
  about: string;
  source: string;
}

const ALL = 99_999;
const range = (title: number, from: number, to: number, kind: KindOfCase, about: string): StatuteRange => ({
  title,
  from,
  to,
  kind,
  about,
  source: to === ALL && from === 1 ? `${title} U.S.C. § 1` : `${title} U.S.C. § ${from}`,
});

/** Which kind of case cites these sections as its ground. The narrower range comes before the wider one. */
export const STATUTE_RANGES: readonly StatuteRange[] = [
  range(5, 551, 559, 'civil-litigation', 'Administrative procedure'),
  range(5, 701, 706, 'civil-litigation', 'Judicial review'),
  range(8, 1101, 1778, 'immigration', 'Immigration and nationality'),
  range(11, 1, ALL, 'bankruptcy', 'Bankruptcy'),
  range(15, 1, 38, 'civil-litigation', 'Monopolies and combinations in restraint of trade'),
  range(15, 77, 80, 'corporate-law', 'Securities'),
  range(15, 1051, 1141, 'intellectual-property', 'Trademarks'),
  range(15, 1601, 1693, 'civil-litigation', 'Consumer credit protection'),
  range(17, 1, ALL, 'intellectual-property', 'Copyrights'),
  range(18, 1836, 1839, 'intellectual-property', 'Protection of trade secrets'),
  range(18, 1, ALL, 'criminal-defense', 'Crimes and criminal procedure'),
  range(21, 801, 971, 'criminal-defense', 'Drug abuse prevention and control'),
  range(22, 9001, 9011, 'family-law', 'International child abduction remedies'),
  range(28, 1346, 1346, 'civil-litigation', 'United States as defendant'),
  range(28, 1491, 1491, 'civil-litigation', 'Claims against the United States'),
  range(28, 2241, 2255, 'criminal-defense', 'Habeas corpus'),
  range(28, 2671, 2680, 'personal-injury', 'Tort claims procedure'),
  range(29, 151, 169, 'employment-law', 'National labor relations'),
  range(29, 201, 219, 'employment-law', 'Fair labor standards'),
  range(29, 621, 634, 'employment-law', 'Age discrimination in employment'),
  range(29, 1001, 1461, 'employment-law', 'Employee retirement income security'),
  range(29, 2601, 2654, 'employment-law', 'Family and medical leave'),
  range(33, 901, 950, 'employment-law', 'Longshore and harbor workers’ compensation'),
  range(35, 1, ALL, 'intellectual-property', 'Patents'),
  range(42, 1981, 1988, 'civil-litigation', 'Civil rights'),
  range(42, 2000, 2000, 'employment-law', 'Equal employment opportunities'),
  range(42, 3601, 3631, 'real-estate', 'Fair housing'),
  range(42, 12111, 12117, 'employment-law', 'Disability: employment'),
  range(45, 51, 60, 'personal-injury', 'Liability of railroads for injuries to employees'),
  range(46, 30104, 30104, 'personal-injury', 'Personal injury to or death of seamen'),
];

/** Subjects of the codes of the states; the words stand in the name of the code. */
export const STATE_CODES: readonly { words: RegExp; kind: KindOfCase; source: string }[] = [
  {
    words: /penal|criminal|crim\b/i,
    kind: 'criminal-defense',
    source: 'Cal. Penal Code § 1; N.Y. Penal Law § 1.00',
  },
  {
    words: /fam(?:ily|\.)|domestic relations|dom\. rel/i,
    kind: 'family-law',
    source: 'Cal. Fam. Code § 1; N.Y. Dom. Rel. Law § 1',
  },
  {
    words: /lab(?:or|\.)|workers|work\. comp|unemp/i,
    kind: 'employment-law',
    source: 'Cal. Lab. Code § 1; N.Y. Labor Law § 1',
  },
  {
    words: /real prop|rpapl|property|landlord/i,
    kind: 'real-estate',
    source: 'N.Y. Real Property Law § 1; Tex. Prop. Code § 1.001',
  },
  {
    words: /corp(?:orations?|\.)|partnership|\bbcl\b/i,
    kind: 'corporate-law',
    source: 'Cal. Corp. Code § 1; 8 Del. C. § 101',
  },
];

/** The kind of case that a federal section belongs to. */
export function kindOfSection(title: number, section: number): KindOfCase | undefined {
  return STATUTE_RANGES.find((range) => range.title === title && section >= range.from && section <= range.to)
    ?.kind;
}
