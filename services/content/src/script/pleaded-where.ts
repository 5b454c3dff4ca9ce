import type { ModelClaim } from '@lectern/contracts/case-model';
import { causesOfCount } from '../case-model/causes-of-counts.js';
import { holding } from '../case-model/facts-of-counts.js';
import { type Count, countsIn } from '../case-model/counts.js';
import type { FileSentence } from '../case-model/file-sentences.js';
import type { Brief } from './brief.js';
import { sharedStems, stemsOf } from './english/likeness.js';

/** What an element asks, by its words, and how a count pleads it. The first row that fits an element counts. */
const PLEADS: readonly [element: RegExp, count: RegExp][] = [
  [/\bmeant\b/i, /\bintent(?:ion|ional|ionally|ed)?\b|\bmeant\b|\binduc\w{1,4}\b|\bin order (?:to|that)\b/i],
  [/^(?!.*\bbreach).*\bduty\b/i, /\bowe[sd]?\b|\bduty (?:of care|to)\b|\bstandard of care\b/i],
  [
    /\bbreach(?:ed)? (?:it|that duty)|reasonable care|standard of care/i,
    /\bbreach\w*|\bfailed to\b|\bneglige\w+/i,
  ],
  [/\brel(?:y|ied)\b/i, /\brel(?:y|ied|iance)\b/i],
  [
    /\bknew\b|\bknown\b|\bintent\w*|\bmalice\b/i,
    /\bknew\b|\bknown\b|\bknowing(?:ly)?\b|\bintent\w*|\bwillful\w*|\bmalic\w+/i,
  ],
  [
    /\bcaus(?:ed?|al)\b|\bthe cause\b|\bbut for\b/i,
    /\bproximate\w*|\bcaus(?:e|ed|ing)\b|\bas a (?:direct )?result\b|\bbecause of\b/i,
  ],
  [
    /\bharm|\bloss\b|\blost\b|\bdamages\b|\binjured\b|\bsuffered\b/i,
    /\bdamages? (?:in|of|to)\b|\bdamaged in\b|\bexpenses\b.{0,60}\$|\blost (?:wages|profits|income|earnings)|\bsuffered\b|\bhas lost\b|\bowed? (?:it|her|him|them|plaintiff)?\b.{0,30}\$|\bin the (?:amount|sum) of \$/i,
  ],
  [
    /\bcontract existed|\bpromise\b|\bwarranty\b/i,
    /\b(?:valid|binding|enforceable)\b.{0,40}\b(?:contract|agreement)\b|\bentered into\b.{0,60}\b(?:contract|agreement|lease)\b|\bpromised\b|\bwarrant(?:ed|y)\b/i,
  ],
  [/\bperformed\b/i, /\bperformed (?:all|its|his|her|their|each)|\bfully performed\b/i],
  [/\bdid not perform\b|\bunfairly\b/i, /\bbreach\w*|\bfailed to\b|\brefused to\b|\bmaterial(?:ly)? breach/i],
  [
    /\bprotected class\b|\bdisability\b|\bof the age\b/i,
    /\bmember of\b|\bprotected (?:class|trait|status)\b|\bdisab\w+|\bpregnan\w+|\bover (?:the age of )?forty\b/i,
  ],
  [
    /\bqualified\b|\bessential functions\b|\beligible\b/i,
    /\bqualified\b|\beligible\b|\bessential functions\b/i,
  ],
  [
    /\badverse\b|\bended the employment\b|\bdenied leave\b/i,
    /\bterminat\w+|\bdischarg\w+|\bdemot\w+|\bfired\b|\badverse\b|\bdenied\b|\binterfer\w+/i,
  ],
  [/\bprotected activity\b/i, /\bcomplain\w+|\breport(?:ed|ing)\b|\boppos\w+|\bprotected activity\b/i],
  [/\baccommodation\b/i, /\baccommodat\w+/i],
];
const REALLEGES =
  /\b(?:re-?alleges?|incorporates?|repeats?)\b.{0,60}\b(?:paragraphs?|allegations?|foregoing|preceding|above)\b/i;
const PLEADINGS = new Set(['complaint', 'petition', 'form']);
const COMMON = new Set(['plaintiff', 'defendant', 'employer']);
const MOST = 3;

const known = new WeakMap<Brief, { count: Count; sentences: FileSentence[] }[]>();

/** What stands under each count of the pleadings, without what only repeats. */
function countsOf(brief: Brief): { count: Count; sentences: FileSentence[] }[] {
  const found = known.get(brief);
  if (found) return found;
  const { read } = brief;
  const documents = read.papers.filter(({ kind }) => PLEADINGS.has(kind)).map(({ document }) => document);
  const all = countsIn(documents).map((count) => {
    const held = holding(count.body);
    return {
      count,
      sentences: read.sentences.filter(
        ({ document, text, section }) =>
          document === count.document && section !== 'relief' && !REALLEGES.test(text) && held(text),
      ),
    };
  });
  known.set(brief, all);
  return all;
}

/** A claim, and whom of several alone it is against. */
export type Pleaded = Pick<ModelClaim, 'name' | 'against'>;

/** The sentences of the count that a claim is headed with; of all counts where no heading names it. */
function countOf(brief: Brief, { name, against }: Pleaded): FileSentence[] {
  const counts = countsOf(brief);
  const own = counts.filter(({ count }) =>
    causesOfCount(count.title, false).some(({ cause }) => cause.name === name),
  );
  const theirs = own.filter(({ count }) => names(count.title, against));
  return (theirs.length > 0 ? theirs : own.length > 0 ? own : counts).flatMap(({ sentences }) => sentences);
}

/** "COUNT II - NEGLIGENCE (LARK CRANES)": the count against those. */
const names = (heading: string, against: string | undefined): boolean =>
  against?.split(/, | and /).every((one) => heading.toLowerCase().includes(one.toLowerCase())) ?? false;

/** The sentences of a count that plead an element, in their order. */
export function pleadedWhere(brief: Brief, claim: Pleaded, element: string): FileSentence[] {
  const row = PLEADS.find(([asks]) => asks.test(element));
  const wanted = new Set([...stemsOf(element)].filter((stem) => !COMMON.has(stem)));
  return countOf(brief, claim)
    .filter(({ text }) =>
      row ? row[1].test(text) : wanted.size > 1 && sharedStems(wanted, stemsOf(text)) >= 2,
    )
    .slice(0, MOST);
}
