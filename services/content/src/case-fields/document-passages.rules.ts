import type { PdfPage } from '../pdf-text.js';
import { citesOn, subsectionsOn } from './broken-citations.rules.js';
import { withoutRaisedMarks } from './line-numbers.rules.js';
import { joinable, wholeWords } from './broken-words.rules.js';
import { proseInCapitals } from './shouted-prose.rules.js';
import { type Line, OUTLINE, continues, endsThought } from './where-a-passage-ends.rules.js';

export type SectionKind =
  'front' | 'facts' | 'issues' | 'argument' | 'relief' | 'jurisdiction' | 'charges' | 'order' | 'aside';

/** A heading or a paragraph, joined from its lines, wherever pages broke it. */
export interface Passage {
  kind: 'heading' | 'text';
  text: string;
  section: SectionKind;
  /** Number of the paragraph as the document counts it. */
  number?: string;
  /** Where in `text` each page begins. */
  pageStarts: { page: number; at: number }[];
}

const SECTION_WORDS: [SectionKind, RegExp][] = [
  // "FACTS COMMON TO ALL COUNTS" stands before them.
  [
    'facts',
    /\b(?:facts?|allegations|averments)\b.{0,40}\bcommon to\b|\bcommon (?:factual )?(?:facts|allegations|averments)\b/i,
  ],
  [
    'aside',
    /^(table of (contents|authorities)|certificate of(?! probable cause)|certification(?! (?:for|of|as to) (?:the )?(?:determination of )?probable cause)|verification|proof of service|appearances|counsel|signature|index|glossary|notice to|notice of (?:your |appeal |hearing )?rights|statement of truth|corporate disclosure|statement of related)/i,
  ],
  [
    'relief',
    /\b(prayer|(?:relief|award|remed(?:y|ies)) (?:sought|requested|demanded)|requested (?:relief|award)|^relief$|demand for (relief|judgment)|conclusion|wherefore|disposition)\b/i,
  ],
  [
    'issues',
    /\b(questions? presented|statement of (the )?issues?|issues? (presented|on appeal|for review)|points? on appeal)\b|^(?:disputed |contested )?issues?:?$/i,
  ],
  [
    'charges',
    /\b(count|cause of action|claim for relief|claims? for|charge|offense|violation|affirmative defense|counterclaim|cross-?claim)s?\b/i,
  ],
  ['jurisdiction', /\b(jurisdiction|venue|standard of review|legal standard|standing)\b/i],
  [
    'facts',
    /\b(facts?|factual|background|statement of the case|introduction|procedural (history|posture)|overview|timeline|events|allegations|investigation|history|narrative|incident|circumstances|the parties|parties|summary of the (case|action)|nature of (the )?(action|case|suit)|preliminary statement|synopsis|statement of claim|observations|property|petition)\b/i,
  ],
  ['argument', /\b(argument|discussion|analysis|merits|memorandum of (law|points))\b/i],
  ['order', /\b(order|judgment|decree|it is (so )?ordered)\b/i],
];

const COUNT_HEADING = /^(?:counts?|claim|cause of action) (?:\d+|[ivx]+|one|two|three)\b/i;
/** "5. Dates of Marriage and Separation": petitions number their headings too. */
const SECTION_NAME =
  /^(?:prayer(?: for relief)?|conclusion|(?:statement of )?facts|background|argument|introduction|relief|parties|jurisdiction(?: and venue)?)$/i;
/** What the rules of court call the parts of a statement of claim, set as the first line of each. */
const NAMED_BY_RULES =
  /^(?:statement of facts relied (?:up)?on|grounds? (?:for|of) (?:the )?(?:order|application|relief|claim)|(?:remedy|relief|order) (?:sought|claimed)|nature of (?:the )?(?:claim|action))\s?:?$/i;
const NUMBERED_HEADING = /^\d{1,2}\.\s+(?=[A-Z])/;

