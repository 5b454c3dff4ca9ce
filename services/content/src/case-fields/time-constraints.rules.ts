import { MONTH, MONTH_NAMES, MONTH_OR_SHORT } from '@lectern/legal-text/months';
import type { PdfPage } from '../pdf-text.js';
import type { ExtractedValue } from './extracted-value.js';
import { looksCited } from './caption.rules.js';
import { withoutMinuteHead } from './minute-head.rules.js';
import { isProse } from './key-facts.rules.js';
import type { Sentence } from './sentences.rules.js';

export const MAX_TIMES = 10;
const DATE = `(?:${MONTH_OR_SHORT} \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}|\\d{1,2} ${MONTH} \\d{4}|\\d{1,2}/\\d{1,2}/\\d{2,4}|\\d{4}-\\d{2}-\\d{2})`;
const PERIOD =
  '(?:\\w+ \\(\\d{1,3}\\)|\\d{1,3}|ten|fourteen|twenty|twenty-one|thirty|sixty|ninety) (?:calendar |business |court |judicial )?(?:days?|weeks?|months?|hours?)';

const DUE: [RegExp, number][] = [
  [
    new RegExp(
      `\\b(due|no later than|on or before|not later than|deadline|expires?|by the close of|must be (?:filed|served|paid|completed))\\b.{0,80}?${DATE}`,
      'i',
    ),
    10,
  ],
  [
    new RegExp(
      `\\b(within|no (?:later|more) than|not (?:later|more) than|at least|before)\\s+(?:the next\\s+)?${PERIOD}`,
      'i',
    ),
    9,
  ],
  [
    new RegExp(
      `\\b(hearing|trial|conference|argument|arraignment|mediation|deposition|appear(?:ance)?|court date|returnable)\\b.{0,90}?${DATE}|${DATE}.{0,60}\\b(hearing|trial|conference|arraignment)\\b`,
      'i',
    ),
    8,
  ],
  [
    new RegExp(
      `\\b(statute of limitations|limitations period|discovery (?:cutoff|closes)|extended (?:until|to)|effective)\\b.{0,80}?(${DATE}|${PERIOD})`,
      'i',
    ),
    7,
  ],
  [
    new RegExp(
      `\\b(filed|entered|issued|served|dated|executed)\\b.{0,50}?${DATE}|${DATE}.{0,40}\\b(filed|issued|entered|served)\\b`,
      'i',
    ),
    4,
  ],
];

/** What a notice tells the one who got it to do counts, wherever it stands. */
const ADDRESSED =
  /\b(?:you|defendants?|respondents?|tenants?) (?:must|shall|have|are required to)\b.{0,80}\b(?:within|before|by|on)\b/i;

/** The letter or figure of a recital. */
const RECITAL = /^(?:[A-Z]|\d{1,2})\.\s+(?=[A-Z])/;
const LONGEST = 260;
/** With its limit in it, a sentence is kept whole up to here: cut before its end it would say less than the time. */
const LONGEST_WHOLE = 420;

function clip(text: string, due: RegExp): string {
  if (text.length <= LONGEST) return text;
  const match = due.exec(text);
  const from = (match?.index ?? 0) + (match?.[0].length ?? 0);
  // Behind the limit, the first joint at which nothing is left open.
  const joint = [
    ...text.matchAll(/;\s|,\s(?=(?:and|but|which|who|or|so|at which|entitled|alleging)\b)/g),
  ].find(({ index }) => index >= from && index <= LONGEST_WHOLE);
  if (joint) return `${text.slice(0, joint.index)}.`;
  return text.length <= LONGEST_WHOLE ? text : `${text.slice(0, text.lastIndexOf(' ', LONGEST_WHOLE))} …`;
}

const LABELED_DATE = new RegExp(
  `(?<![(\\w])(filed|dated|date(?: of (?:violation|offense|report|incident|hearing|trial|service))?|decided|argued|entered|submitted|heard|issued|hearing(?: date)?|trial(?: date)?|court date|appear(?:ance)?(?: date)?|due(?: date)?|response due|(?:objection|response|answer|reply|filing) deadline|deadline)\\b\\s*:?\\s*(?:on\\s+)?(?:the\\s+)?(${DATE})`,
  'gi',
);
const DATE_ALONE = new RegExp(`^(${DATE})$`, 'i');

interface LabeledDate {
  label: string;
  date: string;
}

/** The dates that a line of the paper names by their labels; `above` may hold the label. */
function labeledDates(text: string, above: string): LabeledDate[] {
  const labeled = [...text.matchAll(LABELED_DATE)]
    // "Under a lease dated October 1, 2018": a sentence tells of another paper's date.
    .filter(({ index }) => !/[a-z]+ [a-z]+ ?$/.test(text.slice(0, index)))
    .map(([, label = '', date = '']) => ({ label, date }));
  if (labeled.length > 0) return labeled;
  const alone = DATE_ALONE.exec(text)?.[1];
  if (alone !== undefined) return [{ label: 'date of the document', date: alone }];
  const beside = /^(filed|dated?|decided|entered)$/i.test(above) && new RegExp(DATE, 'i').exec(text)?.[0];
  return beside ? [{ label: 'filed', date: beside }] : [];
}

