import { findCitations } from '@lectern/legal-text/citations/find-citations';
import { type FoundDoctrine, findDoctrines } from '@lectern/legal-text/knowledge/find-doctrines';
import { LEGAL_NOUNS } from '@lectern/legal-text/knowledge/legal-nouns';
import { type Caption, looksCited } from '../caption.rules.js';
import { isContentsPage } from '../document-passages.rules.js';
import type { ExtractedValue } from '../extracted-value.js';
import { balanced } from './presentable.rules.js';
import { questionsIn } from './questions.rules.js';
import type { Reading } from './reading.rules.js';

export const SOURCES = [
  'phrase',
  'law',
  'named',
  'question',
  'heading',
  'contents',
  'count',
  'doctrine',
  'ruled',
] as const;
type Source = (typeof SOURCES)[number];

/** One place where something is said that may be in dispute. */
export interface Mention {
  value: string;
  source: Source;
  page: number;
  quote: string;
  /** Share of the document read before it. */
  at: number;
  inTitle: boolean;
  inIssues: boolean;
  cited: boolean;
  /** In a prayer: it is asked for. */
  prayed?: boolean;
  /** First under a heading that counts a defence or a claim back and does not name it. */
  namesCount?: boolean;
  /** A doctrine or a cause of action by its usual name. */
  sort?: FoundDoctrine['sort'];
  /** A court or a party says that this is the question. */
  asked?: boolean;
}

const plural = (noun: string) => `${noun.replace(/-/g, '[- ]').replace(/y$/, '(?:y|ie)')}(?:e?s)?`;
/** Source of a pattern for the nouns of the law; no groups. */
export const HEAD = `(?:${LEGAL_NOUNS.map(plural).join('|')})`;
const words = (text: string) => text.split(' ').join('|');
/** Small words, and the verbs of papers: what they do to a claim is no part of its name. */
const NOT_BEFORE = words(
  'the an? his her its their this that these those any such no some each every other same which who for with from and or but not is are was were be been has had have will would may shall must should can could did does do to of in on at by as if our my your under into upon over between during after before because whether when where while than then also only said made filed granted denied first second third one two three further see id both all more most much many very so yet thus hence here there ' +
    'suffer(?:s|ed|ing)? caus(?:es|ed|ing) demonstrat(?:e|es|ed|ing) shows? showed showing receiv(?:e|es|ed|ing) obtain(?:s|ed|ing)? presents? presented presenting seeks? seeking sought brings? brought bringing files? filing alleg(?:e|es|ing) prov(?:e|es|ed|ing) gives? gave giving carr(?:y|ies|ied) makes? making den(?:y|ies|ying) grants? granting pursuant includ(?:e|es|ed|ing) following concern(?:s|ed|ing) regarding involv(?:e|es|ed|ing) violat(?:e|es|ed|ing) creat(?:e|es|ed|ing) provid(?:e|es|ed|ing) rais(?:e|es|ed|ing) assert(?:s|ed|ing)? affirm(?:s|ed|ing)? revers(?:es|ed|ing) vacat(?:e|es|ed|ing) dismiss(?:es|ing)? reject(?:s|ed|ing)? requires? requiring allow(?:s|ed|ing)? permits? permitting states? stating fil(?:e|es) prevent(?:s|ed|ing)? establish(?:es|ed|ing)? hold(?:s|ing)? held order(?:s|ed|ing)? enter(?:s|ed|ing)? find(?:s|ing)? found mak(?:e|es) taken takes? protect(?:s|ing)? appl(?:y|ies|ied|ying) support(?:s|ed|ing)? exercis(?:es|ed|ing) satisf(?:y|ies|ied|ying) meets? met award(?:s|ed|ing)? warrants? lacks? lacked lacking against about without within through upon',
);
/** What may stand before the noun: describing words, not verbs, articles or pronouns. */
const BEFORE = String.raw`(?:(?!(?:${NOT_BEFORE})\b)[\p{L}][\p{L}’'-]{2,18} )`;
const NOT_AFTER = words(
  'the and or that which this these will would may shall should must can could is are was were has have had did does do be been not who whom when where because he she they it in as to if by',
);
const NEXT_WORD = String.raw`(?!(?:${NOT_AFTER})\b)[\p{L}][\p{L}’'-]`;
const TAIL = String.raw`(?: (?:of|for|to|against|on|from|in) (?:the |an? |his |her |their )?(?:${NEXT_WORD}{2,18})(?: (?:of|and) ${NEXT_WORD}{2,18}| ${NEXT_WORD}{3,18}){0,2})?`;
const PHRASE = new RegExp(`(?<![\\p{L}’'-])${BEFORE}{0,3}${HEAD}(?![\\p{L}’'-])${TAIL}`, 'giu');
/** Most sentences hold no such noun, which is found out at less cost. */
const ANY_HEAD = new RegExp(`(?<![\\p{L}-])${HEAD}(?![\\p{L}’'-])`, 'iu');
/** "Acme Mutual Insurance" before "Company" is the beginning of a name. */
const NAME_GOES_ON =
  /^,? (?:Company|COMPANY|Co\.|Corporation|CORPORATION|Corp\.?|Inc\.?|INC\.?|LLC|L\.L\.C|LLP|Ltd\.?|Bank|BANK|Association|ASSOCIATION)(?![\p{L}])/u;
