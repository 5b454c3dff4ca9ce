import { causesIn } from '../case-model/causes.js';
import { passagesOf } from '../case-fields/document-passages.rules.js';
import type { CaseDocument, FileSentence } from '../case-model/file-sentences.js';
import { wholeHeadings } from '../case-model/wrapped-headings.js';
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
    /\bdamages? (?:in|of|to)\b|\bdamaged in\b|\bexpenses\b.{0,60}\$|\blost (?:wages|profits|income|earnings)|\bsuffered\b|\bhas lost\b|\$\d[\d,]{3,}/i,
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

interface Count {
  /** What stands over it. */
  heading: string;
  sentences: FileSentence[];
}

/** The counts of a pleading: each begins under a heading of its own or repeats what stands before it. */
function countsIn(document: CaseDocument, sentences: readonly FileSentence[]): Count[] {
  const pages = document.pages.map(({ number, text }) => ({
    number,
    text,
    ocr: false,
    scanned: false,
    read: true,
  }));
  const passages = wholeHeadings(passagesOf(pages), pages);
  const over = (passage: number): string => {
    let at = passage - 1;
    while (passages[at]?.kind === 'heading' && passage - at < MOST_HEADINGS) at -= 1;
    return passages
      .slice(at + 1, passage)
      .map(({ text }) => text)
      .join(' ');
  };
  const counts: Count[] = [];
  let before = -1;
  for (const sentence of sentences) {
    const heading = sentence.passage === before ? '' : over(sentence.passage);
    before = sentence.passage;
    const repeats = REALLEGES.test(sentence.text);
    const named = `${heading} ${sentence.marker === undefined ? sentence.text.slice(0, LONGEST_HEADING) : ''}`;
    if (sentence.section === 'relief') break;
    if (repeats || OPENS_COUNT.test(named)) counts.push({ heading: named, sentences: [] });
    const count = counts.at(-1);
    if (!count || repeats) continue;
    if (sentence.marker !== undefined) count.sentences.push(sentence);
    else if (count.sentences.length === 0) count.heading += ` ${sentence.text}`;
  }
  return counts.filter(({ sentences: own }) => own.length > 0);
}
const OPENS_COUNT =
  /\b(?:count|claim|cause of action) (?:[IVX]{1,5}|\d{1,2}|one|two|three|four|five|six)\b|\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth) (?:claim|cause of action|count)\b/i;
const MOST_HEADINGS = 5;
const LONGEST_HEADING = 160;

const known = new WeakMap<Brief, Count[]>();

/** The numbered sentences of the count that a claim is headed with; of all counts where no heading names it. */
function countOf(brief: Brief, claim: string): FileSentence[] {
  const { read } = brief;
  const counts =
    known.get(brief) ??
    read.papers
      .filter(({ kind }) => PLEADINGS.has(kind))
      .flatMap(({ document }) =>
        countsIn(
          document,
          read.sentences.filter((sentence) => sentence.document === document),
        ),
      );
  known.set(brief, counts);
  const own = counts.filter(({ heading }) =>
    causesIn(heading, false).some(({ cause }) => cause.name === claim),
  );
  return (own.length > 0 ? own : counts).flatMap(({ sentences }) => sentences);
}

/** The sentences of a count that plead an element, in their order. */
export function pleadedWhere(brief: Brief, claim: string, element: string): FileSentence[] {
  const row = PLEADS.find(([asks]) => asks.test(element));
  const wanted = new Set([...stemsOf(element)].filter((stem) => !COMMON.has(stem)));
  return countOf(brief, claim)
    .filter(({ text }) =>
      row ? row[1].test(text) : wanted.size > 1 && sharedStems(wanted, stemsOf(text)) >= 2,
    )
    .slice(0, MOST);
}
