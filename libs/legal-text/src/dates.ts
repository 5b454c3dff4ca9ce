import { MONTH_OR_SHORT, monthNumber } from './months.js';

const MONTH = `(${MONTH_OR_SHORT})`;

/** A date in the words of the text. Parts that the text does not give are absent. */
export interface SpokenDate {
  text: string;
  index: number;
  year?: number;
  month?: number;
  day?: number;
}

const PATTERNS: [RegExp, (match: RegExpExecArray) => Omit<SpokenDate, 'text' | 'index'>][] = [
  [
    new RegExp(`\\b${MONTH}\\s+(\\d{1,2})(?:st|nd|rd|th)?(?:,?\\s+(\\d{4}))?(?![\\d:])`, 'gi'),
    (m) => ({ month: monthNumber(m[1]!), day: +m[2]!, ...yearOf(m[3]) }),
  ],
  [
    new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?(?:\\s+of)?\\s+${MONTH}(?:,?\\s+(\\d{4}))?\\b`, 'gi'),
    (m) => ({ month: monthNumber(m[2]!), day: +m[1]!, ...yearOf(m[3]) }),
  ],
  [
    new RegExp(`\\b${MONTH}(?:\\s+of)?,?\\s+(\\d{4})\\b`, 'gi'),
    (m) => ({ month: monthNumber(m[1]!), ...yearOf(m[2]) }),
  ],
  [/\b(\d{4})-(\d{2})-(\d{2})\b/g, (m) => ({ ...yearOf(m[1]), month: +m[2]!, day: +m[3]! })],
  [
    /(?<![\d/])(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})(?![\d/])/g,
    (m) => ({ month: +m[1]!, day: +m[2]!, ...yearOf(m[3]) }),
  ],
  [/\b(?:in|since|by|until|from|during|early|late|mid|of)[\s-](\d{4})\b/gi, (m) => yearOf(m[1])],
];

function yearOf(digits: string | undefined): { year?: number } {
  if (!digits) return {};
  const value = +digits;
  const year = digits.length === 2 ? (value < 50 ? 2000 + value : 1900 + value) : value;
  return year >= 1700 && year <= 2150 ? { year } : {};
}

/** Every date in the text, in reading order, the longest reading of each place. */
export function datesIn(text: string): SpokenDate[] {
  const found: SpokenDate[] = [];
  for (const [pattern, read] of PATTERNS) {
    for (const match of text.matchAll(pattern)) {
      const parts = read(match as RegExpExecArray);
      if (parts.year === undefined && parts.month === undefined) continue;
      if ((parts.month ?? 1) > 12 || (parts.day ?? 1) > 31) continue;
      if (
        found.some(
          (other) =>
            match.index < other.index + other.text.length && other.index < match.index + match[0].length,
        )
      )
        continue;
      found.push({ text: match[0], index: match.index, ...parts });
    }
  }
  return found.sort((a, b) => a.index - b.index);
}

/** One spelling for one date, whatever the text wrote: `2024-03-09`, `2024-03`, `--03-09`. */
export function dateKey({ year, month, day }: Pick<SpokenDate, 'year' | 'month' | 'day'>): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${year ?? '-'}${month ? `-${two(month)}` : ''}${day ? `-${two(day)}` : ''}`;
}

/** Leans on the sentence before it: "She then left", "The next day nobody came". */
const LEANS =
  /^(?:he|she|it|they|this|that|these|those|his|her|their|its|then|there|afterwards?|thereafter)\b|\b(?:next|following|same|that) (?:day|morning|afternoon|evening|night|week|month|year)\b|\b(?:days?|weeks?|months?|years?|hours?|minutes?) later\b/i;

/**
 * Puts passages in order of time. A passage without a date belongs to the latest date told so far, so that a look back
 * ("the pipe had leaked since May") does not pull the story after it; one that leans on its neighbor stays with it.
 */
export function inOrderOfTime<T>(passages: readonly T[], textOf: (passage: T) => string): T[] {
  const dates = passages.map((passage) => datesIn(withoutCitations(textOf(passage)))[0]);
  fillYears(dates.filter((date) => date !== undefined));
  let latest = -1;
  let before = -1;
  const ranked = passages.map((passage, at) => {
    const date = dates[at];
    const rank = date ? rankOf(date) : LEANS.test(textOf(passage)) ? before : latest;
    if (date) latest = Math.max(latest, rank);
    before = rank;
    return { passage, rank, at };
  });
  return ranked.sort((a, b) => a.rank - b.rank || a.at - b.at).map(({ passage }) => passage);
}

const rankOf = (date: SpokenDate): number =>
  (date.year ?? 0) * 10_000 + (date.month ?? 0) * 100 + (date.day ?? 0);

/** "On June 2" after "on May 5, 2023" means the same year: a date without a year takes the latest one told so far. */
function fillYears(dates: SpokenDate[]): void {
  let known = dates.find((date) => date.year !== undefined)?.year;
  let told = 0;
  for (const date of dates) {
    if (date.year === undefined && known !== undefined) date.year = known;
    told = Math.max(told, date.year ?? 0);
    known = told || known;
  }
}

/** The year of "477 U.S. 317 (1986)" is the year of a decision, not of an event. */
const withoutCitations = (text: string): string =>
  text.replace(/\((?:[^()]{0,40}\s)?\d{4}\)/g, (hit) => ' '.repeat(hit.length));