/** A narrow column breaks "June 20, / 2023". */
const wholeDate = (row: string, next: string): string =>
  /\b[A-Z][a-z]{2,8} \d{1,2},$/.test(row) && /^\d{4}\b/.test(next) ? `${row} ${next.slice(0, 4)}` : row;

const STAMP_ROWS = 6;

/** The stamp of a clerk in the right column: "FILED" over the court's name over the day. */
function stampedDay(page: PdfPage): ExtractedValue[] {
  const rows = page.text.split('\n').slice(0, HEAD_ROWS);
  const at = rows.findIndex((row) => /(?:^|\s{3})(?:FILED|ENTERED)$/.test(row.trimEnd()));
  const column = rows[at]?.search(/(?:FILED|ENTERED)\s*$/) ?? 0;
  for (const row of at < 0 ? [] : rows.slice(at + 1, at + 1 + STAMP_ROWS)) {
    const day = new RegExp(`(?:^|\\s{3})(${DATE})$`, 'i').exec(row.trimEnd());
    if (day?.[1] && day.index + day[0].length >= column)
      return [{ value: `Filed ${inWords(day[1])}`, page: page.number, quote: day[1], confidence: 0.9 }];
  }
  return [];
}
const HEAD_ROWS = 20;

/** "Filed December 22, 2020", "DATED: June 7, 2019": lines of the paper itself, outside its sentences. */
function datedLines(pages: PdfPage[], stamps: string[]): ExtractedValue[] {
  const found: ExtractedValue[] = pages[0] === undefined ? [] : stampedDay(pages[0]);
  for (const stamp of stamps) {
    const filed = new RegExp(`\\b(?:date )?filed:?\\s*(${DATE})`, 'i').exec(stamp);
    if (filed?.[1])
      found.push({ value: `Filed ${inWords(filed[1])}`, page: 1, quote: stamp, confidence: 0.9 });
  }
  const ends = pages.length > 2 ? [...pages.slice(0, 2), ...pages.slice(-1)] : pages;
  for (const page of ends) {
    const rows = page.text.split('\n').map((row) => row.trim().replace(/\s+/g, ' '));
    rows.forEach((row, at) => {
      const text = wholeDate(row, rows[at + 1] ?? '');
      for (const { label, date } of labeledDates(text, rows[at - 1] ?? '')) {
        if (text.length > 140 || looksCited(text.replace(date, ''))) continue;
        found.push({
          value: `${labelOf(label, `${text} ${rows[at + 1] ?? ''}`)} ${inWords(date)}`,
          page: page.number,
          quote: text,
          confidence: 0.85,
        });
      }
    });
  }
  return found;
}

/** What is set for a time of the day is heard then: "Date: May 4, 2025 / Time: 9:00 a.m." */
const labelOf = (label: string, rows: string): string => {
  if (/^date$/i.test(label)) return /\btime:\s*\d/i.test(rows) ? 'Hearing' : 'Dated';
  return label.charAt(0).toUpperCase() + label.slice(1).toLowerCase();
};

/** One way to write a date, whichever the paper uses; only forms that cannot be mistaken are turned. */
function inWords(date: string): string {
  const numbers =
    /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(date) ?? /^(\d{1,2})\/(\d{1,2})\/(\d{2})$/.exec(date);
  const month = MONTH_NAMES[Number(numbers?.[1]) - 1];
  if (numbers && month)
    return `${month} ${Number(numbers[2])}, ${numbers[3]?.length === 2 ? `20${numbers[3]}` : numbers[3]}`;
  const british = /^(\d{1,2}) ([A-Z][a-z]+) (\d{4})$/.exec(date);
  return british ? `${british[2]} ${british[1]}, ${british[3]}` : date;
}

/** Deadlines first, then hearings, then the dates of filing; each with its sentence. */
export function readTimeConstraints(
  pages: PdfPage[],
  stamps: string[],
  sentences: Sentence[],
): ExtractedValue[] {
  const said = sentences.flatMap((sentence, order) => {
    if (
      (sentence.section === 'aside' && !ADDRESSED.test(sentence.text)) ||
      looksCited(sentence.text) ||
      sentence.text.length > 600 ||
      /\bWHEREFORE\b/.test(sentence.text) ||
      !isProse(sentence.text)
    )
      return [];
    const due = DUE.find(([pattern]) => pattern.test(sentence.text));
    return due
      ? [
          {
            order,
            weight: due[1],
            extracted: {
              value: clip(withoutMinuteHead(sentence.text).replace(RECITAL, ''), due[0]),
              page: sentence.page,
              quote: sentence.text,
              confidence: due[1] >= 7 ? 0.85 : 0.7,
            },
          },
        ]
      : [];
  });
  said.sort((a, b) => b.weight - a.weight || a.order - b.order);
  const dated = datedLines(pages, stamps).map((extracted) => ({ weight: 6, extracted }));
  const seen = new Set<string>();
  return [...said, ...dated]
    .sort((a, b) => b.weight - a.weight)
    .map(({ extracted }) => extracted)
    .filter(({ value }) => {
      const key = value
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, ' ')
        .replace(/^date of the document /, 'filed ');
      return !seen.has(key) && seen.add(key);
    })
    .slice(0, MAX_TIMES);
}
