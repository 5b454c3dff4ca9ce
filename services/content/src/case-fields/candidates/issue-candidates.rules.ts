import { findCitations } from '@lectern/legal-text/citations/find-citations';
import { CAUSES_OF_ACTION, causePattern } from '@lectern/legal-text/knowledge/causes-of-action';
import { LEGAL_NOUNS } from '@lectern/legal-text/knowledge/legal-nouns';
import { looksCited } from '../caption.rules.js';
import { isContentsPage } from '../document-passages.rules.js';
import type { ExtractedValue } from '../extracted-value.js';
import { inSentenceCase } from '../issue-text.rules.js';
import { partyWords } from '../party-fields.rules.js';
import { namesCourt } from '../party-names.rules.js';
import { contentWords } from './content-words.rules.js';
import { OFFICE, PROCEDURE, isNoIssue } from './no-issue.rules.js';
import { balanced } from './presentable.rules.js';
import type { Candidate, Choice } from './ranking.rules.js';
import { type Reading, centrality } from './reading.rules.js';

export const ISSUE_CHOICE: Choice = {
  most: 12,
  runnersUp: 8,
  leastShown: 0.2,
  fewest: { count: 5, least: 0.1 },
  leastOffered: 0.06,
  overlap: 0.65,
};

type Source = 'phrase' | 'law' | 'named' | 'question' | 'heading' | 'contents' | 'count' | 'ruled';
interface Mention {
  value: string;
  source: Source;
  page: number;
  quote: string;
  /** Share of the document read before it. */
  at: number;
  inTitle: boolean;
  inIssues: boolean;
  cited: boolean;
}

const plural = (noun: string) => `${noun.replace(/-/g, '[- ]').replace(/y$/, '(?:y|ie)')}(?:e?s)?`;
const HEAD = `(?:${LEGAL_NOUNS.map(plural).join('|')})`;
/** What may stand before the noun: describing words, not verbs, articles or pronouns. */
const BEFORE = String.raw`(?:(?!(?:the|an?|his|her|its|their|this|that|these|those|any|such|no|some|each|every|other|same|which|who|for|with|from|and|or|but|not|is|are|was|were|be|been|has|had|have|will|would|may|shall|must|should|can|did|does|do|to|of|in|on|at|by|as|if|our|my|your|under|into|upon|over|between|during|after|before|because|whether|when|while|than|then|also|only|said|made|filed|granted|denied|first|second|third|one|two|three|further|see|also|id)\b)[\p{L}][\p{L}’'-]{2,18} )`;
const TAIL = String.raw`(?: (?:of|for|to|against|on|from|in) (?:the |an? |his |her |their )?(?:(?!(?:the|and|or|that|which|this)\b)[\p{L}][\p{L}’'-]{2,18})(?: (?:of|and) [\p{L}][\p{L}’'-]{2,18}| [\p{L}][\p{L}’'-]{3,18}){0,2})?`;
const PHRASE = new RegExp(`(?<![\\p{L}’'-])${BEFORE}{0,3}${HEAD}(?![\\p{L}’'-])${TAIL}`, 'giu');
const NAMED =
  /(?<![\w’'-])(?:[A-Z][\w’'-]{2,18} (?:(?:and|of|in|for|to|the|with|on) )?){1,6}(?:Act|Amendment|Clause|Code|Doctrine|Convention|Rule|Rules|Law|Exception|Privilege|Immunity|Treaty|Ordinance)\b(?: of \d{4})?/g;
