import type { Caption } from './caption.rules.js';
import { sideFrom } from './party-names.rules.js';

const ROLE = String.raw`(Contestants?|Caveators?|Petitioners?|Objectors?|Applicants?|Movants?|Plaintiffs?|CONTESTANTS?|CAVEATORS?|PETITIONERS?|PLAINTIFFS?)`;
/** "NOW COME Ada Moss ("Ada") and Ben Moss, Contestants, ...": who brings a paper in the matter of somebody's estate. */
const COMES = new RegExp(
  String.raw`\b(?:NOW COMES?|COMES? NOW|Now comes?|Comes? now)(?: the)?,? ((?:[^.;:]|\b(?:Jr|Sr|JR|SR|[A-Z])\.){5,260}?),? (?:the )?${ROLE}\b`,
);
/** The same with the role first. */
const ROLE_FIRST = new RegExp(
  String.raw`\b(?:NOW COMES?|COMES? NOW|Now comes?|Comes? now)(?: the)? ${ROLE},? ([^;:]{5,160}?)(?:,? (?:daughter|son|child|children|heirs?|widow|devisees?|beneficiar\w+|and (?:files?|states?|shows?|would)|who|by and through|and for|in the above)\b)`,
);
const AGAINST =
  /\b(?:Respondents?|Propounders?|Proponents?|Executors?),? ((?:[A-Z][\p{L}’'-]+|["“][A-Z]\p{L}+["”]|[A-Z]\.)(?: (?:["“][A-Z]\p{L}+["”]|[A-Z]\.|de|la|van|von|[A-Z][\p{L}’'-]+)){1,4})/gu;
const MOST = 3;
const HEAD = 2500;
const OF_ONE = /\b(?:estate|guardianship|conservatorship) of\b/i;
const VERSUS = /^[\s)(|:§]*vs?\.?[\s)(|:§]*$|\s(?:vs?\.)\s{2,}/im;

/** Who contests a will, a trust or a guardianship, and against whom: the caption names only the one whose estate it is. */
export function contestParties(pages: { number: number; text: string }[]): Caption | undefined {
  const [page] = pages;
  const head = page?.text.slice(0, HEAD) ?? '';
  if (!OF_ONE.test(head) || VERSUS.test(head)) return undefined;
  const text = pages
    .slice(0, 3)
    .map((one) => one.text)
    .join(' ')
    .replace(/\s+/g, ' ');
  const [, named, role] = COMES.exec(text) ?? [];
  const [, roleFirst, namedBehind] = named ? [] : (ROLE_FIRST.exec(text) ?? []);
  const names = (named ?? namedBehind)?.replace(/\s?\([^()]*\)/g, '');
  const said = (role ?? roleFirst)?.toLowerCase();
  if (!page || !names || !said) return undefined;
  const first = sideFrom(names, [said]);
  const others = [...text.matchAll(AGAINST)].map(([, name]) => name!);
  const against = others.filter((name, at) => others.indexOf(name) === at).slice(0, MOST);
  const second = against.length > 0 ? sideFrom(against.join(' and '), ['respondent']) : undefined;
  return first ? { first, ...(second && { second }), page: page.number, confidence: 0.75 } : undefined;
}
