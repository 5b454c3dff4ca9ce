import { type Email, HEADER, unfolded, withColons } from './email-header.js';
import { answerTo, arrowIn } from './email-heads.js';
import { type CaseDocument, placed } from './file-sentences.js';
import { dayOf, endsMessage, hourOf, isStamp, nameOf, threadIn } from './messages.js';
import type { Ruling } from './ruling.js';
import { recordNamed } from './record-names.js';
import { factsOf } from './facts-of-messages.js';
import type { Tellable } from './tellable.js';
import { type Writers, writerIn } from './writers.js';

/** What only passes the time of day, or points at what stands elsewhere. */
const EMPTY =
  /: “(?:yes|no|ok(?:ay)?|thanks?|thank you|regards|best|sincerely|please see|see (?:below|attached))\b[^.]{0,40}[.!]?”$/i;
/** "Ann Lee          MSS-003319": the number of the page beside a field. */
const BATES = /\s{3,}\p{Lu}[\p{Lu}_ -]*\d{3,}\s*$/u;
/** A subject that says so; a settlement statement closes the sale of a house. */
const SETTLES =
  /\b(?:(?:R(?:ule)?\.?|FRE) ?408|without prejudice|settlement (?:communications?|purposes|offers?|proposals?|demands?|discussions?|negotiations?|conference)|offer (?:to settle|of compromise))\b|^(?:(?:re|fwd?): ?)*settle(?:ment)?$/i;
const MOST_OF_A_PAPER = 12;

/** Subjects of messages that were written to end the suit (FRE 408): they are told to no jury, and read as no message. */
export const settlementSubjects = ({ name, pages }: CaseDocument): Ruling[] =>
  pages.flatMap(({ text, number }) =>
    withColons(text.split('\n')).flatMap((row) => {
      const [, field, value] = HEADER.exec(row) ?? [];
      return value && /^(?:subj(?:ect)?|re)$/i.test(field!) && SETTLES.test(value)
        ? [{ text: value.trim(), document: name, page: number }]
        : [];
    }),
  );

/** The messages of a document; none where it holds no header of who wrote to whom. */
export function emailsIn({ pages }: CaseDocument): Email[] {
  const found: Email[] = [];
  let head: Record<string, string> = {};
  let open: Email | undefined;
  let indent = 0;
  const called = new Map<string, string>();
  for (const { text, number } of pages)
    for (const row of withColons(text.split('\n')).flatMap(unfolded)) {
      const [, name, value] = HEADER.exec(row) ?? [];
      const arrow = arrowIn(row, called, number);
      if (arrow) {
        [head, indent] = [{}, 0];
        found.push((open = arrow));
        continue;
      }
      const answer = open && answerTo(open, head, row);
      if (answer) {
        answer.page = number;
        found.push((open = answer));
        continue;
      }
      if (name && value) {
        if (name.toLowerCase() === 'from') [head, open, indent] = [{}, undefined, indentOf(row)];
        if (!open) head[name.toLowerCase()] = value.replace(BATES, '').trim();
        continue;
      }
      if (isStamp(row)) continue;
      // What stands behind a ruled line or in columns is another paper's, until a header opens the next message.
      const falls = indent >= SET_IN && row.trim() !== '' && indentOf(row) < indent;
      if (endsMessage(row) || isTitle(row) || falls || IN_A_THREAD.test(row)) {
        if (open && falls) open.body = withoutOpening(open.body);
        if (open?.body.trim()) [head, open] = [{}, undefined];
        continue;
      }
      if (!open && [head.subject, head.subj, head.re].some((one) => one !== undefined && SETTLES.test(one)))
        continue;
      const from = nameOf(head.from);
      // A reply whose header names nobody goes to whoever wrote the message above it.
      const above = head.to === undefined ? found.at(-1) : undefined;
      const to = nameOf(head.to) ?? (above && above.to === from ? above.from : undefined);
      if (!open && from && to && row.trim()) {
        const sent = head.date ?? head.sent ?? '';
        const hour = hourOf(/\d{1,2}:\d{2}(?::\d{2})?(?: ?[AaPp]\.?[Mm])?/.exec(sent)?.[0] ?? '', undefined);
        open = { from, to, day: dayOf(sent), ...(hour && { hour }), body: '', page: number };
        found.push(open);
      }
      if (open) open.body += `${row}\n`;
    }
  return found;
}

