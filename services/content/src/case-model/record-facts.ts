import type { PaperKind } from '@lectern/contracts/case-model';
import { lastName } from '../script/english/last-name.js';
import { splitUnits } from '../script/english/sentences.js';
import { type Row, rowsOf } from './block-quotes.js';
import { factsOf, telling } from './facts-of-messages.js';
import { factOfRecord, sayable } from './record-sayable.js';
import { turnFacts } from './record-turn-facts.js';
import { turnsOf } from './record-turns.js';
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

const MOST_OF_A_PAPER = 14;
const MOST_OF_A_FIELD = 4;
const MOST_BREATHS = 3;

/** The threads, logs and charts of a paper, told as what each says, by whom and when. */
export function recordsOf(document: CaseDocument, writers: Writers): Records {
  const rows = rowsOf(document.pages);
  const threads = threadsOf(rows);
  const inThreads = new Set(threads.flatMap((thread) => thread.rows));
  const turns = turnsOf(
    rows.filter((row) => !inThreads.has(row)),
    (label) => writerIn(label, '', writers) !== label,
  );
  const spoken = new Set(turns.flatMap((turn) => turn.rows));
  const entries = entriesOf(rows.filter((row) => !inThreads.has(row) && !spoken.has(row)));
  const orderOf = new Map(rows.map((row, at) => [row, at]));
  const place = (row: Row): FileSentence =>
    placed(document, { text: '', page: row.page, order: BEHIND + (orderOf.get(row) ?? 0) });
  const told = [
    ...threads.flatMap((thread) => threadFacts(thread, place(thread.rows[0]!), writers)),
    ...strongest(
      turns.flatMap((turn) => turnFacts(turn, place(turn.rows[0]!), writers)),
      MOST_OF_A_PAPER,
    ),
    ...strongest(
      strongestNotes(entries).flatMap((entry) => entryFact(entry, place(entry.rows[0]!), writers) ?? []),
      MOST_OF_A_PAPER,
    ),
  ];
  return { told, rows: [...inThreads, ...spoken, ...entries.flatMap((entry) => entry.rows)] };
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
