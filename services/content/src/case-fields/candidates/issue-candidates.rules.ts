import { type FoundDoctrine, findDoctrines } from '@lectern/legal-text/knowledge/find-doctrines';
import { sectionName } from '@lectern/legal-text/knowledge/section-names';
import type { ExtractedValue } from '../extracted-value.js';
import { inSentenceCase } from '../issue-text.rules.js';
import { partyWords, runsIntoNames } from '../party-fields.rules.js';
import { namesCourt } from '../party-names.rules.js';
import { contentWords } from './content-words.rules.js';
import { HEAD, type Mention, SOURCES, issueMentions } from './issue-mentions.rules.js';
import { OFFICE, PROCEDURE, isNoIssue, isNeverIssue } from './no-issue.rules.js';
import { balanced } from './presentable.rules.js';
import type { Candidate, Choice } from './ranking.rules.js';
import { type Reading, centrality } from './reading.rules.js';

export const ISSUE_CHOICE: Choice = {
  most: 12,
  runnersUp: 8,
  leastShown: 0.2,
  fewest: { count: 6, least: 0.1 },
  leastOffered: 0.06,
  overlap: 0.65,
  mostOfSort: { law: 3, question: 3 },
};

const MARKS =
  /\b(?:issues?|claims?|counts?|alleg\w+|motion|question|argu\w+|contend\w*|violat\w+|under|pursuant|theor(?:y|ies)|doctrine|defen[sc]es?|challeng\w+|challenge)\b/i;
/** The sentence says what the case is about, or what a party argues. */
const FRAMED =
  /\b(?:(?:this|the) (?:case|appeal|action|suit|matter|dispute|petition|motion|lawsuit|proceeding)(?: \w+){0,3} (?:concerns?|presents?|involves?|arises?|raises?|seeks?|challenges?|asks?|requires?|turns)|(?:issues?|questions?) (?:is|are|presented|before|raised|in dispute)|at issue|in dispute|(?:sued|suing|alleging|alleges) )/i;
const ARGUED = /\b(?:argu|contend|assert|maintain|claim|challeng|object|mov)(?:es|e|s|ed|ing)?\b/i;
const shareOf = (own: Mention[], words: RegExp): number =>
  own.filter(({ quote }) => words.test(quote)).length / own.length;

const SORTS: FoundDoctrine['sort'][] = [
  'claim',
  'right',
  'defense',
  'procedure',
  'relief',
  'review',
  'evidence',
  'criminal',
  'status',
];
const NOUNS = new RegExp(`(?<![\\p{L}-])${HEAD}(?![\\p{L}-])`, 'giu');
/** What these sources name is an issue by what it is. */
const KNOWN = new Set<Mention['source']>(['ruled', 'law', 'doctrine']);
/** A statute is one however far down its subsections are named. */
const keyOf = (value: string): string =>
  contentWords(value.replace(/(?<=\d)(?:\s?\([^()\s]{1,5}\))+/g, ''))
    .sort()
    .join(' ');
/** A section and nothing else. */
const STATUTE = /^[^§]{1,40}§ ?\d\S*$/;
/** A word that names no law of its own. */
const BARE =
  /^(?:chapters?|counterclaims?|cross-?claims?|(?:affirmative )?defen[sc]es?|sections?|rules?|titles?|arbitration|claims?|statement of claim)$/i;
const ROLE_OR_PAPER = /^(?:et|al|counterclaim|answer|complaint|petition|plaintiff|defendant|motion|order)$/;
/** A heading of so few words that names a claim is the claim. */
const CLAIM_WORDS = 6;
const DECIDED =
  /\b(?:grant|den(?:y|ie)|dismiss|affirm|revers|vacat|remand|hold|held|conclud|find|reject|agree)\w*\b/i;