/** "CAMERA 6 LOG (kept by ...)", "RECORDED STATEMENT (TRANSCRIPT)": a record of its own begins. */
const isTitle = (row: string): boolean =>
  /^\s*\p{Lu}{6,}(?: \p{Lu}{4,})+ \(\p{Lu}/u.test(row) ||
  (/^\s*\p{Lu}{3,}(?: [\p{Lu}\d]+)+/u.test(row) && recordNamed(row) !== undefined);

/** The first row of a paragraph that goes on at the margin of the letter is the letter's own, however far it is set in. */
function withoutOpening(body: string): string {
  const rows = body.replace(/\n$/, '').split('\n');
  const blank = rows.findLastIndex((row) => row.trim() === '');
  return rows.at(-1)?.trim() && blank > 0 ? `${rows.slice(0, blank).join('\n')}\n` : body;
}

/** A letter sets in the messages that it quotes, and goes on at its own margin. */
const SET_IN = 3;
const indentOf = (row: string): number => row.length - row.trimStart().length;

const HEADER_ROWS = 4;
/** Does a paper consist of messages, so that what stands between them is nobody's story? */
export function isNothingElse(document: CaseDocument, parties: readonly string[]): boolean {
  const rows = (text: string): number => text.split('\n').filter((row) => row.trim() !== '').length;
  const all = document.pages.reduce((sum, { text }) => sum + rows(text), 0);
  const own = emailsIn(document).reduce((sum, { body }) => sum + rows(body) + HEADER_ROWS, 0);
  return own >= all * SHARE || threadOf(document, parties).length > 0;
}

/** What was written in each message of a paper that is nothing but messages, with who wrote it to whom and when. */
export function messageFacts(document: CaseDocument, writers: Writers): Tellable[] {
  const thread = threadOf(document, writers.parties);
  if (thread.length > 0) return thread;
  const all = talksOf(emailsIn(document)).flatMap((mails, at) => {
    const bodies = mails.map(({ body }) =>
      body
        .split('\n')
        .map((row) => row.trim())
        .filter(Boolean),
    );
    const messages = mails.map(({ from, to, day, hour }, index) => {
      const [by, whom] = [from, to].map((name) => writerIn(name, '', writers)) as [string, string];
      return {
        from: by,
        to: whom,
        text: bodies[index]!.join(' '),
        ...(day && { day }),
        ...(hour && { hour }),
      };
    });
    const lead = placed(document, { text: '', page: mails[0]!.page, order: at });
    return factsOf(messages, { rows: bodies.flat(), page: mails[0]!.page }, { lead, of: 0 });
  });
  const kept = new Set(
    all
      .filter(({ said }) => !EMPTY.test(said[0]!))
      .sort((a, b) => b.force - a.force)
      .slice(0, MOST_OF_A_PAPER),
  );
  return all.filter((fact) => kept.has(fact)).map((fact) => ({ ...fact, of: all.length }));
}

/** "4/11/23 2:02 PM  RT  She wrote it down": the rows of a telephone begin. */
const IN_A_THREAD = /^\s*\[?\d{1,2}\/\d{1,2}\/\d{2,4},? +\d{1,2}:\d{2}(?::\d{2})? ?[AP]M\b/;

/** Messages with what was answered to them on the same day. */
function talksOf(mails: readonly Email[]): Email[][] {
  const talks: Email[][] = [];
  for (const mail of mails) {
    const before = talks.at(-1)?.at(-1);
    const answers =
      before?.to === mail.from &&
      before.from === mail.to &&
      before.day === mail.day &&
      before.page === mail.page;
    if (answers) talks.at(-1)!.push(mail);
    else talks.push([mail]);
  }
  return talks;
}

const FEWEST_OF_A_THREAD = 3;
/** Rows of which a paper consists that is nothing but a thread. */
const SHARE = 0.5;

/** Messages of a long thread that are read: each is weighed word by word. */
const MOST_READ = 1000;
const threads = new WeakMap<CaseDocument, Tellable[]>();

/** A printed thread, read once: "3/14/2023 3:37 AM  Holt-Jensen: ...". */
function threadOf(document: CaseDocument, parties: readonly string[]): Tellable[] {
  const known = threads.get(document) ?? threadRead(document, parties);
  threads.set(document, known);
  return known;
}

function threadRead(document: CaseDocument, parties: readonly string[]): Tellable[] {
  const rows = document.pages.flatMap(({ text, number }) =>
    text.split('\n').flatMap((row) => (row.trim() ? [{ row: row.trim(), page: number }] : [])),
  );
  const starts = rows.filter(({ row }) => threadIn([row]).length > 0);
  if (starts.length < FEWEST_OF_A_THREAD || starts.length < rows.length * SHARE) return [];
  const from = rows.indexOf(starts[0]!);
  const own = rows.slice(from).map(({ row }) => row);
  const text = rows.map(({ row }) => row).join('\n');
  const called = new Map<string, string>();
  const thread = threadIn(own)
    .slice(0, MOST_READ)
    .map((one) => {
      const from = called.get(one.from) ?? writerIn(one.from, text, { parties, text });
      called.set(one.from, from);
      return { ...one, from };
    });
  const writers = [...new Set(thread.map((one) => one.from))];
  return factsOf(
    thread.map((one) => {
      const to = writers.length === 2 ? writers.find((name) => name !== one.from) : undefined;
      return { ...one, ...(to && { to }) };
    }),
    { rows: own, page: rows[from]!.page },
    { lead: placed(document, { text: '', page: rows[from]!.page, order: 0 }), of: 0 },
  );
}
