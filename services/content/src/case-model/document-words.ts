import { datesIn } from '@lectern/legal-text/dates';
import { withInches } from '../script/english/quotes.js';
import { type BlockQuote, blockQuotes } from './block-quotes.js';
import type { Called } from './called.js';
import { emailsIn as messagesOf } from './emails.js';
import { OWN_WORDS, factsOf, shortUnits, telling } from './facts-of-messages.js';
import type { CaseDocument, FileSentence } from './file-sentences.js';
import { forceOf } from './force.js';
import { letterFacts } from './letters.js';
import { type Message, dayOf, emailsIn, threadIn } from './messages.js';
import { filledIn, recordsOf } from './record-facts.js';
import { tell } from './tell.js';
import type { Tellable } from './tellable.js';
import { type Writers, writerIn } from './writers.js';

const MOST_WORDS = 30;

/** Brings words of another document, and no list of persons, sums or reasons. */
const BRINGS_WORDS =
  /\b(?:reads?|reading|stat(?:ed|es|ing)|sa(?:id|ys|ying)|wr(?:ote|ites|itten|iting)|replied|answered|responded|texted|messaged?|e-?mail(?:ed)?|letter|note|post(?:ed)?|told|asked|warned|recorded|noted|entry|in part|as follows)\b/i;
const BRINGS_A_LIST =
  /\bfollowing (?!(?:messages?|texts?|e-?mails?|letters?|notes?|words|exchange|entry|entries|statement|post)\b)\p{Ll}+|\b(?:damages|elements|reasons|respects|grounds|claims|relief|items|amounts|figures|parties|witnesses|exhibits|questions?|issues?)\b[^.]{0,30}:$/iu;
const TESTIMONY = /^(?:Q|A)[.:]?\s/;
/** Columns of a table. */
const COLUMNS = /\S\s{3,}\S/;

/** What a paper tells, with the words of other documents in it, which no sentence of its own repeats. */
export function withDocumentWords(
  sentences: readonly FileSentence[],
  {
    called,
    parties,
    messages = [],
    records,
  }: {
    called: Called;
    parties: readonly string[];
    /** Emails among what else the paper holds. */
    messages?: readonly Tellable[];
    records?: Writers;
  },
  tellOwn: (sentences: readonly FileSentence[]) => Tellable[],
): Tellable[] {
  const document = sentences[0]?.document;
  if (!document) return [];
  const { told, apart } = documentWords(document, sentences, { called, parties });
  const kept = records && recordsOf(document, records);
  const mails = messages.length > 0 ? messagesOf(document) : [];
  const held = new Map<number, string>();
  for (const { text, page } of [
    ...(kept?.rows ?? []),
    ...mails.map(({ body, page: on }) => ({ text: body, page: on })),
  ])
    held.set(page, (held.get(page) ?? '') + squeezed(text));
  const inRecords = ({ text, page }: FileSentence): boolean => {
    const near = (held.get(page) ?? '') + (held.get(page + 1) ?? '');
    return near !== '' && isWithin(squeezed(text), near);
  };
  const own = tellOwn(
    sentences.map((one) => (apart.has(one) || inRecords(one) ? { ...one, section: 'aside' as const } : one)),
  );
  const filled = records
    ? filledIn(document, records, (text) =>
        own.some(({ sentence }) => squeezed(sentence.text).includes(squeezed(text))),
      )
    : [];
  return [...own, ...told, ...messages, ...(kept?.told ?? []), ...filled].sort(
    (a, b) => a.sentence.order - b.sentence.order,
  );
}