const NAMED =
  /(?<![\w’'-])(?:[A-Z][\w’'-]{2,18} (?:(?:and|of|in|for|to|the|with|on) )?){1,6}(?:Act|Amendment|Clause|Code|Doctrine|Convention|Rule|Rules|Law|Exception|Privilege|Immunity|Treaty|Ordinance)\b(?: of \d{4})?/g;
/** The name of a code before the section that is meant: "Labor Law § 240". */
const SECTION_FOLLOWS = /^,? ?(?:§|[Ss]ections? |[Ss]ec\. )? ?\d/;
const LEADING =
  /^(?:Pursuant to|Under|In|The|This|That|See|By|As|Of|Violations? of|Both|Because|But|And)(?: the| The)? /;
/** Papers tell what was done without the name that the law has for it. */
const DONE: [RegExp, string][] = [
  [
    /\bbreach(?:ed|ing) (?:the|its|their|his|her|this|that) (?:\p{L}+ ){0,2}(?:sub)?(?:contract|agreement|lease|note|warranty)\b/iu,
    'Breach of contract',
  ],
  [/\b(?:was|were|been) negligent\b|\bnegligently\b/i, 'Negligence'],
  [/\bretaliat(?:ed|ing) against\b|\bin retaliation for\b/i, 'Retaliation'],
  [/\bdiscriminat(?:ed|ing) against\b/i, 'Discrimination'],
  [/\bdefrauded\b|\bfraudulently\b/i, 'Fraud'],
  [/\b(?:actually|constructively|wrongfully) evicted\b/i, 'Constructive eviction'],
  [/\b(?:breach\w*|violat\w+) .{0,30}\bquiet enjoyment\b/i, 'Quiet enjoyment'],
  [/\bwrongfully (?:terminated|discharged|dismissed|fired)\b/i, 'Wrongful termination'],
];
const COUNTED =
  /^(?:[IVX]{1,5}\.\s+)?(?:(?:COUNT|CLAIM)\s+\w+|(?:FIRST|SECOND|THIRD|FOURTH|FIFTH|SIXTH|SEVENTH|EIGHTH|NINTH|TENTH)\s+(?:CAUSE OF ACTION|CLAIM FOR RELIEF|CLAIM|COUNT))\s*[-–—:.]*\s*(?=\S)/i;
const COUNT =
  /^(?:COUNT|CLAIM|CAUSE OF ACTION|(?:FIRST|SECOND|THIRD|FOURTH|FIFTH|SIXTH) (?:CAUSE|CLAIM|COUNT)\b)/i;
/** A heading that counts a defence or a claim back and does not name it. */
const UNNAMED =
  /^(?:as and for )?(?:an? |the )?(?:\w+ ){0,3}(?:affirmative defen[sc]e|defen[sc]e|counterclaim|cross-?claim)(?: (?:\d{1,2}|[ivx]{1,5}|one|two|three|four|five|six))?[.:]?$/i;
const OUTLINE = /^(?:(?:POINT (?:[IVX]{1,5}|\d{1,2})[.:]?|(?:[IVX]{1,5}|[A-Za-z]|\d{1,2})[.)])\s+)+/;
/** "ARGUMENT A. Plaintiff is entitled ...": the name of the part before its first heading. */
const PART = /^(?:ARGUMENT|DISCUSSION|ANALYSIS)\s+(?=POINT [IVX\d]|(?:[IVX]{1,5}|[A-Z]|\d{1,2})\.\s)/;
const LEADERS = /(?<!\s)\s*(?:\.\s?){4,}\s*(?:\d+\s*)?$/;
/** A row of a table of contents that runs into the next: "Thirteenth Amendment 31 2. 42 U.S.C." */
const NEXT_ROW = /\s\d{1,3}\s+(?:[A-Z]{1,4}|\d{1,2})\.\s.*$/;
const PRAYER = /^WHEREFORE\b|\bpray(?:s|ing)? (?:for|that|judgment)\b/;
const MAX_PHRASES = 4000;
const LONGEST = 260;

