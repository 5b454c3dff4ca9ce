const ABBREVIATIONS = new Set(
  (
    'mr mrs ms dr hon prof sr jr st ste inc corp co ltd no nos v vs cf e.g i.e al etc id ibid op cit art sec secs para ch pt vol ed eds rev ' +
    'ann supp app div dep dept dist ct cir cty bd bldg rd ave blvd fed reg stat evid civ crim proc const amend gov sen rep gen lt sgt capt ' +
    'det ofc jan feb mar apr jun jul aug sept sep oct nov dec u.s u.s.c n.c.g.s a.m p.m ex rel assn assoc bros mfg intl natl univ ' +
    'cal tex fla ill mass mich minn miss mo mont neb nev okla ore pa tenn va vt wash wis wyo ala ariz ark colo conn del ga ind kan ky la md me ' +
    'so n.e n.w s.e s.w d.c prac rem bus pen fam prob lab ins tit n.y n.j n.d s.d e.d w.d m.d p.c l.l.c l.l.p n.a ph.d esq exh exs ex dkt doc docs pp p n r s'
  ).split(' '),
);

/** Whether the full stop at the end of `text` belongs to its last word. */
export function endsWithAbbreviation(text: string): boolean {
  const word = /([\p{L}.]+)\.$/u.exec(text)?.[1];
  if (!word) return false;
  return ABBREVIATIONS.has(word.toLowerCase()) || /^\p{Lu}$/u.test(word) || /^(\p{L}\.)+\p{L}$/u.test(word);
}