/** Words of other documents that a paper sets apart: messages with who wrote them to whom and when, and what letters and notes say. */
function documentWords(
  document: CaseDocument,
  sentences: readonly FileSentence[],
  { called, parties }: { called: Called; parties: readonly string[] },
): { told: Tellable[]; apart: ReadonlySet<FileSentence> } {
  const writers = { parties, text: document.pages.map((page) => page.text).join('\n') };
  const told: Tellable[] = [];
  const apart = new Set<FileSentence>();
  let before: Message | undefined;
  let from = 0;
  for (const block of blockQuotes(document)) {
    const lead = leadOf(block, sentences.slice(from, from + AHEAD));
    if (lead) from = lead.order;
    if (!lead || TESTIMONY.test(block.rows[0]!)) continue;
    const half = HALF.exec(
      [0, 1, 2, 3].map((back) => sentences[lead.order - back]?.text ?? '').join(' '),
    )?.[0];
    const thread = threadIn(block.rows, half);
    const emails = thread.length > 0 ? [] : emailsIn(block.rows);
    for (const email of emails) {
      if (!email.to && before?.to === email.from) email.to = before.from;
      before = email;
    }
    const facts =
      thread.length > 0
        ? threadFacts(thread, { lead, block, writers, of: sentences.length })
        : emails.length > 0
          ? emails.flatMap((email) => emailFacts(email, { lead, block, writers, of: sentences.length }))
          : plainFact(block, lead, { of: sentences.length, called, before: sentences[lead.order - 1] });
    if (facts.length === 0) continue;
    told.push(...facts);
    if (facts.some(({ sentence }) => sentence.text.startsWith(`${sentences[lead.order - 1]?.text} `)))
      apart.add(sentences[lead.order - 1]!);
    const own = squeezed(block.rows.join(' '));
    for (const sentence of sentences.slice(from, from + block.rows.length * 4))
      if (isWithin(squeezed(sentence.text), own)) apart.add(sentence);
  }
  return { told: [...told, ...letterFacts(document, writers)], apart };
}

const squeezed = (words: string): string => {
  const known = SQUEEZED.get(words);
  if (known !== undefined) return known;
  const own = words.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase();
  if (SQUEEZED.size >= REMEMBERED) SQUEEZED.clear();
  SQUEEZED.set(words, own);
  return own;
};
/** A sentence is held beside one block after the other. */
const REMEMBERED = 2000;
const SQUEEZED = new Map<string, string>();
const SHORTEST = 4;
const OVERLAP = 24;
const isWithin = (sentence: string, block: string): boolean =>
  sentence.length >= SHORTEST &&
  (block.includes(sentence) || (sentence.length > OVERLAP && sentence.includes(block.slice(0, OVERLAP))));

const TAIL = 30;
/** Sentences behind one block in which the next one begins. */
const AHEAD = 400;

/** The sentence that leads to a block, up to its colon. */
function leadOf({ lead, rows }: BlockQuote, sentences: readonly FileSentence[]): FileSentence | undefined {
  const row = squeezed(lead);
  const joined = row.slice(-TAIL) + squeezed(rows[0]!).slice(0, TAIL / 2);
  const own =
    sentences.find(
      ({ text }) =>
        text.endsWith(':') &&
        (row.endsWith(squeezed(text).slice(-TAIL)) || (row.length < TAIL && squeezed(text).endsWith(row))),
    ) ?? sentences.find(({ text }) => squeezed(text).includes(joined));
  if (!own) return undefined;
  const colon = own.text.endsWith(':') ? own.text.length : own.text.search(/:(?:\s|$)/) + 1;
  return { ...own, text: own.text.slice(0, colon) };
}

interface Place {
  lead: FileSentence;
  block: BlockQuote;
  writers: Writers;
  of: number;
}

const HALF = /\b[ap]\.m\./;
/** What a camera or a line recorded is said, not written. */
const SPOKEN =
  /\b(?:BWC|body-?(?:worn )?cameras?|dash ?cam|recording|recorded|audio|video|911|dispatch|radio|call|transcript|conversation)\b/i;
const WRITTEN = /\b(?:texts?|texted|messages?|messaging|e-?mails?|wrote|slack|chat)\b/i;

