import type { CaseDocument } from './file-sentences.js';

/** How far into a paper it says whose death it is about. */
const HEAD = 12_000;

/** "Harold W. Pendergrass (the "Decedent") died": the one who died is called by name. */
export function decedentIn(texts: readonly string[]): [RegExp, string][] {
  for (const text of texts) {
    const head = text.slice(0, HEAD);
    if (!/decedent|deceased/i.test(head)) continue;
    const name = DECEDENT.exec(head)?.[1] ?? calm(ESTATE.exec(head.replace(/[\s)§|:*]+/g, ' '))?.[1]);
    if (name) return [[/\b(?:[Tt]he )?Decedent(?=['’]s\b|\b)/gu, name.replace(/ .* /, ' ')]];
  }
  return [];
}
/** Whose death a case is about, asked of each of its people. */
export function decedentsOf({ papers }: { papers: Papers }): [RegExp, string][] {
  const known = ofPapers.get(papers);
  if (known) return known;
  const found = decedentIn(papers.flatMap(({ document }) => document.pages.map(({ text }) => text)));
  ofPapers.set(papers, found);
  return found;
}
const ofPapers = new WeakMap<Papers, [RegExp, string][]>();
type Papers = readonly { document: CaseDocument }[];

/** "as Personal Representative of the Estate of PETER VANDER, Deceased" */
const ESTATE =
  /\b(?:Estate|ESTATE) (?:of|OF) ((?:\p{Lu}[\p{L}.’'-]* ){1,3}\p{Lu}[\p{L}’'-]+),? (?:deceased|Deceased|DECEASED)\b/u;
const calm = (name: string | undefined): string | undefined =>
  name && /^[^\p{Ll}]+$/u.test(name)
    ? name.toLowerCase().replace(/(?<![\p{L}])\p{L}/gu, (letter) => letter.toUpperCase())
    : name;
const DECEDENT =
  /(\p{Lu}\p{Ll}+ (?:\p{Lu}\.? |\p{Lu}\p{Ll}+ )?\p{Lu}[\p{L}’'-]+)(?:,? (?:Sr|Jr)\.?| III| II)?,?\s\((?:hereinafter )?(?:(?:the )?["“][^"”\n]{2,30}["”] or )?(?:the )?["“]Decedent["”]\)/u;
