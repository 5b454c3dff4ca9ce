import { type SpokenDate, datesIn } from '@lectern/legal-text/dates';
import { MONTH_NAMES } from '@lectern/legal-text/months';
import { recordNamed, spokenWhole } from './record-names.js';
import type { Row } from './block-quotes.js';
import { endsMessage, hourOf, isStamp } from './messages.js';

/** What a log, a chart or a file note holds under a day or an hour. */
export interface Entry {
  /** "the records of Elm Street Clinic", "the camera log". */
  of: string;
  /** Letters by which who wrote it signs. */
  by?: string;
  day?: string;
  hour?: string;
  text: string;
  rows: Row[];
}

const DAY = String.raw`(?:\d{1,2}[/-]\d{1,2}(?:[/-]\d{2,4})?(?!\d)|\d{1,2}/\d{4}:?|\d{4}-\d{2}-\d{2})`;
const TIME = String.raw`(?:\d{1,2}:\d{2}(?::\d{2})?(?: ?[AaPp]\.?[Mm]?\b\.?)?|[012]\d[0-5]\d(?=\s{2}))(?:-\d{1,2}:\d{2}(?::\d{2})?)?`;
/** "02/14/23 CMS  Notice received", "9/13  1:15p  Called", "11/14  2058  Airplane mode ON". */
const BY_DAY = new RegExp(
  String.raw`^(${DAY})(?:\s{1,3}(${TIME}))?(?:\s{1,3}(\p{Lu}[\p{Lu}\d]{1,3})(?=\s{2}))?(?:\s{2,}|(?<=[apAP\d])\s)(?=\S)(?![-–—])(.*)$`,
  'u',
);
/** "10:46:20  He walks up", "19:51 51M brought", "12  10:52a  Close". */
const BY_HOUR = new RegExp(
  String.raw`^(?:\d{1,2}\s{2,})?(${TIME})(?:\s{1,3}(\p{Lu}{2,4})(?=\s{2}))?\s+(?=\S)(.*)$`,
  'u',
);
const FEWEST = 2;
const HEAD_ROWS = 6;
const FEWEST_LETTERS = 8;
/** Initials in every cell, or figures alone: a table that was ticked. */
const TICKED = /^(?:(?:\p{Lu}{2,3}|\d[\d,.]*|[xX✓-])\s+){2,}/u;
/** "10:00 AM - 11:30 AM": an hour that goes on is none at which something was noted. */
const NO_NOTE = /^(?:[-–—]|to |IN\b|OUT\b|\d{1,2}:\d{2})/;

interface Open {
  of: string;
  day?: string;
  /** The last whole day above: "9/21" below "9/13/22" is of its year. */
  from: SpokenDate | undefined;
  titled: boolean;
  entries: (Entry & { column: number })[];
}

/** The entries of all logs, charts and notes of a paper; one row with a day makes no log. */
export function entriesOf(rows: readonly Row[]): Entry[] {
  const found: Entry[] = [];
  let open: Open | undefined;
  const close = (): void => {
    // One row with a day makes a log only under a title of its own.
    if (open && (open.entries.length >= FEWEST || open.titled))
      for (const { column: _, ...entry } of open.entries)
        if (entry.text.replace(/[^\p{L}]/gu, '').length >= FEWEST_LETTERS) found.push(entry);
    open = undefined;
  };
  rows.forEach((row, at) => {
    if (row.text === '' || isStamp(row.text)) return;
    const last = open?.entries.at(-1);
    const hangs =
      last !== undefined && row.indent >= last.rows[0]!.indent + 4 && row.indent >= last.column - 6;
    const entry = hangs || goesOn(rows, at) ? undefined : entryIn(row);
    if (entry) {
      if (!open) {
        const head = headOf(rows, at);
        const title = head.find(({ text }) => !/^[-_=]/.test(text));
        const titled =
          title !== undefined && title.indent < row.indent && /^\p{Lu}{4,} \p{Lu}{4,}/u.test(title.text);
        const named = calledIn(head);
        open = {
          of: named.of ?? titleAbove(rows, at),
          ...(named.day && { day: named.day }),
          from: dayAbove(rows, at),
          titled,
          entries: [],
        };
      }
      const { of, day } = open;
      const year = entry.day && !/\d{4}$/.test(entry.day) ? yearOf(entry.day, open.from) : undefined;
      open.entries.push({
        ...entry,
        ...(year && { day: `${entry.day}, ${year}` }),
        of,
        ...(entry.day || !day || !entry.hour ? {} : { day }),
        rows: [row],
        column: row.indent + row.text.lastIndexOf(entry.text),
      });
    } else {
      if (
        last &&
        row.indent >= last.column - 6 &&
        row.indent > last.rows[0]!.indent &&
        !endsMessage(row.text)
      ) {
        last.text = [last.text, ...withoutSigns(row.text.split(/\s{4,}/))].join(' ');
        last.rows.push(row);
      } else close();
    }
  });
  close();
  return found;
}

/** The day or the hour that a row begins with, and its words. */
export function entryIn({ text }: Row): Pick<Entry, 'by' | 'day' | 'hour' | 'text'> | undefined {
  const [, day, time, by, noted] = BY_DAY.exec(text) ?? [];
  const [, hour, who, said] = day ? [] : (BY_HOUR.exec(text) ?? []);
  const own = noted ?? said;
  const cells = own?.split(/\s{2,}/) ?? [];
  const words = wordsAmong(cells);
  if (words === undefined || TICKED.test(own!) || NO_NOTE.test(words) || isShouted(words)) return undefined;
  const on = day && spokenDay(day);
  const at = spokenHour(time ?? hour);
  const signed = by ?? who;
  return {
    text: words,
    ...(signed && { by: signed }),
    ...(on && { day: on }),
    ...(at && { hour: at }),
  };
}

