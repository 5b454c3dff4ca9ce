import { MONTH_OR_SHORT } from '@lectern/legal-text/months';
import type { Row } from './block-quotes.js';
import { bubblesOf } from './record-bubbles.js';
import type { Thread } from './thread.js';
import { dayOf, endsMessage, isStamp, threadIn } from './messages.js';

const FEWEST = 3;
/** Cells of a table, as a sheet in which every hour is ticked has them. */
const CELLS = /\S\s{4,}\S/;
/** A row goes on below the words of the one before it. */
const HANGS = 4;
const DAY_ROW = 34;
const DEVICE =
  /\b(?:i?phone|device|cell(?:ular)?|telephone|handset|screenshots?)\b[^.:|]{0,20} of ((?:\p{Lu}[\p{L}.’'-]* ){0,3}\p{Lu}[\p{L}’'-]+)/iu;
const ABOVE = 8;

/** "Sat 4/8/23", "Tue, Feb 6, 2024": a row that is nothing but a day. */
export const dayRow = (text: string): string | undefined =>
  text.length <= DAY_ROW &&
  /^(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\p{Ll}{0,6}\.?,? )?[\p{L}\d/., -]{6,20}$/iu.test(text)
    ? dayOf(text)
    : undefined;

/** "Thu June 8": a row of a day whose year stands above an earlier day of the thread. */
const WITHOUT_YEAR = new RegExp(
  `^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)\\p{Ll}{0,6}\\.?,? (${MONTH_OR_SHORT} \\d{1,2})$`,
  'iu',
);
const DAY_ALONE = new RegExp(
  `^(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\\p{Ll}{0,6}\\.?,? )?(?:${MONTH_OR_SHORT} \\d{1,2},? \\d{4}|\\d{1,2}/\\d{1,2}/\\d{2,4})$`,
  'iu',
);
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** The rows with the year of each day: that of the day above it or, where the weekday does not fit it, the next. */
function withYears(rows: readonly Row[]): Row[] {
  let year: number | undefined;
  return rows.map((row) => {
    const full = DAY_ALONE.test(row.text) ? dayRow(row.text) : undefined;
    if (full) year = Number(full.slice(-4));
    const [, weekday, day] = year === undefined ? [] : (WITHOUT_YEAR.exec(row.text) ?? []);
    const fits = [year!, year! + 1].find(
      (one) => day && WEEKDAYS[new Date(`${day}, ${one} 12:00`).getDay()] === weekday!.toLowerCase(),
    );
    if (fits === undefined) return row;
    year = fits;
    return { ...row, text: `${row.text}, ${fits}` };
  });
}

/** "[voice message, 0:48, not recovered]": what the examiner of the telephone says in place of words. */
const NO_WORDS = /^\[[^\]]*\]$/;

/** Every thread of three or more messages, wrapped rows joined, each with the day above it, without those that nobody can read. */
export function threadsOf(given: readonly Row[]): Thread[] {
  return threadsIn(withYears(given)).map((thread) => ({
    ...thread,
    messages: thread.messages.filter(({ text }) => !NO_WORDS.test(text)),
  }));
}

function threadsIn(rows: readonly Row[]): Thread[] {
  const found: Thread[] = [];
  let open: (Thread & { column: number; words: string[][] }) | undefined;
  let day: string | undefined;
  const close = (): void => {
    if (open && open.messages.length >= FEWEST && new Set(open.messages.map(({ from }) => from)).size > 1) {
      const { messages, rows: own, words } = open;
      found.push({
        messages: messages.map((one, at) => ({ ...one, text: words[at]!.join(' ') })),
        rows: own,
      });
    }
    open = undefined;
  };
  rows.forEach((row, at) => {
    if (row.text === '') return;
    const [message] = threadIn([row.text]).filter(({ text }) => !CELLS.test(text));
    const on = dayRow(row.text);
    if (message) {
      const owner = message.from === 'Me' ? ownerAbove(rows, at) : message.from;
      if (!owner) return;
      open ??= { messages: [], rows: [], words: [], column: 0 };
      open.messages.push({ ...message, from: owner, ...(!message.day && day && { day }) });
      open.words.push([message.text]);
      open.column = row.indent + row.text.lastIndexOf(message.text);
      open.rows.push(row);
    } else if (on) {
      day = on;
      open?.rows.push(row);
    } else if (open && !endsMessage(row.text) && Math.abs(row.indent - open.column) <= HANGS) {
      open.words.at(-1)!.push(row.text);
      open.rows.push(row);
    } else if (!isStamp(row.text)) {
      close();
      day = undefined;
    }
  });
  close();
  return found.length > 0 ? found : bubblesOf(rows, dayRow);
}

function ownerAbove(rows: readonly Row[], at: number): string | undefined {
  for (let above = at - 1, seen = 0; above >= 0 && seen < ABOVE * 4; above -= 1, seen += 1) {
    const owner = DEVICE.exec(rows[above]!.text)?.[1];
    if (owner) return owner;
  }
  return undefined;
}