/** "(“DHS”)": what the paper calls a party. */
const CALLED = /\s*\([“"][^”"]*[”"]\)/g;

/** A row of a caption, what the columns beside it left of their words included. */
const onlyNames = (words: string[], names: ReadonlySet<string>): boolean =>
  words.every((word) => names.has(word) || ROLE_OR_PAPER.test(word) || word.length < 3) &&
  words.some((word) => names.has(word) || ROLE_OR_PAPER.test(word));

/** What may be in dispute, each once however often it is said. `ruled`: what the rules by name would take. */
export function issueCandidates(reading: Reading, ruled: ExtractedValue[]): Candidate[] {
  const groups = Map.groupBy(
    issueMentions(reading, ruled).filter(({ value }) => !BARE.test(value)),
    ({ value }) => keyOf(value),
  );
  groups.delete('');
  for (const [key, own] of groups)
    if (own.every(({ value, source }) => !KNOWN.has(source) && isNoIssue(value))) groups.delete(key);
  // A heading that only joins what the rules have taken apart: "NEGLIGENCE AND GROSS NEGLIGENCE".
  const apart = new Set(ruled.flatMap(({ value }) => contentWords(value)));
  for (const [key, own] of groups)
    if (
      own.every(({ source, inTitle }) => inTitle && source !== 'ruled') &&
      / and /i.test(own[0]!.value) &&
      key.split(' ').every((word) => apart.has(word))
    )
      groups.delete(key);
  // The title of the paper run into the names beside it.
  const { caption } = reading;
  const partyNames = new Set(
    [caption?.first, caption?.second].flatMap((side) => contentWords(side?.names.join(' ') ?? '')),
  );
  for (const [key, own] of groups)
    // A sum that is only asked for is no issue.
    if (
      own.every(({ prayed, source }) => prayed && source === 'phrase') ||
      onlyNames(keyOf(own[0]!.value.replace(CALLED, '')).split(' '), partyNames) ||
      isNeverIssue(own[0]!.value.replace(CALLED, '')) ||
      own.some(({ value }) => runsIntoNames(value, caption))
    )
      groups.delete(key);
  const telling = partyWords(reading.caption).map((word) => word.toLowerCase());
  const most = Math.max(...[...groups.values()].map((own) => own.length), 1);
  const laws = [...groups.values()]
    .map((own) => own.filter(({ source }) => source === 'law').length)
    .sort((a, b) => b - a);
  const rank = new Map(ruled.map(({ value }, at) => [keyOf(balanced(value)), at]));
  return [...groups].map(([key, own]): Candidate => {
    const best =
      own.find(({ source }) => source === 'ruled') ?? own.find(({ inTitle }) => inTitle) ?? own[0]!;
    const words = key.split(' ');
    const source = (name: Mention['source']) => own.some((one) => one.source === name);
    const plain = inSentenceCase(best.value);
    const shown = plain.charAt(0).toUpperCase() + plain.slice(1);
    const cites = own.filter((one) => one.source === 'law').length;
    const named = findDoctrines(shown);
    const claims = named.some(({ sort }) => sort === 'claim');
    const features: Candidate['features'] = {
      count: Math.log(own.length),
      repeated: own.length > 2 ? 1 : 0,
      first: Math.min(...own.map(({ at }) => at)),
      last: Math.max(...own.map(({ at }) => at)),
      early: own.some(({ at }) => at < 0.08) ? 1 : 0,
      title: own.some(({ inTitle }) => inTitle) ? 1 : 0,
      firstPage: own.some(({ page }) => page === 1) ? 1 : 0,
      inIssues: own.some(({ inIssues }) => inIssues) ? 1 : 0,
      marked: own.filter(({ quote }) => MARKS.test(quote)).length / own.length,
      cited: own.filter(({ cited }) => cited).length / own.length,
      words: Math.min(12, words.length),
      single: words.length === 1 ? 1 : 0,
      pair: words.length === 2 ? 1 : 0,
      long: words.length > 10 ? 1 : 0,
      nouns: Math.min(4, shown.match(NOUNS)?.length ?? 0),
      nounShare: Math.min(1, (shown.match(NOUNS)?.length ?? 0) / words.length),
      procedure: Math.min(3, shown.match(PROCEDURE)?.length ?? 0),
      capitals: /[A-Z][a-z].*\b[A-Z][a-z]/.test(best.value) ? 1 : 0,
      of: / of /.test(shown) ? 1 : 0,
      allCapitals: /^[^a-z]+$/.test(best.value) ? 1 : 0,
      courtName: !source('doctrine') && (namesCourt(shown) || OFFICE.test(shown)) ? 1 : 0,
      parties: Math.min(2, telling.filter((word) => shown.toLowerCase().includes(word)).length),
      sentence: /[.?!”"]$/.test(shown) ? 1 : 0,
      openEnd: /\b(?:of|the|and|to|under|in|for|by|with|without|against)$/i.test(shown) ? 1 : 0,
      odd: (shown.match(/[^\w\s.,;:’'"“”()§&/-]/g)?.length ?? 0) > 1 ? 1 : 0,
      digits: /\d/.test(shown) ? 1 : 0,
      central: centrality(shown, reading),

      relative: Math.log(1 + own.length) / Math.log(1 + most),
      decided: shareOf(own, DECIDED),
      asked: own.some(({ asked }) => asked) ? 1 : 0,
      lawRank: cites > 1 ? 1 / (1 + laws.indexOf(cites)) : 0,
      claimTitle: claims && own.some(({ inTitle }) => inTitle) ? 1 : 0,
      claimed: claims ? shareOf(own, MARKS) : 0,
      prayed: own.filter(({ prayed }) => prayed).length / own.length,
      framed: shareOf(own, FRAMED),
      argued: shareOf(own, ARGUED),
      ruledRank: rank.has(key) ? 1 / (1 + rank.get(key)!) : 0,
      within: ruled.some(
        ({ value }) => words.length > 1 && words.every((word) => contentWords(value).includes(word)),
      )
        ? 1
        : 0,
    };
    for (const name of SOURCES) features[`from-${name}`] = source(name) ? 1 : 0;
    for (const sort of SORTS) features[`names-${sort}`] = named.some((one) => one.sort === sort) ? 1 : 0;
    const about = best.source === 'law' || STATUTE.test(shown) ? sectionName(shown) : undefined;
    return {
      value: shown,
      // By its name, which tells a reader more than its number.
      shown: about && `${about} (${shown})`,
      page: best.page,
      quote: best.quote,
      features,
      ruled: rank.has(key),
      sort: best.source,
      telling:
        (features.claimTitle === 1 && words.length <= CLAIM_WORDS) ||
        own.some(
          ({ namesCount, source: its, sort }) => namesCount && its === 'doctrine' && sort !== 'relief',
        ),
    };
  });
}
