import { type CaseDocument, placed } from './file-sentences.js';
import { factsOf } from './facts-of-messages.js';
import { type Message, dayOf } from './messages.js';
import type { Tellable } from './tellable.js';
import { type Writers, writerIn } from './writers.js';

/** A letter of a file, with a note that somebody put at its foot by hand. */
interface Letter {
  message: Message;
  rows: string[];
  note?: { text: string; rows: string[] };
}

const SALUTES =
  /^(?:(?:Dear|Hi|Hello) )?((?:(?:Mr|Ms|Mrs|Dr)\.? )?\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}.’'-]*){0,2})\s?[,:]$/u;
const CLOSES =
  /^(?:respectfully|sincerely|yours|very truly|truly|best|regards|kind regards|love|thank you|thanks|cordially)\b[\p{L} ]{0,24},?$/iu;
const SIGNS =
  /^(?:\/s\/ ?)?(\p{Lu}(?:\.|[\p{L}’'-]+)(?: (?:\p{Lu}\.|\p{Lu}[\p{L}’'-]+|de|la|van|von|der)){1,3}(?:,? (?:Jr|Sr)\.)?)$/u;
const BY_HAND = /^\[?hand-?written[^\]:]{0,40}[\]:]\s*(\S.*)$/i;
/** "Dad - ..." and "... E." around a note. */
const NOTE_TO = /^\p{Lu}\p{L}{1,14}\s?[-–—,]\s+/u;
const NOTE_BY = /\s+[-–—]?\s?\p{Lu}\.?$/u;
/** Counsel and experts write longer, and argue. */
const MOST_WORDS = 260;
const ARGUES =
  /\b(?:my client|our client|this firm|counsel|esq|opinion|enclosed|demand|(?:I|we|this (?:office|firm)) (?:now )?represents?|(?:have|has) been retained|(?:I|we) will (?:file|bring) suit|in care of (?:this|my|our) office|settlement purposes)\b/i;

/** The short letters of a file, each on a page of its own, with who wrote them to whom and when. */
export function letterFacts(document: CaseDocument, writers: Writers): Tellable[] {
  return document.pages.flatMap(({ text, number }) => {
    const letter = letterOn(text, writers);
    if (!letter) return [];
    const place = { lead: placed(document, { text: '', page: number, order: BEHIND + number }), of: 0 };
    const { message, rows, note } = letter;
    const facts = factsOf([message], { rows, page: number }, place);
    if (!note) return facts;
    const of = message.day ? ` of ${message.day}` : '';
    const written = factsOf(
      [{ from: message.from, text: note.text }],
      { rows: note.rows, page: number },
      place,
    );
    return [
      ...facts,
      ...written.map((fact) => ({
        ...fact,
        said: [
          `At the foot of the letter${of}, ${message.from} added a note by hand.`,
          ...fact.said.map((said) => said.replace(/^.{2,60}? wrote: “/u, 'It read: “')),
        ],
        force: fact.force + NOTED,
      })),
    ];
  });
}
/** What a letter says stands behind what the paper itself tells. */
const BEHIND = 100_000;
/** Nobody writes by hand what he wants a court to read. */
const NOTED = 2;

function letterOn(page: string, writers: Writers): Letter | undefined {
  const rows = page.split('\n').map((row) => row.trim());
  const dated = rows.findIndex((row) => row.length < 30 && dayOf(row) !== undefined);
  const salutes = rows.findIndex((row, at) => at > dated && SALUTES.test(row));
  if (dated < 0 || salutes < 0) return undefined;
  const end = rows.findIndex((row, at) => at > salutes + 1 && (CLOSES.test(row) || SIGNS.test(row)));
  if (end < 0) return undefined;
  const signed = rows.slice(end).find((row) => SIGNS.test(row));
  const body = rows.slice(salutes + 1, end).filter(Boolean);
  const text = body.join(' ');
  const to = SALUTES.exec(rows[salutes]!)?.[1]?.replace(/^(?:Mr|Ms|Mrs|Dr)\.? /, '');
  // To counsel one writes of the case, and of what would settle it.
  if (
    !signed ||
    !to ||
    /^(?:Attorney|Counsel|Atty)\b/.test(to) ||
    text.split(' ').length > MOST_WORDS ||
    ARGUES.test(text)
  )
    return undefined;
  const above = rows.slice(0, salutes).join('; ');
  const from = writerIn(SIGNS.exec(signed)![1]!, above, writers);
  const day = dayOf(rows[dated]!);
  const message: Message = {
    from,
    to: writerIn(to, above, writers),
    text,
    by: 'letter',
    ...(day && { day }),
  };
  const hand = rows.findIndex((row, at) => at > end && BY_HAND.test(row));
  if (hand < 0) return { message, rows: body };
  const last = rows.findIndex((row, at) => at > hand && row === '');
  const own = rows.slice(hand, last < 0 ? undefined : last);
  const note = (BY_HAND.exec(own.join(' '))?.[1] ?? '').replace(NOTE_TO, '').replace(NOTE_BY, '');
  return { message, rows: body, note: { text: note, rows: own } };
}