/** A phrase cut after one of these goes on. */
const OPEN_END =
  /(?:\s+(?:of|the|an?|and|or|to|under|in|on|for|by|with|without|against|from|that|which|who|they|their|its|his|her|all|any|because|through|as|pursuant(?: to rules?)?|while|when|if|to (?:make|take|have|give|do|be)))+$/i;

const tidy = (text: string): string =>
  balanced(
    text
      .replace(/\s+/g, ' ')
      .trim()
      .replace(PART, '')
      .replace(OUTLINE, '')
      .replace(LEADERS, '')
      .replace(NEXT_ROW, '')
      .replace(/^[\s“"(,;:.]+|[\s,;:(“"]+$/g, '')
      .trim(),
  ).replace(OPEN_END, '');

/** One way of writing the United States Code, however a paper spells it. */
const asCited = (text: string): string =>
  text
    .replace(/^Title\s+(\d{1,2}),?\s+(?:of the\s)?United\s+States\s+Code,?\s+Sections?\s+/i, '$1 U.S.C. § ')
    .replace(/U\.\s?S\.\s?C\.|\bUSC\b/, 'U.S.C.')
    .replace(/(U\.S\.C\.(?:A\.)?) ?(?:§{1,2}|[Ss]ec(?:tions?|s?\.)) ?(?=\d)/, '$1 § ')
    .replace(/§ (?=\d[^,]*(?:, | and )\d)/, '§§ ');

/** A title read across the columns of its caption: "AFFIRMATION IN JANE ROE and SUPPORT OF MOTION". */
const holdsRowOfCaption = (heading: string, caption: Caption | undefined): boolean =>
  /^[^a-z]*$|,/.test(heading) &&
  [caption?.first, caption?.second].some((side) =>
    side?.names.some((name) => / /.test(name) && heading.toUpperCase().includes(name.toUpperCase())),
  );

/** Everything that may be in dispute, as often as it is said. `ruled`: what the rules by name would take. */
export function issueMentions(reading: Reading, ruled: ExtractedValue[]): Mention[] {
  const { passages, sentences, pages, caption } = reading;
  const found: Mention[] = [];
  const count = Math.max(1, sentences.length);
  const scan = (text: string, place: Omit<Mention, 'value' | 'source' | 'quote'>) => {
    if (found.length > MAX_PHRASES) return;
    const add = (value: string, source: Source, more: Pick<Mention, 'sort' | 'asked'> = {}) => {
      const clean = tidy(value);
      if (clean.length > 3 && clean.length <= LONGEST)
        found.push({ ...place, ...more, value: clean, source, quote: text });
    };
    if (ANY_HEAD.test(text))
      for (const match of text.matchAll(PHRASE))
        if (!NAME_GOES_ON.test(text.slice(match.index + match[0].length, match.index + match[0].length + 20)))
          add(match[0], 'phrase');
    for (const match of text.matchAll(NAMED))
      if (
        !SECTION_FOLLOWS.test(text.slice(match.index + match[0].length, match.index + match[0].length + 12))
      )
        add(match[0].replace(LEADING, ''), 'named');
    for (const [words, name] of DONE) if (words.test(text)) add(name, 'doctrine', { sort: 'claim' });
    for (const { value, asked } of questionsIn(text)) add(value, 'question', { asked });
    for (const { text: name, sort } of findDoctrines(text))
      if (!(place.prayed && sort === 'relief')) add(name, 'doctrine', { sort });
    for (const cite of /\d/.test(text) ? findCitations(text) : [])
      if (cite.kind === 'statute' || cite.kind === 'rule') add(asCited(cite.text), 'law');
  };
  // What stands first under "SECOND AFFIRMATIVE DEFENSE" says which one it is.
  const names = new Set(
    passages.flatMap(({ kind, text }, at) => (kind === 'heading' && UNNAMED.test(text) ? [at + 1] : [])),
  );
  sentences.forEach((sentence, order) => {
    if (sentence.section === 'aside') return;
    scan(sentence.text, {
      page: sentence.page,
      at: order / count,
      inTitle: false,
      inIssues: sentence.section === 'issues' || names.has(sentence.passage),
      namesCount: names.has(sentence.passage),
      prayed: sentence.section === 'relief' || PRAYER.test(sentence.text),
      cited: looksCited(sentence.text),
    });
  });
  passages.forEach(({ kind, text, pageStarts, section }, index) => {
    if (kind !== 'heading' || section === 'aside' || holdsRowOfCaption(text, caption)) return;
    const place = {
      page: pageStarts[0]?.page ?? 1,
      at: index / passages.length,
      inTitle: true,
      inIssues: section === 'issues',
      cited: false,
    };
    scan(text, place);
    const value = tidy(text.replace(COUNTED, ''));
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
      value: balanced(item.value),
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
