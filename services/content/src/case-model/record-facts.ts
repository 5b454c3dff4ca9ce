import type { PaperKind } from '@lectern/contracts/case-model';
import { countWords } from '../script/english/count-words.js';
import { stumble } from '../script/english/sayable.js';
import { lastName } from '../script/english/last-name.js';
import { splitUnits } from '../script/english/sentences.js';
import { type Row, rowsOf } from './block-quotes.js';
import { OWN_WORDS, breaths, factsOf, telling } from './facts-of-messages.js';
import { type CaseDocument, type FileSentence, placed } from './file-sentences.js';
import { forceOf } from './force.js';
import { type Entry, entriesOf } from './record-entries.js';
import { type Field, fieldsOf } from './record-fields.js';
import { threadsOf } from './record-threads.js';
import type { Thread } from './thread.js';
import { readOut } from './shorthand.js';
import type { Tellable } from './tellable.js';
import { type Writers, writerIn } from './writers.js';

/** Papers that hold logs, charts, forms and threads in rows of their own; a pleading quotes them. */
export const RECORDS: ReadonlySet<PaperKind> = new Set(['report', 'form', 'letter', 'other']);

/** What a paper's threads, logs, charts and forms tell, and the rows that hold it. */
export interface Records {
  told: Tellable[];
  rows: Row[];
}

const MOST_WORDS = 30;
const ONE_BREATH = 22;
const FEWEST_WORDS = 3;
const MOST_OF_A_PAPER = 14;
const MOST_OF_A_FIELD = 4;
const MOST_BREATHS = 3;

/** The threads, logs and charts of a paper, told as what each says, by whom and when. */
export function recordsOf(document: CaseDocument, writers: Writers): Records {
  const rows = rowsOf(document.pages);
  const threads = threadsOf(rows);
  const inThreads = new Set(threads.flatMap((thread) => thread.rows));
  const entries = entriesOf(rows.filter((row) => !inThreads.has(row)));
  const orderOf = new Map(rows.map((row, at) => [row, at]));
  const place = (row: Row): FileSentence =>
    placed(document, { text: '', page: row.page, order: BEHIND + (orderOf.get(row) ?? 0) });
  const told = [
    ...threads.flatMap((thread) => threadFacts(thread, place(thread.rows[0]!), writers)),
    ...strongest(
      strongestNotes(entries).flatMap((entry) => entryFact(entry, place(entry.rows[0]!), writers) ?? []),
      MOST_OF_A_PAPER,
    ),
  ];
  return { told, rows: [...inThreads, ...entries.flatMap((entry) => entry.rows)] };
}
/** Records stand behind what the paper itself tells. */
const BEHIND = 50_000;

/** What forms were filled in with, as far as no sentence of it is told already. */
export function filledIn(
  document: CaseDocument,
  writers: Writers,
  isTold: (text: string) => boolean,
): Tellable[] {
  const rows = rowsOf(document.pages);
  return strongest(
    fieldsOf(rows).flatMap((field) =>
      fieldFacts(
        field,
        placed(document, { text: '', page: field.page, order: BEHIND + rows.indexOf(field.rows[0]!) }),
        {
          writers,
          isTold,
        },
      ),
    ),
    MOST_OF_A_PAPER,
  );
}

/** Of a long log only the entries that weigh the most are put into words. */
function strongestNotes(entries: readonly Entry[]): readonly Entry[] {
  if (entries.length <= WEIGHED) return entries;
  const weights = new Map(
    entries.map((entry) => [entry, forceOf({ text: entry.text, section: 'facts', numbered: false }).force]),
  );
  const kept = new Set([...entries].sort((a, b) => weights.get(b)! - weights.get(a)!).slice(0, WEIGHED));
  return entries.filter((entry) => kept.has(entry));
}
const WEIGHED = 160;

const strongest = (facts: readonly Tellable[], most: number): Tellable[] => {
  const kept = new Set([...facts].sort((a, b) => b.force - a.force).slice(0, most));
  return facts.filter((fact) => kept.has(fact));
};

function threadFacts({ messages, rows, exported }: Thread, lead: FileSentence, writers: Writers): Tellable[] {
  // Of small talk only what says something by itself is told.
  const telling = messages.filter(
    ({ text }) => !exported || forceOf({ text, section: 'facts', numbered: false }).force >= STRIKES,
  );
  const named = telling.map((one) => ({ ...one, from: writerIn(one.from, '', writers) }));
  const several = [...new Set(named.map(({ from }) => from))];
  return factsOf(
    named.map((one) => {
      const to = several.length === 2 ? several.find((name) => name !== one.from) : undefined;
      return { ...one, ...(to && { to }) };
    }),
    { rows: rows.map(({ text }) => text), page: rows[0]!.page },
    { lead, of: 0 },
  );
}

const STRIKES = 2;

function entryFact(entry: Entry, lead: FileSentence, writers: Writers): Tellable | undefined {
  const by = entry.by && writerIn(entry.by, '', writers);
  const of = ownersLog(entry.of, writers);
  const who = by && by !== entry.by ? `${by} wrote in ${of}` : `${of} ${SHOWN.test(of) ? 'showed' : 'said'}`;
  const [first, ...more] = sayable(telling(readOut(entry.text)) ?? '');
  if (first === undefined) return undefined;
  const subject = by && by !== entry.by ? by : of;
  return factOfRecord(
    [
      `${when(entry)}${who}: “${first}”`,
      ...more.slice(0, MOST_BREATHS - 1).map((words) => `${subject} went on: “${words}”`),
    ],
    entry.rows,
    {
      lead,
      ...(by && by !== entry.by && { by }),
    },
  );
}

