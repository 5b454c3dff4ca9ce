const set = (words: string): Set<string> => new Set(words.split(' '));

/** Titles, states, codes, companies: with a capital they are abbreviations, in small letters often words ("he fell ill."). */
const CAPITALIZED = set(
  'mr mrs ms messrs mmes dr hon prof sr jr st ste inc corp co ltd art sec secs ch pt vol ed eds rev ann supp app div dep dept dist ct cir cty bd bldg ' +
    'rd ave blvd mt ft fed reg stat evid civ crim proc const amend gov sen rep gen lt sgt capt det ofc ptlm ptl cpl tpr insp inv supt fr jan feb mar apr jun jul aug sept sep oct ' +
    'nov dec n.c.g.s assn assoc bros mfg intl natl univ cal tex fla ill mass mich minn miss mo mont neb nev okla ore pa tenn va vt wash ' +
    'wis wyo ala ariz ark colo conn del ga ind kan ky la md me so prac rem prob ph.d esq exh exs ex dkt doc docs',
);
const ANY_CASE = set(
  'no nos v vs cf al etc id ibid op cit para sec secs art ex rel pp p n r s vol ch approx',
);

/** Whether the full stop at the end of `text` belongs to its last word. */
export function endsWithAbbreviation(text: string): boolean {
  // No abbreviation is longer; looked for in the whole text, the end would be tried from each of its letters.
  const word = /([\p{L}.]+)\.$/u.exec(text.slice(-40))?.[1];
  if (!word) return false;
  const plain = word.toLowerCase();
  if (ANY_CASE.has(plain) || (/^\p{Lu}/u.test(word) && CAPITALIZED.has(plain))) return true;
  // Initials, and chains of them: "J.", "U.S.", "p.m.", "e.g."; but "Lot 21-B." is none.
  return (/^\p{Lu}$/u.test(word) && !/\d-\p{Lu}\.$/u.test(text)) || /^(\p{L}\.)+\p{L}$/u.test(word);
}
