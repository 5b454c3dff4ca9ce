import type { FoundCitation } from '@lectern/legal-text/citations/citation';
import { findCitations } from '@lectern/legal-text/citations/find-citations';
import { isOrdinary } from './english/casing.js';
import { kindOf, tokensOf } from './english/clauses.js';
import { HOURS, spokenHour } from './english/hours.js';
import { dateKey, datesIn } from '@lectern/legal-text/dates';
import {
  AUXILIARIES,
  COURTROOM_CAPITALS,
  HONORIFICS,
  IRREGULAR_PAST,
  LOWERABLE,
  PRESENT_VERBS,
} from './english/words.js';

/** Something in a sentence that can be true or false of this case alone. */
export interface Claim {
  kind: 'citation' | 'date' | 'number' | 'name';
  text: string;
  /** The first is what the sentence claims; a file that holds it also holds the others. */
  keys: string[];
  citation?: FoundCitation;
}

export function claimsIn(text: string): Claim[] {
  const { claims, rest } = figuresIn(text);
  return [...claims, ...names(rest)];
}

/** Citations, dates, links and numbers, with what is left of the text; a whole page is not searched for names. */
export function figuresIn(text: string): { claims: Claim[]; rest: string } {
  const claims: Claim[] = [];
  let rest = text;
  // What is read once is blanked, so that the year of a citation is not also a number.
  const blank = (start: number, end: number) => {
    rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
  };
  for (const cited of findCitations(rest)) {
    // "Id." without a citation before it names nothing.
    if (cited.key !== 'id') claims.push({ kind: 'citation', text: cited.text, keys: [], citation: cited });
    blank(cited.start, cited.end);
  }
  // "0222 hours" is 2:22 when it is said, and "from 1900 hours" is no year.
  for (const { 0: all, 1: hour, 2: minute, index } of rest.matchAll(HOURS)) {
    claims.push({
      kind: 'number',
      text: all,
      keys: [`number ${Number(hour! + minute!)}`, `number ${spokenHour(hour!, minute!).split(' ')[0]}`],
    });
    blank(index, index + all.length);
  }
  for (const date of datesIn(rest)) {
    // A file that gives the full date also gives its day, its month and its year.
    const keys = [dateKey(date)];
    if (date.year && date.month && date.day)
      keys.push(
        dateKey({ ...date, year: undefined! }),
        dateKey({ ...date, day: undefined! }),
        String(date.year),
      );
    claims.push({ kind: 'date', text: date.text, keys: keys.map((key) => `date ${key}`) });
    blank(date.index, date.index + date.text.length);
  }
  // "11-21-22" of a form and "11/21" of a log are November 21 when they are said.
  for (const { 0: text, 1: month, 2: day, 3: year } of rest.matchAll(SHORT_DATE)) {
    const date = { month: Number(month), day: Number(day) };
    if (date.month < 1 || date.month > 12 || date.day < 1 || date.day > 31) continue;
    const keys = [...(year ? [{ ...date, year: 2000 + Number(year) }] : []), date];
    claims.push({ kind: 'date', text, keys: keys.map((key) => `date ${dateKey(key)}`) });
  }
  for (const link of HAS_LINK.test(rest) ? rest.matchAll(LINK) : []) {
    claims.push({ kind: 'name', text: link[0], keys: [] });
    blank(link.index, link.index + link[0].length);
  }
  return { claims: [...claims, ...numbers(rest)], rest };
}
const SHORT_DATE = /(?<![\d/-])(\d{1,2})[-/](\d{1,2})(?:[-/](\d{2}))?(?![\d/-])/g;
/** Most pages hold none, and the search for one is dear. */
const HAS_LINK = /@|https?:|www\./i;
const LINK = /\b(?:https?:\/\/|www\.)\S+|[^\s@]{1,64}@[^\s@]{1,255}\.\p{L}{2,}/giu;

const SCALE: Record<string, number> = {
  hundred: 100,
  thousand: 1e3,
  k: 1e3,
  million: 1e6,
  m: 1e6,
  billion: 1e9,
  b: 1e9,
};
const WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