/** What a device or a camera holds nobody said. */
const SHOWN = /^the (?:log of |(?:\p{Ll}+ ){0,2}(?:camera|video|gps)\b)/u;

/** "the log of the iPhone 11 of D. R. Orne" is that of Dana R. Orne's iPhone 11. */
const ownersLog = (of: string, writers: Writers): string =>
  of.replace(/^the log of the (.+?) of (\p{Lu}.+)$/u, (_, device: string, given: string) => {
    const owner = writerIn(given, '', writers);
    // "D. J. Orne" is no "D. R. Orne-Wray".
    const same = lastName(owner) === lastName(given) && middleOf(owner) === middleOf(given);
    return `the log of ${same ? owner : given}'s ${device}`;
  });
const middleOf = (name: string): string => / (\p{Lu})\. /u.exec(name)?.[1] ?? '';

function when({ day, hour }: Pick<Entry, 'day' | 'hour'>): string {
  const on = day && `${/ \d{1,2}(?:,|$)/.test(day) ? 'On' : 'In'} ${day}, `;
  return on ? `${on}${hour ? `at ${hour}, ` : ''}` : hour ? `At ${hour}, ` : '';
}

function fieldFacts(
  field: Field,
  lead: FileSentence,
  { writers, isTold }: { writers: Writers; isTold: (text: string) => boolean },
): Tellable[] {
  const by = field.by && writerIn(field.by, '', writers);
  const asked = field.label ? `as to ${readOut(field.label)}, ` : '';
  const who = by ? `${by} wrote in ${field.of}` : `${field.of} said`;
  const units = splitUnits(field.text).map(({ text }) => text.trim());
  const open = units.filter((text) => !isTold(text));
  return strongest(
    sayable(readOut(open.join(' '))).flatMap((words, order) => {
      const said = `${field.day ? `On ${field.day}, ` : ''}${asked}${who}: “${words}”`;
      return (
        factOfRecord([said], field.rows, {
          lead: { ...lead, order: lead.order + order / 100 },
          words,
          ...(by && { by }),
        }) ?? []
      );
    }),
    MOST_OF_A_FIELD,
  );
}

/** Runs of words that are said at once, without those that say nothing. */
function sayable(text: string): string[] {
  return (
    breaths(text)
      .flatMap((one) => (countWords(one) <= ONE_BREATH ? [one] : clauses(one)))
      // Words that are quoted in the paper already, or end in a quotation.
      .map((words) => words.replace(/^’([^’]+)’$/u, '$1').replace(/([.!?])’$/u, '’$1'))
      .filter(
        (words) =>
          countWords(words) >= FEWEST_WORDS &&
          countWords(words) <= ONE_BREATH &&
          /\p{Ll}{3}/u.test(words) &&
          stumble(`Cal Orne wrote: “${words}”`, MOST_WORDS) === undefined,
      )
  );
}

/** The clauses of a long sentence, as many together as are said at once. */
function clauses(text: string): string[] {
  const found: string[] = [];
  for (const clause of text.split(/(?<=\p{L}{2}[,;]) (?=\p{L})/u)) {
    const last = found.at(-1);
    if (last !== undefined && countWords(last) + countWords(clause) <= ONE_BREATH)
      found[found.length - 1] = `${last} ${clause}`;
    else found.push(clause);
  }
  return found.map((one) => one.replace(/[,;]?\.?$/, '.'));
}

function factOfRecord(
  said: string[],
  rows: readonly Row[],
  { lead, words, by }: { lead: FileSentence; words?: string; by?: string },
): Tellable | undefined {
  const whole = said.map((text) => text.charAt(0).toUpperCase() + text.slice(1));
  // That it was noted on a day makes an entry no stronger than another.
  const own = whole
    .map((text) => text.replace(/^[^“]*/, ''))
    .join(' ')
    .replace(/[“”]/g, '');
  const { force, reasons } = forceOf({ text: own, section: 'facts', numbered: false });
  if (force < 1 && !SAYS_SOMETHING.test(own)) return undefined;
  return {
    sentence: { ...lead, text: quoteOf(rows, words) },
    of: 0,
    kind: 'event',
    force: force + OWN_WORDS + AS_QUOTED,
    recorded: true,
    reasons,
    said: whole,
    reworded: true,
    leans: false,
    ...(by && { between: [by] }),
  };
}

const SAYS_SOMETHING =
  /’\S+ \S|\b(?:no|not|none|never|again|told|said|says|asked|states|denie[sd]|wants?|called|fell|falls|slip\p{L}*|trip\p{L}*|broke|cracked|leak\p{L}*|overwritten|deleted|erased|search|SMS|texted|walks?|stops?|looks?|runs?|leaves|left|dry|wet|temporary|excluded|identified)\b/iu;
/** Whatever is quoted weighs this much. */
const AS_QUOTED = 2;

/** The rows of an entry as they stand; of a long field those that hold the words. */
function quoteOf(rows: readonly Row[], words: string | undefined): string {
  const flat = rows
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ');
  if (words === undefined || flat.length <= LONGEST_QUOTE) return flat;
  const [start, end] = [words.slice(0, 8), words.slice(-9, -1)].map((part) => flat.indexOf(part));
  return start! >= 0 && end! > start! ? flat.slice(start, end! + 8) : flat.slice(0, LONGEST_QUOTE);
}
const LONGEST_QUOTE = 160;