const QUESTION = /\bwhether ((?:\S+ ){3,28}?\S+?)(?=[.;:?]|, (?:and|or) (?:if|whether|\(?\d)|$)/gi;
const COUNT =
  /^(?:COUNT|CLAIM|CAUSE OF ACTION|(?:FIRST|SECOND|THIRD|FOURTH|FIFTH|SIXTH) (?:CAUSE|CLAIM|COUNT)\b)/i;
const MARKS =
  /\b(?:issues?|claims?|counts?|alleg\w+|motion|question|argu\w+|contend\w*|violat\w+|under|pursuant|theor(?:y|ies)|doctrine|defen[sc]es?|challeng\w+|challenge)\b/i;
const OUTLINE = /^(?:(?:[IVX]{1,5}|[A-Za-z]|\d{1,2})[.)]\s+)+/;
const LEADERS = /(?<!\s)\s*(?:\.\s?){4,}\s*(?:\d+\s*)?$/;
/** A row of a table of contents that runs into the next: "Thirteenth Amendment 31 2. 42 U.S.C." */
const NEXT_ROW = /\s\d{1,3}\s+(?:[A-Z]{1,4}|\d{1,2})\.\s.*$/;
const MAX_PHRASES = 4000;
const LONGEST = 260;

/** A phrase cut after one of these goes on. */
const OPEN_END =
  /(?:\s+(?:of|the|an?|and|or|to|under|in|on|for|by|with|without|against|from|that|which|who|they|their|its|his|her|all|any|because|through|as|pursuant))+$/i;

const tidy = (text: string): string =>
  balanced(
    text
      .replace(/\s+/g, ' ')
      .replace(OUTLINE, '')
      .replace(LEADERS, '')
      .replace(NEXT_ROW, '')
      .replace(/^[\s“"(,;:.]+|[\s,;:(“"]+$/g, '')
      .trim(),
  ).replace(OPEN_END, '');

function mentions({ passages, sentences, pages }: Reading, ruled: ExtractedValue[]): Mention[] {
  const found: Mention[] = [];
  const count = Math.max(1, sentences.length);
  const scan = (text: string, place: Omit<Mention, 'value' | 'source' | 'quote'>) => {
    if (found.length > MAX_PHRASES) return;
    const add = (value: string, source: Source) => {
      const clean = tidy(value);
      if (clean.length > 3 && clean.length <= LONGEST)
        found.push({ ...place, value: clean, source, quote: text });
    };
    for (const match of text.matchAll(PHRASE)) add(match[0], 'phrase');
    for (const match of text.matchAll(NAMED)) add(match[0], 'named');
    for (const match of text.matchAll(QUESTION)) add(`Whether ${match[1]}`, 'question');
    for (const cite of findCitations(text))
      if (cite.kind === 'statute' || cite.kind === 'rule') add(cite.text, 'law');
  };
  sentences.forEach((sentence, order) => {
    if (sentence.section === 'aside') return;
    scan(sentence.text, {
      page: sentence.page,
      at: order / count,
      inTitle: false,
      inIssues: sentence.section === 'issues',
      cited: looksCited(sentence.text),
    });
  });
  passages.forEach(({ kind, text, pageStarts, section }, index) => {
    if (kind !== 'heading' || section === 'aside') return;
    const place = {
      page: pageStarts[0]?.page ?? 1,
      at: index / passages.length,
      inTitle: true,
      inIssues: section === 'issues',
      cited: false,
    };
    scan(text, place);
    const value = tidy(text.replace(/^(?:COUNT|CLAIM)\s+[\w]+\s*[-–—:.]?\s*/i, ''));
    if (value.split(' ').length >= 2 && value.length <= LONGEST)
      found.push({ ...place, value, source: COUNT.test(text) ? 'count' : 'heading', quote: text });
  });
  for (const page of pages.filter(isContentsPage))
    for (const row of page.text.split('\n')) {
      const value = tidy(row);
      if (
        /[a-z]/i.test(value) &&
        value.split(' ').length >= 3 &&
        !looksCited(value) &&
        !/\bv\.\s/.test(value)
      )
        found.push({
          value,
          source: 'contents',
          page: page.number,
          quote: row.trim(),
          at: 0,
          inTitle: true,
          inIssues: false,
          cited: false,
        });
    }
  for (const item of ruled)
    found.push({
      value: item.value,
      source: 'ruled',
      page: item.page,
      quote: item.quote,
      at: 0.5,
      inTitle: false,
      inIssues: false,
      cited: false,
    });
  return found;
}

