import type { Passage, SectionKind } from './document-passages.rules.js';

export interface Sentence {
  text: string;
  page: number;
  section: SectionKind;
  /** Index of its passage, and of the sentence in it. */
  passage: number;
  position: number;
  numbered: boolean;
}

const ABBREVIATIONS = new Set(
  (
    'mr mrs ms dr hon prof sr jr st ste inc corp co ltd no nos v vs cf e.g i.e al etc id ibid op cit art sec secs para ch pt vol ed eds rev ' +
    'ann supp app div dep dept dist ct cir cty bd bldg rd ave blvd fed reg stat evid civ crim proc const amend gov sen rep gen lt sgt capt ' +
    'det ofc jan feb mar apr jun jul aug sept sep oct nov dec u.s u.s.c n.c.g.s a.m p.m ex rel assn assoc bros mfg intl natl univ ' +
    'cal tex fla ill mass mich minn miss mo mont neb nev okla ore pa tenn va vt wash wis wyo ala ariz ark colo conn del ga ind kan ky la md me ' +
    'so n.e n.w s.e s.w d.c n.y n.j n.d s.d e.d w.d m.d p.c l.l.c l.l.p n.a ph.d esq exh exs ex dkt doc docs pp p n r s'
  ).split(' '),
);

function endsWithAbbreviation(text: string): boolean {
  const word = /([\p{L}.]+)\.$/u.exec(text)?.[1];
  if (!word) return false;
  return ABBREVIATIONS.has(word.toLowerCase()) || /^\p{Lu}$/u.test(word) || /^(\p{L}\.)+\p{L}$/u.test(word);
}

/** Sentence ends of a paragraph; abbreviations, initials and citations do not end one. */
export function splitSentences(text: string): { text: string; at: number }[] {
  const sentences: { text: string; at: number }[] = [];
  let from = 0;
  for (const match of text.matchAll(/[.!?]["”’)\]]*(\d{1,2})?\s+(?=[“"‘'([]?[A-Z\d§¶“])/g)) {
    const end = match.index + match[0].trimEnd().length;
    const stop = text.slice(from, match.index + 1);
    if (match[0].startsWith('.') && endsWithAbbreviation(stop)) continue;
    // "115 Stat. 7" and "No. 4": a number that follows a short word is its continuation.
    if (/^\d/.test(text.slice(end).trimStart()) && /\b\p{L}{1,5}\.$/u.test(stop)) continue;
    sentences.push({ text: text.slice(from, end).trim(), at: from });
    from = match.index + match[0].length;
  }
  const rest = text.slice(from).trim();
  if (rest) sentences.push({ text: rest, at: from });
  return sentences;
}

function pageAt(passage: Passage, at: number): number {
  let page = passage.pageStarts[0]?.page ?? 1;
  for (const start of passage.pageStarts) if (start.at <= at) page = start.page;
  return page;
}

/** All sentences of the text passages, each with the page that it begins on. */
export function sentencesOf(passages: Passage[]): Sentence[] {
  return passages.flatMap((passage, index) =>
    passage.kind === 'heading'
      ? []
      : splitSentences(passage.text).map((sentence, position) => ({
          text: sentence.text,
          page: pageAt(passage, sentence.at),
          section: passage.section,
          passage: index,
          position,
          numbered: passage.number !== undefined,
        })),
  );
}
