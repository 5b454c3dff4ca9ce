import { datesIn } from '@lectern/legal-text/dates';
import type { CaseDocument } from '../case-model/file-sentences.js';
import { endsMessage, isStamp } from '../case-model/messages.js';

/** A message that another paper quotes in full, with its header or in the rows of a telephone. */
export interface Message {
  from: string;
  to?: string;
  /** "July 1, 2024"; undefined where the header tells no whole day. */
  day?: string;
  kind: 'email' | 'text message';
  body: string;
  page: number;
}

const FROM = /^(\s{2,})From:\s+(\p{Lu}.*)$/u;
const HEADER = /^\s*(To|Cc|Bcc|Date|Sent|Subject|Re|Time|Attachments?):\s*(.*)$/i;
const PAGE_ROW = /^\s*(?:-\s*)?\d{1,4}(?:\s*-)?\s*$|\bP(?:g|age) \d+ of \d+\b|\bFiled \d/i;
/** "Keane   9:44 PM   doesnt matter", with or without the day before it. */
const TEXT =
  /^\s{2,}(?:\d{1,2}\/\d{1,2}(?:\/\d{2,4})?,?\s+)?(\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]+){0,2})[,:]?\s{1,}\(?(\d{1,2}:\d\d ?[AP]\.?M\.?)\)?[:\s]\s*(\S.*)$/iu;
/** "6:14 AM  Eddie  boiler guy coming monday". */
const TIME_FIRST =
  /^\s{2,}(?:\d{1,2}\/\d{1,2}(?:\/\d{2,4})?,?\s+)?(\d{1,2}:\d\d ?[AP]\.?M\.?)\s+(\p{Lu}[\p{L}.’'-]{1,20})[:\s]\s*(\S.*)$/iu;
const NAME = /^(\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]*){1,3})\b/u;

/** The messages that a paper quotes in full, each with who wrote it. */
export function embeddedMessages({ pages }: CaseDocument): Message[] {
  const rows = pages.flatMap(({ text, number }) =>
    text.split('\n').flatMap((row) => (PAGE_ROW.test(row) ? [] : [{ row, page: number }])),
  );
  return [...emails(rows), ...texts(rows)];
}

type Row = { row: string; page: number };
const indentOf = (row: string): number => row.search(/\S/);

function emails(rows: readonly Row[]): Message[] {
  const found: Message[] = [];
  rows.forEach(({ row, page }, at) => {
    const [, indent = '', from = ''] = FROM.exec(row) ?? [];
    const sender = NAME.exec(from)?.[1];
    if (!sender) return;
    const head: Record<string, string> = {};
    const body: string[] = [];
    for (const { row: next } of rows.slice(at + 1)) {
      if (FROM.test(next)) break;
      if (next.trim() === '' || isStamp(next)) continue;
      if (indentOf(next) < indent.length - 1 || endsMessage(next)) break;
      const [, name, value = ''] = HEADER.exec(next) ?? [];
      if (name && body.length === 0) head[name.toLowerCase()] = value.trim();
      else body.push(next.trim());
    }
    const [date] = datesIn((head.date ?? head.sent ?? '').replace(SHORT_MONTH, long));
    const to = NAME.exec(head.to ?? '')?.[1];
    if (body.length > 0 && Object.keys(head).length > 0)
      found.push({
        from: sender,
        kind: 'email',
        body: body.join(' '),
        page,
        ...(to && { to }),
        ...(date?.year && date.month && date.day && { day: date.text }),
      });
  });
  return found;
}
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const SHORT_MONTH = /\b(Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec)\b\.?/g;
const long = (short: string): string => MONTHS.find((month) => month.startsWith(short.slice(0, 3))) ?? short;

const FEWEST_TEXTS = 2;
function texts(rows: readonly Row[]): Message[] {
  const found: Message[] = [];
  let open: { message: Message; indent: number } | undefined;
  for (const { row, page } of rows) {
    const [, first, second, body] = TEXT.exec(row) ?? TIME_FIRST.exec(row) ?? [];
    const [from, time] = /^\d/.test(first ?? '') ? [second, first] : [first, second];
    if (from && time && body) {
      const message: Message = { from, kind: 'text message', body: body.trim(), page };
      found.push(message);
      open = { message, indent: row.indexOf(body) };
    } else if (open && row.trim() && !endsMessage(row) && Math.abs(indentOf(row) - open.indent) < 3)
      open.message.body += ` ${row.trim()}`;
    else open = undefined;
  }
  if (found.length < FEWEST_TEXTS) return [];
  const names = [...new Set(found.map(({ from }) => from))];
  return found.map((one) =>
    names.length === 2 ? { ...one, to: names.find((name) => name !== one.from)! } : one,
  );
}