function threadFacts(thread: readonly Message[], { lead, block, writers, of }: Place): Tellable[] {
  const { text } = writers;
  const upTo = `${text.slice(0, text.indexOf(block.lead))}\n${lead.text}`;
  const named = new Map(
    [...new Set(thread.map(({ from }) => from))].map((name) => [name, writerIn(name, upTo, writers)]),
  );
  const several = [...named.values()];
  const onDay = dayIn(lead.text.replace(/:$/, ''));
  const spoken = SPOKEN.test(lead.text) && !WRITTEN.test(lead.text);
  const full = thread.map((one): Message => {
    const from = named.get(one.from)!;
    const to = several.length === 2 ? several.find((name) => name !== from) : undefined;
    const day = one.day ?? onDay;
    return { ...one, from, ...(to && { to }), ...(day && { day }), ...(spoken && { by: 'voice' as const }) };
  });
  return factsOf(full, block, { lead, of });
}

/** "Mr. Grady wrote to Ms. Orne and by mistake copied ...": to whom, where the header does not say. */
const WROTE_TO =
  /\b(?:wrote|replied|answered|e-?mailed|texted|sent)\b[^.,]{0,40}? to (?:(?:Mr|Ms|Mrs|Dr)\. )?(\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?)/u;

function emailFacts(email: Message, { lead, block, writers, of }: Place): Tellable[] {
  const called = (name: string): string => writerIn(name, '', writers);
  const to = email.to ?? WROTE_TO.exec(lead.text)?.[1];
  const own = { ...email, from: called(email.from), ...(to && { to: called(to) }) };
  return factsOf([own], block, { lead, of });
}

/** "March 14, 2023", or "March 14" where the paper gives no year beside it. */
const dayIn = (text: string): string | undefined =>
  dayOf(text) ?? datesIn(text).find(({ month, day }) => month && day)?.text;

/** "Two days later, Orne wrote in an email of May 4, 2021": the day says when. */
const withoutEarlier = (text: string): string =>
  dayOf(text) === undefined
    ? text
    : text.replace(
        /^[\p{L}\d-]{1,12} (?:minutes?|hours?|days?|weeks?|months?) later, (\p{L})/iu,
        (_, first: string) => first.toUpperCase(),
      );

function plainFact(
  block: BlockQuote,
  lead: FileSentence,
  { of, called, before }: { of: number; called: Called; before: FileSentence | undefined },
): Tellable[] {
  const { rows, page } = block;
  const raw = rows.join(' ').replace(/\s+/g, ' ').trim();
  const table = rows.filter((row) => COLUMNS.test(row)).length * 3 > rows.length;
  if (table || !BRINGS_WORDS.test(lead.text) || BRINGS_A_LIST.test(lead.text) || !/\p{Ll}/u.test(raw))
    return [];
  // What the paper adds in brackets are not the words.
  const own = withInches(raw.replace(/\s?\[[^\]]{2,80}\]/g, ''));
  const plain = own.replace(/^["“]|["”]$/g, '').replace(/["“”]/g, '’');
  const opens = withoutEarlier(lead.text.replace(/,?:$/, ''));
  const saying = (quoted: string | undefined) => {
    const quoting = `${opens}: “${quoted}”`;
    const said = quoted ? tell(quoting, called, MOST_WORDS) : undefined;
    return quoted && said ? { told: said, text: quoting, words: quoted } : undefined;
  };
  const sayable = saying(telling(plain)) ?? saying(telling(shortUnits(plain)));
  if (!sayable) return [];
  const { told, text, words } = sayable;
  // That the words stand in a sworn paper makes them no step of the case.
  const unsworn = text.replace(/\b(?:affidavit|declaration|deposition)\b/g, 'letter');
  const force = forceOf({ ...lead, text: unsworn });
  if (force.kind !== 'event') return [];
  // "It reads": what reads, the sentence before says, and both are told together.
  const opening = told.leans && before?.passage === lead.passage ? tell(before.text, called) : undefined;
  if (told.leans && (!opening || opening.leans)) return [];
  return [
    {
      ...told,
      said: [...(opening?.said ?? []), ...told.said],
      leans: false,
      ...force,
      force: force.force + OWN_WORDS,
      sentence: {
        ...lead,
        text: `${opening ? `${before!.text} ` : ''}${lead.text} ${words.length < raw.length - 4 ? words : raw}`,
        page,
      },
      of,
      reworded: true,
    },
  ];
}