function spokenDay(given: string): string | undefined {
  const [date] = datesIn(given.replace(/-(?=\d{1,2}(?:-|$))|(?<=^\d{1,2}\/\d{1,2})-/g, '/'));
  if (date?.month && date.day && date.year)
    return `${MONTH_NAMES[date.month - 1]!} ${date.day}, ${date.year}`;
  const [, within, year] = /^(\d{1,2})\/(\d{4}):?$/.exec(given) ?? [];
  if (within && MONTH_NAMES[Number(within) - 1]) return `${MONTH_NAMES[Number(within) - 1]!} ${year}`;
  const [, month, day] = /^(\d{1,2})\/(\d{1,2})$/.exec(given) ?? [];
  return month && day && MONTH_NAMES[Number(month) - 1] && Number(day) <= 31
    ? `${MONTH_NAMES[Number(month) - 1]!} ${Number(day)}`
    : undefined;
}

/** "NSG   HB" behind the note: who signed it in columns of their own, and no words of it. */
const withoutSigns = (cells: readonly string[]): readonly string[] =>
  cells.slice(0, cells.findLastIndex((cell) => !SIGNS.test(cell)) + 1);
const SIGNS = /^(?:\p{Lu}{2,4}(?:,? \p{Lu}{2,4})*,?|\d{1,2}:\d{2}(?::\d{2})?)$/u;

/** Of several columns the one with the note: what was measured stands before it; a sum behind it makes a table of payments. */
function wordsAmong(cells: readonly string[]): string | undefined {
  const last = cells.at(-1);
  if (last === undefined || last === '' || (cells.length > 1 && SUM.test(last))) return undefined;
  const noted = cells.findIndex((cell) => /\p{Ll}{3}/u.test(cell));
  return noted < 0 ? undefined : withoutSigns(cells.slice(noted)).join(' ').trim();
}
const SUM = /^\$?\d[\d,]*\.\d{2}$|^(?:Yes|No|n\/a)\b|^\(none\)$/i;
/** Codes of a radio, steps of a program. */
const isShouted = (text: string): boolean =>
  text.replace(/[^\p{Lu}]/gu, '').length > text.replace(/[^\p{L}]/gu, '').length / 2;

/** Does the row go on with a sentence that the row above has begun? */
function goesOn(rows: readonly Row[], at: number): boolean {
  const above = rows[at - 1];
  return (
    above !== undefined &&
    above.text.length > LONG_ROW &&
    above.indent === rows[at]!.indent &&
    /[\p{Ll}\d,;]$/u.test(above.text) &&
    !/\s{2,}/.test(above.text) &&
    entryIn(above) === undefined
  );
}
const LONG_ROW = 50;

const MOST_MONTHS_ON = 4;
const FAR = 200;
function dayAbove(rows: readonly Row[], at: number): SpokenDate | undefined {
  for (const { text } of rows.slice(Math.max(0, at - FAR), at).toReversed()) {
    const date = /\d/.test(text)
      ? datesIn(text).findLast(({ year, month, day }) => year && month && day)
      : undefined;
    if (date) return date;
  }
  return undefined;
}

/** The year goes on where the days do. */
function yearOf(day: string, from: SpokenDate | undefined): number | undefined {
  const [own] = datesIn(day);
  const on = (own?.month ?? 0) - (from?.month ?? Infinity);
  return on >= 0 && on <= MOST_MONTHS_ON && (on > 0 || (own?.day ?? 0) >= from!.day!)
    ? from!.year
    : undefined;
}

/** "1:15p", "2058", "10:46:20" as it is said; a clock to the second is of a recording and stays as it is. */
function spokenHour(given: string | undefined): string | undefined {
  const time = given?.replace(/-.*$/, '').trim() ?? '';
  if (/^\d{4}$/.test(time)) return hourOf(`${time.slice(0, 2)}:${time.slice(2)}`, 'a.m.');
  if (/^\d{1,2}:\d{2}:\d{2}$/.test(time)) return time;
  return (
    hourOf(time.replace(/([ap])$/i, '$1m'), undefined) ?? (/^\d{1,2}:\d{2}$/.test(time) ? time : undefined)
  );
}

/** The rows right above the first entry, the nearest first: what names the log and its day. */
function headOf(rows: readonly Row[], at: number): Row[] {
  const head: Row[] = [];
  for (let above = at - 1; above >= 0 && head.length < HEAD_ROWS; above -= 1) {
    const row = rows[above]!;
    // A ruled row that was taken out leaves a blank one.
    if (row.text === '') {
      if (head.some(({ text }) => recordNamed(text) !== undefined)) break;
      continue;
    }
    if (isStamp(row.text) || entryIn(row)) break;
    if (!/^[-_=*]{5,}$/.test(row.text)) head.push(row);
  }
  return head;
}

/** What the paper as a whole is called by the last title in capitals above. */
function titleAbove(rows: readonly Row[], at: number): string {
  const title = rows
    .slice(Math.max(0, at - FAR), at)
    .map(({ text }) => text.split(/\s{3,}/)[0]!)
    .findLast((text) => text === text.toUpperCase() && recordNamed(text) !== undefined);
  return (title && recordNamed(title)) ?? 'the notes';
}

function calledIn(head: readonly Row[]): { of?: string | undefined; day?: string } {
  const day = head
    .map(({ text }) =>
      /\b(?:DOS|DATE|Date|Arr(?:ived)?)\b|DAY\b/.test(text) || recordNamed(text)
        ? spokenWhole(text)
        : undefined,
    )
    .find(Boolean);
  const of = head.map(({ text }) => recordNamed(text)).find(Boolean);
  return { ...(of && { of }), ...(day && { day }) };
}