/** A line of a form ("Violation: speeding"), or the one word that always opens a prayer. */
const OPENS = /^[A-Z][\w’'/#. ]{2,28}:\s+\S|^WHEREFORE\b/;
const LEADERS = /\.{5,}|(\. ){5,}/;
const SUMS_UP = /\.\s*\$?\s*(?:\d{1,3}(?:,\d{3})+|\d+\.\d+)(?:\.\d+)?%?\s*$/;
const NUMBERED =
  /^(?:(\d{1,3})\s?[.)]|¶\s?(\d{1,3})|\(([a-z]|[ivx]{1,4}|\d{1,2})\)|([a-z])\.|(\d{1,2}\.\d{1,2})\.?(?=\s+["“]?[A-Z]))\s{1,}(?=\S)/;
const BULLET = /^[•‣●◦▪➢]\s*(?=[\p{L}\d“"(])/u;

/** Contents and authorities pages: each line points to a page, none says anything. */
export function isContentsPage({ text }: PdfPage): boolean {
  const led = text.split('\n').filter((line) => LEADERS.test(line));
  // "Lost crop ........ $ 104,488.00": a table of sums stands among prose.
  return led.length >= 3 && led.filter((line) => SUMS_UP.test(line)).length * 2 < led.length;
}

const letters = (text: string) => text.replace(/[^A-Za-z]/g, '');

function isMostlyCapitals(text: string): boolean {
  const all = letters(text);
  return all.length >= 3 && all.replace(/[^A-Z]/g, '').length / all.length > 0.8;
}

function isTitleCase(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => letters(word).length > 3);
  return words.length > 0 && words.every((word) => /^[“"(]?[A-Z0-9]/.test(word));
}

export function sectionOf(heading: string): SectionKind | undefined {
  const clean = heading.replace(OUTLINE, '').replace(NUMBERED_HEADING, '').trim();
  return SECTION_WORDS.find(([, words]) => words.test(clean))?.[0];
}

function linesOf(pages: PdfPage[]): Line[] {
  const lines: Line[] = [];
  for (const page of pages) {
    if (isContentsPage(page)) continue;
    const rows = withoutRaisedMarks(page.text.split('\n'));
    const shouted = proseInCapitals(rows);
    rows.forEach((row, index) => {
      if (!row.trim()) return;
      lines.push({
        text: row.trim().replace(/\s+/g, ' '),
        indent: row.search(/\S/),
        page: page.number,
        apart: index > 0 && rows[index - 1]?.trim() === '',
        lastOfBlock: rows[index + 1]?.trim() === '' || index === rows.length - 1,
        shouted: shouted[index]!,
      });
    });
  }
  return lines;
}

/** Capitals at the beginning of a sentence: "COUNT I: THEFT, committed as". */
const GOES_ON = /[a-z]{3} (?:as|of|the|in|to|and|or|for|by|with|that)$/;

function isHeading(line: Line, width: number): boolean {
  const { text } = line;
  if (line.shouted) return false;
  if (text.length > 90 || letters(text).length < 3 || /[,;]$/.test(text)) return false;
  // A heading spaced out letter by letter: "O R D E R".
  if (/^([A-Z] ){2,}[A-Z]$/.test(text)) return true;
  if (/^(v|vs)\.?$/i.test(text) || /\d{4}$/.test(text) || GOES_ON.test(text)) return false;
  const centered = line.indent > width * 0.12;
  if (isMostlyCapitals(text) && text.split(' ').length <= 14)
    return !/[.]$/.test(text) || OUTLINE.test(text) || /:$/.test(text);
  // "COUNT I — NEGLIGENCE (Dr. Orne)": whom it is against stands in small letters.
  const [, count] = /^(.*\S) ?\([^()]{3,60}\)$/.exec(text) ?? [];
  if (line.apart && count && /^COUNT \S+ ?[:–—-] ?\S/.test(count) && isMostlyCapitals(count)) return true;
  if (OUTLINE.test(text) && isTitleCase(text.replace(OUTLINE, ''))) return true;
  if (line.apart && line.lastOfBlock && NAMED_BY_RULES.test(text)) return true;
  const bare = text.replace(NUMBERED_HEADING, '').replace(OUTLINE, '');
  if (text.length < width * 0.6 && !/[.:]$/.test(text) && isTitleCase(bare)) {
    const known = sectionOf(bare) !== undefined;
    if (
      bare !== text
        ? NUMBERED_HEADING.test(text) && bare.split(' ').length <= 7
        : known && line.apart && line.lastOfBlock
    )
      return true;
    if (SECTION_NAME.test(bare)) return true;
  }
  return line.apart && line.lastOfBlock && centered && isTitleCase(text) && !/[.]$/.test(text);
}

/** "I. HIS OPINION RESTS ON NO / FACTS OR DATA.": a point in capitals, over more than one line. */
const goesOn = ({ kind, text }: Passage, line: Line): boolean =>
  kind === 'heading' &&
  OUTLINE.test(text) &&
  isMostlyCapitals(text) &&
  !/[.:]$/.test(text) &&
  isMostlyCapitals(line.text) &&
  !OUTLINE.test(line.text) &&
  sectionOf(line.text) === undefined;

/** "toward / Petitioner: on July 2" goes on: small letters follow the colon, and no line of a form begins so. */
const opens = (open: Open, line: Line): boolean =>
  OPENS.test(line.text) &&
  !(/^[A-Z]\w+:\s+[a-z]/.test(line.text) && !endsThought(open.passage.text, line.text));

interface Open {
  passage: Passage;
  line: Line;
}

/** Headings and paragraphs of a document in reading order. */
export function passagesOf(pages: PdfPage[]): Passage[] {
  const lines = linesOf(pages);
  const width = Math.max(
    40,
    ...lines.map((line) => line.indent + line.text.length).filter((length) => length < 130),
  );
  const words = new Set(
    lines.flatMap((line, at) => wholeWords(line.text, lines[at - 1]?.text).match(/[a-z]+(-[a-z]+)*/g) ?? []),
  );
  const passages: Passage[] = [];
  let section: SectionKind = 'front' as SectionKind;
  let open: Open | undefined;

  for (const line of lines) {
    const above = open === undefined ? passages.at(-1) : undefined;
    if (
      above !== undefined &&
      (goesOn(above, line) || (above.kind === 'heading' && !line.apart && citesOn(above.text, line.text)))
    ) {
      above.text += `${subsectionsOn(above.text, line.text) ? '' : ' '}${line.text}`;
      continue;
    }
    if (isHeading(line, width)) {
      const spaced = /^([A-Z] ){2,}[A-Z]$/.test(line.text) ? line.text.replace(/ /g, '') : line.text;
      section = sectionOf(spaced) ?? (section === 'aside' || section === 'charges' ? 'facts' : section);
      const before: Passage | undefined = passages.at(-1);
      if (before?.kind === 'heading' && open === undefined && !line.apart && !COUNT_HEADING.test(spaced))
        before.text += ` ${spaced}`;
      else
        passages.push({ kind: 'heading', text: spaced, section, pageStarts: [{ page: line.page, at: 0 }] });
      open = undefined;
      continue;
    }
    const numbered = NUMBERED.exec(line.text);
    const listed = BULLET.test(line.text);
    if (open && !numbered && !listed && !opens(open, line) && continues(open, line, width)) {
      append(open.passage, line, words);
      open.line = line;
      continue;
    }
    const passage: Passage = {
      kind: 'text',
      text: line.text.replace(NUMBERED, '').replace(BULLET, ''),
      section: /^(WHEREFORE|THEREFORE, .{0,60}pray)/.test(line.text) ? 'relief' : section,
      number: numbered?.[1] ?? numbered?.[2] ?? numbered?.[3] ?? numbered?.[4] ?? numbered?.[5],
      pageStarts: [{ page: line.page, at: 0 }],
    };
    if (passage.section === 'relief') section = 'relief';
    passages.push(passage);
    open = { passage, line };
  }
  return passages;
}

function append(passage: Passage, line: Line, words: Set<string>): void {
  const text = joinable(passage.text, line.text, words);
  if (line.page !== passage.pageStarts.at(-1)?.page)
    passage.pageStarts.push({ page: line.page, at: text.length });
  passage.text = text + line.text;
}
