/** Series of a reporter: "2d", "3d", "4th", "5th". */
const SERIES = '(?:\\s{0,40}(?:2d|3d|2nd|3rd|4th|5th|6th|7th))?';

/** Letters of an abbreviation; a space may follow each dot, and typists leave dots and spaces out. */
const abbreviation = (letters: string) =>
  letters
    .split(' ')
    .map((part) => part.replace(/\./g, '\\.?\\s{0,40}'))
    .join('\\s{0,40}');

/** Abbreviations that continue in series. */
const WITH_SERIES = [
  'F. App’x',
  "F. App'x",
  'F. Supp.',
  'L. Ed.',
  'A.',
  'P.',
  'N.E.',
  'N.W.',
  'S.E.',
  'S.W.',
  'So.',
  'Cal. App.',
  'Cal. Rptr.',
  'Cal.',
  'N.Y.S.',
  'N.Y.',
  'A.D.',
  'Misc.',
  'Ill. App.',
  'Ill.',
  'Ohio App.',
  'Ohio St.',
  'Wis.',
  'Wash. App.',
  'Wash.',
  'Wn. App.',
  'Wn.',
  'Utah',
  'Haw. App.',
  'Haw.',
  'Kan. App.',
  'A.F.T.R.',
  'F.',
];
const SINGLE = [
  'U.S. App. D.C.',
  'U.S.',
  'S. Ct.',
  'F.R.D.',
  'B.R.',
  'Fed. Cl.',
  'Fed. Appx.',
  'Fed. Reg.',
  'Ct. Cl.',
  'Cl. Ct.',
  'Ct. Int’l Trade',
  'Vet. App.',
  'T.C.',
  'B.T.A.',
  'M.J.',
  'C.M.R.',
  'I. & N. Dec.',
  'N.L.R.B.',
  'F.C.C.',
  'Stat.',
  'Ill. Dec.',
  'Mass. App. Ct.',
  'Mass.',
  'Mich. App.',
  'Mich.',
  'N.C. App.',
  'N.C.',
  'S.C.',
  'Ga. App.',
  'Ga.',
  'Va. App.',
  'Va.',
  'Md. App.',
  'Md.',
  'N.J. Super.',
  'N.J. Eq.',
  'N.J.',
  'Pa. Super.',
  'Pa. Commw.',
  'Pa.',
  'Or. App.',
  'Or.',
  'Ariz. App.',
  'Ariz.',
  'Colo. App.',
  'Colo.',
  'Conn. App.',
  'Conn. Supp.',
  'Conn.',
  'Idaho',
  'Ind. App.',
  'Ind.',
  'Iowa',
  'Kan.',
  'Ky.',
  'La. Ann.',
  'La.',
  'Me.',
  'Minn.',
  'Miss.',
  'Mo. App.',
  'Mo.',
  'Mont.',
  'Neb. App.',
  'Neb.',
  'Nev.',
  'N.H.',
  'N.M.',
  'N.D.',
  'Okla. Crim.',
  'Okla.',
  'R.I.',
  'S.D.',
  'Tenn. App.',
  'Tenn.',
  'Tex. Crim.',
  'Tex.',
  'Vt.',
  'W. Va.',
  'Wyo.',
  'Ala. App.',
  'Ala.',
  'Ark. App.',
  'Ark.',
  'Del. Ch.',
  'Del.',
  'Fla.',
  'App. D.C.',
  'D.C.',
  'P.R.',
  'Alaska',
  'Ohio',
  'Wall.',
  'Cranch',
  'Wheat.',
  'Pet.',
  'How.',
  'Dall.',
  'A.L.R.',
  'U.S.P.Q.',
  'U.S.L.W.',
];

const alternatives = [
  'T\\.?\\s?C\\.?\\s?M\\.?\\s?\\((?:CCH|RIA|P-H)\\)',
  ...WITH_SERIES.map((name) => `${abbreviation(name)}${SERIES}`),
  ...SINGLE.map(abbreviation),
];

/** Names that are also words: their dot tells "12 Or. 345" from "12 or 345". */
const AMBIGUOUS = /^(or|me|ill|ind|mass|miss|wash|pet|how|wall|cal|misc|la|pa|a|p|f|so)$/i;

/** Source of a pattern for any reporter. The longest abbreviation that fits is tried first. */
export const REPORTER = `(?:${[...new Set(alternatives)].sort((a, b) => b.length - a.length).join('|')})`;

/** A word without dot or series between two numbers is a word: "5 Miss 3" is no reporter. */
export const isReporter = (text: string): boolean => !AMBIGUOUS.test(text.trim()) || /\.\s*$/.test(text);

/** One spelling of a reporter, series included: "F. 3d" and "F.3d" are f3d. */
export const reporterKey = (text: string): string =>
  text
    .toLowerCase()
    .replace(/appx|app['’]x/g, 'appx')
    .replace(/2nd/g, '2d')
    .replace(/3rd/g, '3d')
    .replace(/[^a-z0-9&]/g, '');
