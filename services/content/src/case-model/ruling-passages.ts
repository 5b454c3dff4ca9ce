import { stemsOf } from '../script/english/likeness.js';
import { lettersOnly } from '../script/english/words-only.js';
import type { FileSentence } from './file-sentences.js';

/** What a paragraph of an order keeps out, beyond the clause that says so: its heading, and what it tells of it. */
export interface PassageKeptOut {
  /** What the whole paragraph speaks of. */
  about: ReadonlySet<string>;
  /** It is about something that somebody said. */
  ofStatement: boolean;
  /** Words that it quotes of what is kept out. */
  quotes: string[];
  /** Whatever is called by these words. */
  named: RegExp[];
}

const STATEMENT = /\b(?:statements?|remarks?|answers?|admissions?|confession|words|said|told|interview)\b/i;
/** Matter of one name, and what else papers call it. */
const CALLED: readonly [RegExp, RegExp][] = [
  [/\binformants?\b/i, /\b(?:informants?|CR?I|C\/I|confidential (?:source|informant|reliable))\b/],
  [
    /\binsur(?:ance|er)\b|\bliability (?:coverage|carrier)\b/i,
    /\b(?:insur(?:ance|ed|ers?)|carriers?|adjusters?|polic(?:y|ies) limits?|dishonesty (?:cover|policy))\b/i,
  ],
  [/\bcasinos?\b|\bgambl\w+/i, /\b(?:casinos?|gambl\w+|slot machines?)\b/i],
  [/\bpolygraph\b/i, /\b(?:polygraph|lie detector)\b/i],
  [/\b(?:first offender|plea|pleas)\b/i, /\b(?:plea|pleas|pleaded (?:guilty|no contest)|first offender)\b/i],
  [/\bbankruptcy\b/i, /\bbankruptc\w+/i],
  [/\bimmigration\b/i, /\b(?:immigra\w+|undocumented|visa|deport\w+)\b/i],
  [
    /\b(?:offers?|settlement|settle|mediation|compromise)\b/i,
    /\b(?:offer(?:ed|s)? (?:to (?:settle|pay|resolve)|of (?:settlement|compromise))|settle(?:d|ment)?|mediat\w+|time[- ]limit\w* demand)\b/i,
  ],
];
const SHORT_HEAD = 9;
/** Words of every ruling. */
const OF_ANY =
  /\b(?:court|motions?|statements?|evidence|testimony|trial|jury|witness(?:es)?|counsel|part(?:y|ies)|plaintiffs?|defendants?|state|people|commonwealth|prosecution|defense|officer|deputy|patrolman|detective|suppress\w*|exclu\w+|mention\w*|case|opening|said|told|stated|asked|answer\w*)\b/gi;

/** The paragraphs of one paper in which something is kept out; `excludes` tells a clause that does, `admits` what is left in. */
export function passagesKeptOut(
  sentences: readonly FileSentence[],
  excludes: (clause: string) => boolean,
  admits: RegExp,
): PassageKeptOut[] {
  return [...Map.groupBy(sentences, ({ passage }) => passage).values()].flatMap((own) => {
    const clauses = own.flatMap(({ text }) => text.split(/;|, but |, except /)).filter(excludes);
    if (clauses.length === 0) return [];
    const head = own[0]!.text.split(' ').length <= SHORT_HEAD ? own[0]!.text : '';
    const left = own.filter(({ text }) => !admits.test(text));
    const ruled = [head, ...clauses].join(' ');
    const within = left.map(({ text }) => text).join(' ');
    return [
      {
        about: stemsOf(within.replace(OF_ANY, ' ')),
        ofStatement: STATEMENT.test(ruled),
        quotes: STATEMENT.test(ruled)
          ? [...within.matchAll(/[“"]([^“”"]{8,200})[”"]/g)]
              .map(([, quote]) => quote!.trim())
              // One word is said of much else.
              .filter((quote) => / /.test(quote))
              .map(lettersOnly)
          : [],
        named: CALLED.flatMap(([asks, words]) => (asks.test(ruled) ? [words] : [])),
      },
    ];
  });
}

/** "Counsel shall not mention Article 7.1": a part of a paper by its number. */
export const placesIn = (text: string): RegExp[] =>
  [...text.matchAll(/\b(?:Article|Clause|Exhibit) \d{1,3}(?:\.\d{1,3})*/g)].map(
    ([place]) => new RegExp(`\\b${place.replaceAll('.', '\\.')}(?![\\d.]*\\d)`, 'i'),
  );
