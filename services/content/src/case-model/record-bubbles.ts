import type { Row } from './block-quotes.js';
import { type Message, dayOf, hourOf } from './messages.js';
import type { Thread } from './thread.js';

const NAME = String.raw`(?![AP]\.?M\b|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{Ll}*\b)(\p{Lu}[\p{L}\d.’'-]{0,20}(?: \p{Lu}[\p{L}.’'-]{0,20}){0,2}|Me)`;
const TIME = String.raw`(\d{1,2}:\d{2}(?::\d{2})?(?: ?[AaPp]\.?[Mm]\b\.?)?)`;
const DAY = String.raw`(\d{1,2}/\d{1,2}/\d{2,4}|\d{4}-\d{2}-\d{2}|\p{Lu}\p{Ll}{2,8}\.? \d{1,2}, \d{4})`;
/** "Nate P 07:02", "Grant 4:02 PM": who and when, in a row of their own. */
const STAMP = new RegExp(String.raw`^${NAME},?\s{1,8}(?:${DAY},?\s{1,4}(?:at )?)?${TIME}$`, 'u');
/** "Bree   2021-05-02   IN   so ur fired": a table of a telephone's examiner. */
const IN_TABLE = new RegExp(
  String.raw`^(?:\d{1,4}\s{1,8})?["“]?${NAME}["”]?\s{2,}${DAY}(?:,?\s{1,4}${TIME})?\s{2,}(IN|OUT|In|Out|Incoming|Outgoing|Sent|Rec['’]?d|Received)\s{1,}(\S.*)$`,
  'u',
);
/** The hour below its day, and what the message goes on with. */
const BELOW = new RegExp(String.raw`^(?:\p{Lu}[\p{L}.]{0,12}\s{2,})?${TIME}(?:\s{2,}(\S.*))?$`, 'u');
const OWNER = /\b[Oo]wner(?:['’]s)?(?: name)?[ :=]{1,3}["“]?(\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}.’'-]*){0,3})/u;
const FEWEST = 3;
const DAY_ROW = 34;

/** Threads whose messages stand apart from each other, each with who wrote it above or below it, or in the rows of a table. */
export function bubblesOf(rows: readonly Row[], isDay: (text: string) => string | undefined): Thread[] {
  return [...stamped(rows, isDay), ...tabled(rows)];
}

function stamped(rows: readonly Row[], isDay: (text: string) => string | undefined): Thread[] {
  const blocks = blocksOf(rows, isDay);
  const above = blocks.filter((block) => block.length > 1 && STAMP.test(block[0]!.text)).length;
  const below = blocks.filter((block) => block.length > 1 && STAMP.test(block.at(-1)!.text)).length;
  if (Math.max(above, below) < FEWEST) return [];
  const to24 = rows.some(({ text }) => /\b(?:1[3-9]|2[0-3]):\d{2}$/.test(text));
  const messages: Message[] = [];
  const own: Row[] = [];
  let day: string | undefined;
  let ahead: Row[] = [];
  for (const block of blocks) {
    const on = block.length === 1 ? isDay(block[0]!.text) : undefined;
    const stamp = STAMP.exec((above >= below ? block[0]! : block.at(-1)!).text);
    if (on) day = on;
    if (!stamp) {
      ahead = on || above >= below ? [] : block;
      continue;
    }
    const body = [
      ...(brokenAt(ahead, block) ? ahead : []),
      ...(above >= below ? block.slice(1) : block.slice(0, -1)),
    ];
    ahead = [];
    if (body.length === 0) continue;
    const [, from, own_day, time] = stamp;
    const hour = hourOf(time!, undefined) ?? (to24 ? early(time!) : undefined);
    const on_day = own_day ? dayOf(own_day) : day;
    messages.push({
      from: from!,
      text: body.map(({ text }) => text).join(' '),
      ...(hour && { hour }),
      ...(on_day && { day: on_day }),
    });
    own.push(...body, ...block);
  }
  return threadOf(messages, own);
}

/** "07:02" and "12:20", where the clock counts to 24. */
const early = (time: string): string | undefined => hourOf(time, /^12/.test(time) ? 'p.m.' : 'a.m.');

/** A message that the page broke stands in two blocks, of which the second is stamped. */
const brokenAt = (ahead: readonly Row[], block: readonly Row[]): boolean =>
  ahead.length > 0 &&
  ahead.at(-1)!.page !== block[0]!.page &&
  Math.abs(ahead.at(-1)!.indent - block[0]!.indent) <= HANGS;
const HANGS = 3;

/** Rows that stand together, the rows of days apart. */
function blocksOf(rows: readonly Row[], isDay: (text: string) => string | undefined): Row[][] {
  const blocks: Row[][] = [[]];
  for (const row of rows) {
    const day = row.text.length <= DAY_ROW && isDay(row.text) !== undefined;
    if (row.text === '' || day) blocks.push(day ? [row] : [], ...(day ? [[]] : []));
    else {
      const open = blocks.at(-1)!;
      // Without a blank row between them the next stamp, or a jump to the other side, begins the next.
      if (open.length > 1 && (STAMP.test(open.at(-1)!.text) || apart(open.at(-1)!, row))) blocks.push([row]);
      else open.push(row);
    }
  }
  return blocks.filter((block) => block.length > 0);
}
const apart = (one: Row, other: Row): boolean =>
  Math.abs(one.indent - other.indent) > SIDE && STAMP.test(other.text);
const SIDE = 12;

function tabled(rows: readonly Row[]): Thread[] {
  const owner = rows.map(({ text }) => OWNER.exec(text)?.[1]).find((one) => one !== undefined);
  if (!owner) return [];
  const messages: Message[] = [];
  const own: Row[] = [];
  let open: Message | undefined;
  for (const row of rows) {
    const [, thread, day, time, way, text] = IN_TABLE.exec(row.text) ?? [];
    if (thread) {
      const sent = /^(?:OUT|Out|Outgoing|Sent)$/.test(way!);
      const hour = time && (hourOf(time, undefined) ?? early(time));
      const on = dayOf(day!);
      open = {
        from: sent ? owner : thread,
        to: sent ? thread : owner,
        text: text!,
        ...(hour && { hour }),
        ...(on && { day: on }),
      };
      messages.push(open);
      own.push(row);
    } else if (open && row.text !== '') {
      const [, hour, rest] = BELOW.exec(row.text) ?? [];
      const at = hour && open.hour === undefined ? (hourOf(hour, undefined) ?? early(hour)) : undefined;
      if (at) open.hour = at;
      const more = hour ? rest : row.text;
      if (more) open.text = `${open.text} ${more}`;
      own.push(row);
    } else open = undefined;
  }
  return threadOf(messages, own);
}
const threadOf = (messages: Message[], rows: Row[]): Thread[] =>
  messages.length >= FEWEST && new Set(messages.map(({ from }) => from)).size > 1
    ? [{ messages, rows, exported: true }]
    : [];
