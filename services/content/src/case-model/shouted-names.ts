import { isOrdinary } from '../script/english/casing.js';
import { tagged } from '../script/english/tagged.js';

/** Reports of interviews write names in capitals: "SANDOVAL said", "LORRAINE VANDERHOOF, its clerk". */
const SHOUTED = String.raw`(?:M[ac]c?|\p{Lu}[’'])?\p{Lu}{3,}(?:[-’']\p{Lu}{2,})*`;
const RUN = new RegExp(`(?<![\\p{L}.-])${SHOUTED}(?: (?:\\p{Lu}\\.|${SHOUTED}))*(?![\\p{L}-])`, 'gu');
/** What a person does or is done by, in small letters behind the name. */
const DOES =
  /^(?:,? (?:who|whose|aged?|then)\b| (?:was|had|has|is|did|said|says|stated|told|asked|advised|reported|related|explained|recalled|replied|answered|denied|admitted|confirmed|added|claimed|identified|observed|saw|heard|knew|believed|thought|wanted|made|went|left|came|gave|took|got|ran|drove|walked|called|telephoned|emailed|wrote|sent|received|signed|filed|volunteered|provided|offered|resigned|displayed|photographed|looked|listened|picked|put|understood|indicated|described|estimated|agreed|refused|declined|met|paid|stayed|returned|began|continued|noticed|remembered|did)\b)/u;
/** A word alone may be a stamp or the letters of an office, and nobody who has or was something. */
const SPEAKS = new RegExp(
  DOES.source.replace('was|had|has|is|', 'was (?:asked|told|advised|interviewed|arrested|shown|read)|'),
  'u',
);
const INTRODUCED = /^, (?:\d{1,3},|(?:an?|the|aged?|of|whose|date|born|his|her|its|who)\b)/;
const TITLED =
  /\b(?:Mr|Mrs|Ms|Dr|Officer|Detective|Det|Sgt|Sergeant|Deputy|Trooper|Agent|SA|Lt|Lieutenant)\.? $/u;
const THE = /\b(?:the|an?) $/i;
const OF_A_PAPER =
  /^(?:APPELLANTS?|APPELLEES?|APPEAL|FROM|COURT|COUNTY|STATE|PLAINTIFFS?|DEFENDANTS?|PETITIONERS?|RESPONDENTS?|AND|THE)$/;
const MOST_WORDS = 4;
const SHORTEST_ALONE = 5;
const SHORTEST = 4;
/** (the "NAACP"): letters of an office. */
const isDefined = (word: string, text: string): boolean =>
  new RegExp(`\\((?:the )?["“]?${word}["”]?\\)`).test(text);
const LONG_ACRONYMS =
  /^(?:COVID|COBRA|PACER|NAACP|NASDAQ|AFSCME|UNICEF|ERISA|CERCLA|NAFTA|DARPA|FINRA|HIPAA|TRICARE|AMTRAK|INTERPOL|NOTE|NOTICE|WARNING|EXHIBIT|TOTAL|PAYEE|DATE)$/;

const inLetters = (word: string): string =>
  /\p{Ll}{2}/u.test(word)
    ? word
    : word
        .toLowerCase()
        .replace(/(?:^|[-’'])\p{Ll}/gu, (letter) => letter.toUpperCase())
        .replace(/^Mc\p{Ll}/u, (start) => start.slice(0, 2) + start.slice(2).toUpperCase());

const isFirstName = (word: string): boolean => {
  const known = FIRST_NAMES.get(word) ?? tagged(inLetters(word))[0]?.tags.has('FirstName') ?? false;
  if (FIRST_NAMES.size < REMEMBERED) FIRST_NAMES.set(word, known);
  return known;
};
/** Words are looked up once. */
const FIRST_NAMES = new Map<string, boolean>();
const REMEMBERED = 2000;

/** Names that the prose of papers writes in capitals, each with its usual letters; headings and letters of offices are none. */
export function shoutedNames(texts: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const text of texts) {
    if (!/\p{Lu}{4}/u.test(text)) continue;
    const flat = text.replace(/\s+/g, ' ');
    for (const { 0: run, index } of flat.matchAll(RUN)) {
      const before = flat.slice(Math.max(0, index - 12), index);
      const after = flat.slice(index + run.length, index + run.length + 16);
      // A heading goes on in capitals, a name in prose stands between small letters.
      if (!/(?:\p{Ll}\p{P}? |[.”"] ?| )$/u.test(before) && index > 0) continue;
      const words = run.split(' ').filter((word) => word.length > 2);
      if (words.length > MOST_WORDS || words.some((word) => OF_A_PAPER.test(word))) continue;
      const [alone = ''] = words.length === 1 ? words : [];
      if (alone && (alone.length < SHORTEST_ALONE || THE.test(before) || isDefined(alone, flat))) continue;
      if (!/^(?:,? \p{Ll}|['’]s? |, \d)/u.test(after)) continue;
      const person =
        (words.length > 1 ? DOES : SPEAKS).test(after) ||
        TITLED.test(before) ||
        (words.length > 1 && (INTRODUCED.test(after) || (/^[ ,]/.test(after) && isFirstName(words[0]!))));
      if (!person) continue;
      for (const word of words) {
        const plain = word.toLowerCase();
        if (LONG_ACRONYMS.test(word) || !/[AEIOUY]/.test(word) || /^I+V?$/.test(word)) continue;
        if (word.length < SHORTEST && !(words.length > 1 && isFirstName(word))) continue;
        if (isOrdinary(plain) && !(words.length > 1 && isFirstName(words[0]!))) continue;
        found.set(word, inLetters(word));
      }
    }
  }
  return found;
}
