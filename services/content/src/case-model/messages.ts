import { datesIn } from '@lectern/legal-text/dates';
import { MONTH_NAMES } from '@lectern/legal-text/months';

/** One message of a thread or an email, with what its own rows tell of it. */
export interface Message {
  from: string;
  to?: string;
  /** "July 1, 2024". */
  day?: string;
  /** "3:37 a.m." */
  hour?: string;
  text: string;
  /** Said aloud and recorded, or sent on paper. */
  by?: 'voice' | 'letter';
}

const NAME = String.raw`(?!(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec|On|At)\p{Ll}*\b)(?:\p{Lu}{2,3}|(?:\p{Lu}[\p{L}.’'-]*(?: (?:de|la|van|von|der|den))* ){0,2}\p{Lu}[\p{L}’'-]*\p{Ll}\.?)`;
const TIME = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?: ?[AaPp]\.?[Mm]\b\.?)?`;
const DAY = String.raw`(?:(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\p{Ll}{0,6}\.?,? )?(?:\d{1,2}/\d{1,2}/\d{2,4}|\d{4}-\d{2}-\d{2}|\p{Lu}\p{Ll}{2,8}\.? \d{1,2}(?:,? \d{4})?))`;
/** As a telephone lists those who write: "Joletta KD", "Dale P-L", "Bo K Jr". */
const WRITER = String.raw`(?![AP]\.?M\b)\p{Lu}[\p{L}\d.’'-]{0,20}(?: \p{Lu}[\p{L}.’'-]{0,20}){0,3}`;
/** "Keane   9:37 PM   putting FDA in emails", "Craig Dunleavy  9:22 PM" over what he wrote. */
const NAME_FIRST = new RegExp(
  String.raw`^(${NAME})(?:,? \(|\s{1,8}\[?|,\s)(?:(${DAY})[,\s]{1,6}(?:at )?)?(${TIME})[\])]?:?(?:\s+(\S.*))?$`,
  'u',
);
/** "3/14/2023 3:37 AM  Holt-Jensen: FIX UR LOG", "[3:37 AM] Holt: ...". */
const TIME_FIRST = new RegExp(
  String.raw`^\[?(?:(${DAY})[,\s]{1,8})?(?:at )?(${TIME})\]?(?:\s{1,8}|\s?[-–—]\s?)(${NAME}|\p{Lu}{3,}(?:-\p{Lu}{2,})*)(?: to ${NAME})?:\s{0,4}(\S.*)$`,
  'u',
);
/** "10:14 AM  Joletta KD     leave it come on": columns, the name apart from the words by spaces alone. */
const IN_COLUMNS = new RegExp(
  String.raw`^\[?(?:(${DAY})[,\s]{1,8})?(${TIME})\]?\s{1,8}(${WRITER}|Me)(?::\s{1,8}|\s{2,24})(\S.*)$`,
  'u',
);
/** "7:58 PM DE LA CROIX I mean on the book": names in capitals stand apart from the words by themselves. */
const CAPITALS_FIRST = new RegExp(
  String.raw`^\[?(?:(${DAY})[,\s]{1,8})?(${TIME})\]?\s{1,8}((?!(?:OK|LOL|OMG|FYI|ASAP|WTF|YES|NO)\b)\p{Lu}{2,}(?:[ -]\p{Lu}{2,}){0,3})\s(\p{Lu}?['’]?\p{Ll}.*|[IA] .*)$`,
  'u',
);
/** "[22:51:48]  BK:  That's it.": seconds are those of a recording. */
const RECORDED = /^\[?\d{1,2}:\d{2}:\d{2}\]?\s(?!\s*[AaPp]\.?[Mm]\b)/;
/** Without an hour a row begins no message. */
const CLOCK = /\d:\d{2}/;
/** A row that begins with an hour begins a message, read or not. */
const BEGINS = new RegExp(String.raw`^\[?(?:${DAY}[,\s]{1,8})?${TIME}\]?\s`, 'u');
/** Who signs a paper for an office at an hour writes no message. */
const OFFICE = /\b(?:Attorney|Prosecutor|Clerk|Judge|Magistrate|Notary|Court)\b/;
/** "GHY: I'm not stupid. MPD: No, ma'am.": the talk of several, written down. */
const SPEAKERS = /(?<![\p{L}\p{N}] )(?<![\p{L}\p{N}])(?!(?:FYI|ETA|PS|RE|NB|FW|FWD|NOTE):)\p{Lu}{2,4}:\s/u;
const HEADER =
  /^(From|To|Cc|Bcc|Date|Sent|Subj(?:ect)?|Re|Attach(?:ed|ments?)?|Importance|Priority):\s*(\S.*)?$/i;
const SIGNED = /\s+[-–—]{1,2} ?\p{Lu}[\p{L}.’-]*(?: \p{Lu}[\p{L}.’-]*){0,2}$/u;

/** The stamp of a page that was produced: "HMS 0001262". */
const PRODUCED =
  /^\s*(?:(?:HIGHLY )?CONFIDENTIAL(?: - [A-Z' ]{4,40})?\s{1,90}(?=[A-Z]))?[A-Z][A-Z&]{1,9}[ _-]{0,3}\d{3,9}\s*$|^\s*(?:HIGHLY )?CONFIDENTIAL(?: - [A-Z' ]{4,40})?\s*$/;
/** The head of a sheet of a company: another paper begins. */
const LETTERHEAD = /^\s*[A-Z][A-Z&'., -]{5,60} (?:INC|LLC|L\.L\.C|LLP|CORP|LTD|COMPANY|CORPORATION)\.?\s*$/;
/** A ruled line, columns of a table, a heading, the mark of an exhibit, or a numbered paragraph of the paper that quotes the message. */
const OUTSIDE =
  /^\s*(?:[_=*-]{5,}\s*$|\||\S.*\s\|.*\s\|(?:\s|$)|(?:FIRST |SECOND |THIRD |FOURTH |FIFTH )?(?:COUNT|CAUSE OF ACTION|CLAIM FOR RELIEF|PRAYER|WHEREFORE)\b(?: [A-Z]+)?[ .:–—-]*$|(?:¶ ?)?\d{1,3}\. {2,}\S|\S.*\s{4,}[A-Z]{2,6}[ _-]?\d{5,9}\s*$|\s{12,}[A-Z]{2,6}[ _-]?\d{4,9}(?:-\d{1,9})? \(|(?:[A-Z]+['’]?S? )?EXHIBIT [A-Z\d-]{1,4}\s*$)/;

/** A row of no message, between those of one: the stamp of its page. */
export const isStamp = (row: string): boolean => PRODUCED.test(row);

/** A row with which the words of a message have ended, whatever its indent is. */
export const endsMessage = (row: string): boolean => OUTSIDE.test(row) || LETTERHEAD.test(row);

/** "CT4", "4P12", "ROUTE": a log of dispatch is written by posts and says nothing to another. */
const POST = /^(?:(?:CT|D|DISP|CALL|POS|TAC|OPR)\d{1,3}|\d{1,2}[A-Z]\d{1,3}|ROUTE|DISP|CAD|UNIT)$/;

/** The messages that the rows hold, each with its rows joined; none where they are no thread. `half` tells mornings of clocks without one. */
export function threadIn(rows: readonly string[], half?: string): Message[] {
  const found: Message[] = [];
  let isLost = false;
  for (const row of rows) {
    const isTimed = CLOCK.test(row);
    const named = isTimed ? NAME_FIRST.exec(row) : undefined;
    const timed =
      named || !isTimed
        ? undefined
        : (TIME_FIRST.exec(row) ?? IN_COLUMNS.exec(row) ?? CAPITALS_FIRST.exec(row));
    const [from, day, time, text] = named
      ? [named[1], named[2], named[3], named[4]]
      : [timed?.[3], timed?.[1], timed?.[2], timed?.[4]];
    if (from && time) {
      isLost = OFFICE.test(from) || POST.test(from);
      if (isLost) continue;
      const said = hourOf(time, half);
      const on = day && dayOf(day);
      found.push({
        from,
        text: text ?? '',
        ...(said && { hour: said }),
        ...(on && { day: on }),
        ...(RECORDED.test(row) && { by: 'voice' as const }),
      });
    } else if (found.length === 0) return [];
    else if (isLost || (isTimed && BEGINS.test(row))) isLost = true;
    else found.at(-1)!.text = `${found.at(-1)!.text} ${row}`.trim();
  }
  return found.filter(({ text }) => text !== '' && !SPEAKERS.test(text));
}

/** The emails that the rows hold, one below the other; none where they begin with no header. */
export function emailsIn(rows: readonly string[]): Message[] {
  const starts = rows.flatMap((row, at) =>
    /^From:/i.test(row) && HEADER.test(rows[at + 1] ?? '') ? [at] : [],
  );
  if (starts[0] !== 0) return [];
  return starts.flatMap((at, index) => emailIn(rows.slice(at, starts[index + 1])) ?? []);
}

/** The email whose header the rows begin with. */
function emailIn(rows: readonly string[]): (Message & { to?: string }) | undefined {
  const head = new Map<string, string>();
  let at = 0;
  for (; at < rows.length; at += 1) {
    const [, name, value] = HEADER.exec(rows[at]!) ?? [];
    if (!name) break;
    head.set(name.toLowerCase(), value ?? '');
  }
  const from = nameOf(head.get('from'));
  const to = nameOf(head.get('to'));
  const text = rows.slice(at).join(' ').replace(SIGNED, '').trim();
  if (head.size < 2 || !from || text === '') return undefined;
  const sent = head.get('date') ?? head.get('sent') ?? '';
  const day = dayOf(sent);
  const hour = hourOf(new RegExp(TIME, 'u').exec(sent)?.[0] ?? '', undefined);
  return { from, text, ...(to && { to }), ...(day && { day }), ...(hour && { hour }) };
}

/** "Castellano, Neil <nc@glass.example>" as he is called; undefined where only an address stands. */
export function nameOf(field: string | undefined): string | undefined {
  const own = (field ?? '')
    .split(/[;<([]/)[0]!
    .replace(/["“”]/g, '')
    .trim();
  const [, last, first] = /^((?:\p{Ll}{2,3} )*[\p{L}’-]+), ([\p{L}’. -]+)$/u.exec(own) ?? [];
  const name = last && first && !/^(?:Jr|Sr)\.?$/.test(first) ? `${first} ${last}` : own;
  return /^\p{Lu}[\p{L}.’'-]+(?: (?:\p{Lu}[\p{L}.’'-]*|de|la|van|von|der|den|del)){1,5}(?:,? (?:Jr|Sr)\.)?$/u.test(
    name,
  )
    ? name
    : undefined;
}

/** A whole day, as it is said. */
export function dayOf(text: string): string | undefined {
  const date = datesIn(text).find(({ year, month, day }) => year && month && day);
  return date && `${MONTH_NAMES[date.month! - 1]!} ${date.day!}, ${date.year!}`;
}

/** "3:37 AM" as it is said; undefined where the clock does not tell the half of the day. */
export function hourOf(time: string, half: string | undefined): string | undefined {
  const [, hour, minute, own] = /^(\d{1,2}):(\d{2})(?::\d{2})?(?: ?([AaPp])\.?[Mm]\.?)?$/.exec(time) ?? [];
  if (!hour || !minute || Number(hour) > 23) return undefined;
  if (own) return `${Number(hour)}:${minute} ${own.toLowerCase()}.m.`;
  if (Number(hour) > 12) return `${Number(hour) - 12}:${minute} p.m.`;
  return half && Number(hour) > 0 ? `${Number(hour)}:${minute} ${half}` : undefined;
}
