import { tellingWords } from '@lectern/legal-text/names';
import type { PdfPage } from '../../pdf-text.js';
import type { Caption } from '../caption.rules.js';
import { type DocumentKind, readFilingSide } from '../document-kind.rules.js';
import { isGovernment } from '../party-names.rules.js';
import type { Features } from './linear-model.rules.js';

const FIRST =
  'plaintiff|petitioner|claimant|complainant|movant|relator|government|united states|people|commonwealth|state';
/** The State is who sues or who is sued, as the caption has it. */
const SOVEREIGN = /^(?:government|united states|people|commonwealth|state)/;
const SECOND = 'defendant|respondent|accused';
const EITHER = 'appellant|appellee|debtor|applicant|objector|intervenor|employee|employer|tenant|landlord';
const ROLE = `(?:${FIRST}|${SECOND}|${EITHER})`;
const PAPER =
  '(?:motion|brief|opposition|reply|answer|application|memorandum|notice|response|complaint|petition|objections?|statement)s?\\b';

/** Words that say whose paper it is: the first group holds a role or a name. `turned`: the other side's. */
const SAYINGS: { name: string; pattern: RegExp; where: 'head' | 'end' | 'all'; turned?: boolean }[] = [
  {
    name: 'counselAtHead',
    pattern: /\b(?:attorneys?|counsel|solicitors?) for (?:the )?([^.;\n]{3,80})/gi,
    where: 'head',
  },
  {
    name: 'counselAtEnd',
    pattern: /\b(?:attorneys?|counsel|solicitors?) for (?:the )?([^.;\n]{3,80})/gi,
    where: 'end',
  },
  {
    name: 'represents',
    pattern:
      /\b(?:(?:firm|office|undersigned|i|we) (?:represents?|writes? on behalf of|(?:is|am|are) (?:the )?counsel (?:for|to))|on behalf of) (?:the )?([^.;\n]{3,80})/gi,
    where: 'head',
  },
  { name: 'comesNow', pattern: /\b(?:comes? now|now comes?),? (?:the )?([^.;]{3,100})/gi, where: 'all' },
  {
    name: 'moves',
    pattern: new RegExp(
      `\\b(?:the )?(${ROLE}s?[^.;,]{0,60}),?[^.;]{0,50}? (?<!\\b(?:must|may|shall|to|not|should|will) )(?:hereby |respectfully )?(?:moves?|demands?|submits?|opposes?|requests?|files?|responds?|answers?|alleges?|brings?|asks?|petitions?)\\b`,
      'gi',
    ),
    where: 'head',
  },
  {
    name: 'opposes',
    pattern: new RegExp(
      `\\b(?:opposition|response|answer|reply|objections?) (?:to|of)(?: the)? (${ROLE}s?)(?:['’]s?|s['’])`,
      'gi',
    ),
    where: 'head',
    turned: true,
  },
  {
    name: 'titleOf',
    pattern: new RegExp(
      `\\b([A-Z][\\w.’'& ,-]{2,60}?)(?:['’]s?|s['’]) (?:[\\w’']+ ){0,6}?${PAPER}(?! (?:is|was|must|shall|will)\\b)`,
      'gi',
    ),
    where: 'head',
  },
  {
    name: 'briefFor',
    pattern:
      /\b(?:brief|answer|response|reply|opposition|objections?|memorandum|designation|statement of (?:the )?issues) (?:for|of|by|on behalf of) (?:the )?([^.;\n]{3,50})/gi,
    where: 'head',
  },
  {
    name: 'dismisses',
    pattern:
      /\bmotion to dismiss (?:the )?([^.;\n]{3,50}?)(?:['’]s?|s['’]) (?:\w+ )?(?:complaint|petition|claims?)/gi,
    where: 'head',
    turned: true,
  },
];

function sideOf(words: string, caption: Caption): number {
  const lower = words.toLowerCase();
  const role = new RegExp(`\\b(${ROLE})`).exec(lower)?.[1];
  if (role) {
    const has = (roles: string[]) => roles.some((one) => one.includes(role));
    const [first, second] = [has(caption.first.roles), has(caption.second?.roles ?? [])];
    if (first !== second) return first ? 1 : -1;
    const [one, other] = [caption.first, caption.second].map(
      (side) => side !== undefined && isGovernment(side),
    );
    if (SOVEREIGN.test(role) && one !== other) return one ? 1 : -1;
    if (new RegExp(`^(?:${FIRST})`).test(role)) return 1;
    if (new RegExp(`^(?:${SECOND})`).test(role)) return -1;
  }
  const named = (names: string[]) =>
    names.some((name) => {
      const [word = '', ...rest] = tellingWords(name);
      return [word, ...rest].some((part) => part.length > 3 && lower.includes(part));
    });
  const [first, second] = [named(caption.first.names), named(caption.second?.names ?? [])];
  return first === second ? 0 : first ? 1 : -1;
}

/** Words that say whose paper it is, each for the first side (+1) or the second (-1). */
export function sideFeatures(kind: DocumentKind, caption: Caption, pages: PdfPage[]): Features {
  const flat = (some: PdfPage[]) => some.map((page) => page.text.replace(/\s+/g, ' ')).join(' ');
  const texts = {
    head: flat(pages.slice(0, 2)).slice(0, 7000),
    // Upon whom a paper is served is counsel for the others.
    end: flat(pages.slice(2).slice(-3))
      .slice(-5000)
      .replace(/\bcertificate of service\b.*$/i, ''),
    all: flat(pages.slice(0, 4)),
  };
  const features: Features = {};
  for (const { name, pattern, where, turned } of SAYINGS) {
    const sides = [...texts[where].matchAll(pattern)]
      .slice(0, 6)
      .map((match) => sideOf(match[1] ?? '', caption));
    // Most of the sayings of one sort; of as many, the first.
    const most = Math.sign(sides.reduce((sum, side) => sum + side, 0));
    const first = most !== 0 ? most : (sides.find((side) => side !== 0) ?? 0);
    features[name] = turned ? -first : first;
  }
  const ruled = readFilingSide(kind, caption, pages);
  features.ruled = ruled.said ? (ruled.side === 'first' ? 1 : -1) : 0;
  features.sortOfPaper =
    kind === 'complaint' || kind === 'charge' || kind === 'petition' ? 1 : kind === 'answer' ? -1 : 0;
  return features;
}
