import { findCitations } from '@lectern/legal-text/citations/find-citations';
import type { FileSentence } from '../case-model/file-sentences.js';
import type { Authority } from './authorities.js';
import type { Brief } from './brief.js';
import { sharedStems, stemsOf } from './english/likeness.js';
import { stopped } from './english/phrases.js';
import { countWords } from './english/count-words.js';
import type { Line } from './line.js';
import { faultsOf } from './lint.js';
import { type Law, SAYS_LAW, sayableLaw } from './sayable-law.js';
import { statedLaw } from './stated-law.js';

/** The citation taken out, the sentence of law that is left; undefined when it does not stand alone. */
function lawOf({ sentence: own, citation }: Authority): string | undefined {
  const cited = findCitations(own);
  let text = own;
  for (const { text: found } of [...cited].reverse()) text = text.replace(found, ' ');
  const said = sayableLaw(text.replace(citation.text, ' '));
  return said && SAYS_LAW.test(said) ? said : undefined;
}

const nameOf = (authority: Authority): string | undefined =>
  /^(.{3,80}?),? \d/.exec(authority.citation.text)?.[1]?.replace(/,$/, '');

const fromAuthorities = ({ authorities }: Brief): Law[] =>
  authorities.flatMap((authority) => {
    const text = lawOf(authority);
    return text === undefined ? [] : [{ text, sources: authority.sources, authority: nameOf(authority) }];
  });

const known = new WeakMap<Brief, Law[]>();

/** All law of a file that can be said; looked for once, however many points ask. */
function lawIn(brief: Brief): Law[] {
  const found =
    known.get(brief) ??
    [...fromAuthorities(brief), ...statedLaw(brief)].filter((law) => faultsOf(law, SPOKEN).length === 0);
  known.set(brief, found);
  return found;
}

const SPOKEN = { type: 'motion_argument', form: 'speech', jury: false, opening: false } as const;

/** The file's own sentences of law that bear on the words of a point, those with an authority first, each with what the file cites for it. */
export function rulesFor(brief: Brief, about: string, most: number, used: Set<string>): Line[] {
  const wanted = stemsOf(about);
  const least = Math.min(2, wanted.size);
  // A point of few words is met by one of them where an authority stands behind it.
  const cited = wanted.size > FEW ? 2 : 1;
  const bearing = lawIn(brief)
    .filter(({ text }) => !used.has(text))
    .map((law) => ({ ...law, shared: sharedStems(wanted, stemsOf(law.text)) }))
    .filter(({ shared, authority }) => shared >= (authority === undefined ? least : cited))
    .sort(
      (a, b) => b.shared - a.shared || Number(b.authority !== undefined) - Number(a.authority !== undefined),
    );
  return bearing.slice(0, most).flatMap((law) => spokenLaw(law, used));
}

/** The file's sentences of law that stand in one section of it, in its order, those with an authority first in line. */
export function lawWithin(
  brief: Brief,
  section: readonly FileSentence[],
  most: number,
  used: Set<string>,
): Line[] {
  const places = new Map(section.map(({ text, document }, at) => [`${document.name}\n${text}`, at]));
  const placed = lawIn(brief).flatMap((law) => {
    const [source] = law.sources;
    const at = source?.kind === 'pdf' ? places.get(`${source.document ?? ''}\n${source.quote}`) : undefined;
    return at === undefined || used.has(law.text) ? [] : [{ ...law, at }];
  });
  const chosen = [...placed]
    .sort((a, b) => Number(b.authority !== undefined) - Number(a.authority !== undefined) || a.at - b.at)
    .slice(0, most);
  return chosen.sort((a, b) => a.at - b.at).flatMap((law) => spokenLaw(law, used));
}

function spokenLaw({ text, sources, authority }: Law, used: Set<string>): Line[] {
  used.add(text);
  const rule: Line = { text, sources, reworded: true };
  const name = authority && spokenCase(authority);
  return name ? [rule, { text: stopped(`That is ${name}`), sources }] : [rule];
}

/** What is left of a name that a line or an abbreviation cut. */
const HALF_A_NAME = /^(?:Corp|Inc|Co|Cos|Ltd|Bros|Assoc|Ass['’]n|Ins|Mfg|Dist|Auth)\.?$/;
const FEW = 5;
const LONGEST_SIDE = 5;

/** A case as it is named aloud: "Granny Goose Foods v. Teamsters", without what makes a company of it; undefined where it has no two sides. */
export function spokenCase(name: string): string | undefined {
  if (/^(?:In re|Ex parte) /.test(name)) return name;
  const sides = name.split(/\s+v\.? /).map((side) => side.replace(/(?:,| & | ex rel\b).*$/, '').trim());
  return sides.length === 2 &&
    sides.every((side) => side !== '' && countWords(side) <= LONGEST_SIDE && !HALF_A_NAME.test(side))
    ? sides.join(' v. ')
    : undefined;
}
