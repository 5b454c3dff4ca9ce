import { findCitations } from '@lectern/legal-text/citations/find-citations';
import type { Authority } from './authorities.js';
import type { Brief } from './brief.js';
import { curled, reworded } from './english/reword.js';
import { sharedStems, stemsOf } from './english/likeness.js';
import { sentence } from './english/phrases.js';
import { countWords } from './english/count-words.js';
import { isClause } from './english/split.js';
import type { Line } from './line.js';

const RULE =
  /\b(?:must|requires?|may (?:not|only)|cannot|is not|are not|shall|need not|held|presum\w+|only (?:if|when|where))\b/i;
const LONGEST = 32;
const POINTS_BACK =
  /^(?:he|she|it|they|this|that|these|those|his|her|its|their|here|there|such|the court|we|our|plaintiff|defendant|and|but|or|see|id)\b/i;

/** The citation taken out, the sentence of law that is left; undefined when it does not stand alone. */
function lawOf({ sentence: own, citation }: Authority): string | undefined {
  const cited = findCitations(own);
  let text = own;
  for (const { text: found } of [...cited].reverse()) text = text.replace(found, ' ');
  text = text
    .replace(citation.text, ' ')
    .replace(/\b(?:see|accord|cf\.?|quoting|citing)\b[^.]*$/i, '')
    .replace(/\s*\([^()]*\)/g, '')
    .replace(/^(?:under|in)\s*,\s*/i, '')
    .replace(/\s+([,.;])/g, '$1')
    .replace(/[\s,;]+$/, '');
  const said = sentence(reworded(curled(text)));
  if (countWords(said) > LONGEST || countWords(said) < 6 || POINTS_BACK.test(said) || !RULE.test(said))
    return undefined;
  return /[[\]§¶*…]|\.{3}|\d{3}/.test(said) || !isClause(said) ? undefined : said;
}

const nameOf = (authority: Authority): string | undefined =>
  /^(.{3,80}?),? \d/.exec(authority.citation.text)?.[1]?.replace(/,$/, '');

/** The file's own sentences of law that bear on the words of a point, each with the authority that the file cites for it. */
export function rulesFor(brief: Brief, about: string, most: number, used: Set<string>): Line[] {
  const wanted = stemsOf(about);
  const ranked = brief.authorities
    .map((authority) => ({ authority, law: lawOf(authority) }))
    .filter(
      (one): one is { authority: Authority; law: string } => one.law !== undefined && !used.has(one.law),
    )
    .map((one) => ({ ...one, shared: sharedStems(wanted, stemsOf(one.law)) }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared);
  return ranked.slice(0, most).flatMap(({ authority, law }) => {
    used.add(law);
    const name = nameOf(authority);
    const rule: Line = { text: law, sources: authority.sources, reworded: true };
    return name && /\bv\.? |^In re\b|^Ex parte\b/.test(name)
      ? [rule, { text: `That is ${name}.`, sources: authority.sources }]
      : [rule];
  });
}