function numbers(text: string): Claim[] {
  const claims: Claim[] = [];
  const digits =
    /(?<![\p{L}\d])([$€£]?)(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(?:\s?(hundred|thousand|million|billion)\b|([kmb])\b)?(?::(\d{2}))?/giu;
  for (const match of text.matchAll(digits)) {
    const value =
      Number(match[2]!.replaceAll(',', '') + (match[3] ?? '')) *
      (SCALE[(match[4] ?? match[5] ?? '').toLowerCase()] ?? 1);
    claims.push({
      kind: 'number',
      text: match[0].trim(),
      keys: [`number ${match[6] ? `${value}:${match[6]}` : value}`, ...hourKeys(match[0].trim())],
    });
  }
  // "one" and the ordinals are how people talk; from "two" on a word is a count.
  const spelled = new RegExp(
    `\\b(?:(${TENS.slice(2).join('|')})(?:[- ](${WORDS.slice(1, 10).join('|')}))?|(${WORDS.slice(2).join('|')}))(?:\\s+(hundred|thousand|million|billion))?\\b`,
    'gi',
  );
  for (const match of text.matchAll(spelled)) {
    const [, tens, unit, small, scale] = match.map((part) => part?.toLowerCase());
    const value =
      (tens ? TENS.indexOf(tens) * 10 + (unit ? WORDS.indexOf(unit) : 0) : WORDS.indexOf(small!)) *
      (SCALE[scale ?? ''] ?? 1);
    claims.push({ kind: 'number', text: match[0], keys: [`number ${value}`] });
  }
  return claims;
}

/** "21:53" and "0618" of a report are 9:53 and 6:18 when they are said. */
function hourKeys(digits: string): string[] {
  const [, hour, minute] = /^([01]?\d|2[0-3]):?([0-5]\d)$/.exec(digits) ?? [];
  return hour && minute && (digits.length > 3 || hour.length > 1)
    ? [`number ${spokenHour(hour, minute).split(' ')[0]}`]
    : [];
}

function names(text: string): Claim[] {
  const tokens = tokensOf(text);
  const claims: Claim[] = [];
  let open: { from: number; to: number } | undefined;
  const close = () => {
    if (!open) return;
    const run = tokens.slice(open.from, open.to + 1);
    while (run.length > 0 && skipped(run[0]!.lower)) run.shift();
    while (run.length > 0 && skipped(run.at(-1)!.lower)) run.pop();
    const first = run[0];
    const last = run.at(-1);
    open = undefined;
    if (!first || !last) return;
    const name = text.slice(first.start, last.end);
    claims.push({ kind: 'name', text: name, keys: [] });
  };
  tokens.forEach((token, at) => {
    const capital = /^\p{Lu}/u.test(token.text);
    const first = startsSentence(text, token.start);
    if (first) close();
    if (!capital || (first && !nameAtStart(tokens, at, text))) return close();
    open = open ? { from: open.from, to: at } : { from: at, to: at };
    // Whose it is and what it is are two claims: "Regalado's Motion" stands for the petitioner's.
    if (
      token.pause ||
      /['’]s?$/u.test(token.text) ||
      /^['’]\s/.test(text.slice(token.end)) ||
      endsName(text, token.end)
    )
      close();
  });
  close();
  return claims;
}

/** "Ada Moss, Jr., and Paul Reed": behind the suffix of one name another one begins. */
const endsName = (text: string, end: number): boolean =>
  /(?<!\p{L})(?:Jr|Sr)$/u.test(text.slice(Math.max(0, end - 3), end)) &&
  /^\.?[,;]/.test(text.slice(end, end + 2));
const SUFFIX = /^(?:jr|sr)$/;

const skipped = (token: string): boolean => {
  const word = token.replace(/'s?$/, '');
  return COURTROOM_CAPITALS.has(word) || HONORIFICS.has(word) || LOWERABLE.has(word) || SUFFIX.test(word);
};

const startsSentence = (text: string, at: number): boolean =>
  at === 0 || /(?:[.!?:“"([]["”’)\]]{0,2}\s{0,3}|\n)["“'‘(]{0,3}$/.test(text.slice(Math.max(0, at - 16), at));

/** A capital that opens a sentence names someone when the word is no everyday word and acts, or when a second capital follows. */
function nameAtStart(tokens: ReturnType<typeof tokensOf>, at: number, text: string): boolean {
  const word = tokens[at]!.lower;
  if (HONORIFICS.has(word)) return true;
  if (LOWERABLE.has(word) || COURTROOM_CAPITALS.has(word) || isOrdinary(word.replace(/'s?$/, '')))
    return false;
  const next = tokens[at + 1];
  if (!next) return false;
  if (/^\p{Lu}/u.test(next.text) && !tokens[at]!.pause) return true;
  const acts =
    AUXILIARIES.has(next.lower) ||
    IRREGULAR_PAST.has(next.lower) ||
    PRESENT_VERBS.has(next.lower) ||
    /ed$/.test(next.lower);
  return acts && kindOf(text.slice(tokens[at]!.start)) === 'statement' && !word.endsWith('s');
}