/** The sentence says what the case is about, or what a party argues. */
const FRAMED =
  /\b(?:(?:this|the) (?:case|appeal|action|suit|matter|dispute|petition|motion|lawsuit|proceeding)(?: \w+){0,3} (?:concerns?|presents?|involves?|arises?|raises?|seeks?|challenges?|asks?|requires?|turns)|(?:issues?|questions?) (?:is|are|presented|before|raised|in dispute)|at issue|in dispute|(?:sued|suing|alleging|alleges) )/i;
const ARGUED = /\b(?:argu|contend|assert|maintain|claim|challeng|object|mov)(?:es|e|s|ed|ing)?\b/i;
const shareOf = (own: Mention[], words: RegExp): number =>
  own.filter(({ quote }) => words.test(quote)).length / own.length;
const CAUSES = CAUSES_OF_ACTION.map((cause) => new RegExp(causePattern(cause).source, 'i'));

const SOURCES: Source[] = ['phrase', 'law', 'named', 'question', 'heading', 'contents', 'count', 'ruled'];
const NOUNS = new RegExp(`(?<![\\p{L}-])${HEAD}(?![\\p{L}-])`, 'giu');
/** What may be in dispute, each once however often it is said. `ruled`: what the rules by name would take. */
export function issueCandidates(reading: Reading, ruled: ExtractedValue[]): Candidate[] {
  const groups = Map.groupBy(mentions(reading, ruled), ({ value }) => contentWords(value).sort().join(' '));
  groups.delete('');
  for (const [key, own] of groups)
    if (own.every(({ value, source }) => source !== 'ruled' && isNoIssue(value))) groups.delete(key);
  // A heading that only joins what the rules have taken apart: "NEGLIGENCE AND GROSS NEGLIGENCE".
  const apart = new Set(ruled.flatMap(({ value }) => contentWords(value)));
  for (const [key, own] of groups)
    if (
      own.every(({ source, inTitle }) => inTitle && source !== 'ruled') &&
      / and /i.test(own[0]!.value) &&
      key.split(' ').every((word) => apart.has(word))
    )
      groups.delete(key);
  const telling = partyWords(reading.caption).map((word) => word.toLowerCase());
  const rank = new Map(ruled.map(({ value }, at) => [contentWords(value).sort().join(' '), at]));
  return [...groups].map(([key, own]): Candidate => {
    const best =
      own.find(({ source }) => source === 'ruled') ?? own.find(({ inTitle }) => inTitle) ?? own[0]!;
    const words = key.split(' ');
    const plain = inSentenceCase(best.value);
    const shown = plain.charAt(0).toUpperCase() + plain.slice(1);
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
      courtName: namesCourt(shown) || OFFICE.test(shown) ? 1 : 0,
      parties: Math.min(2, telling.filter((word) => shown.toLowerCase().includes(word)).length),
      sentence: /[.?!”"]$/.test(shown) ? 1 : 0,
      openEnd: /\b(?:of|the|and|to|under|in|for|by|with|without|against)$/i.test(shown) ? 1 : 0,
      odd: (shown.match(/[^\w\s.,;:’'"“”()§&/-]/g)?.length ?? 0) > 1 ? 1 : 0,
      digits: /\d/.test(shown) ? 1 : 0,
      central: centrality(shown, reading),
      cause: CAUSES.some((pattern) => pattern.test(shown)) ? 1 : 0,
      framed: shareOf(own, FRAMED),
      argued: shareOf(own, ARGUED),
      ruledRank: rank.has(key) ? 1 / (1 + rank.get(key)!) : 0,
      within: ruled.some(
        ({ value }) => words.length > 1 && words.every((word) => contentWords(value).includes(word)),
      )
        ? 1
        : 0,
    };
    for (const source of SOURCES)
      features[`from-${source}`] = own.some((one) => one.source === source) ? 1 : 0;
    return { value: shown, page: best.page, quote: best.quote, features, ruled: rank.has(key) };
  });
}
