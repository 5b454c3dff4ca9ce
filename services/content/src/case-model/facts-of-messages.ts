import { countWords } from '../script/english/count-words.js';
import { stopped } from '../script/english/phrases.js';
import { withInches } from '../script/english/quotes.js';
import { stumble } from '../script/english/sayable.js';
import { splitUnits } from '../script/english/sentences.js';
import type { FileSentence } from './file-sentences.js';
import { forceOf } from './force.js';
import type { Message } from './messages.js';
import type { Tellable } from './tellable.js';

const MOST_OF_A_THREAD = 6;
const MOST_WORDS = 30;
/** Words of one message that are said at once. */
const ONE_BREATH = 22;
/** "10-4", "I know. Sit tight": an answer of so few words is told with what it answers. */
const SHORT_ANSWER = 5;
/** Words of a letter or a report that are quoted at once; of more, the most telling. */
const LONGEST_QUOTED = 64;
const MOST_BREATHS = 3;
/** Of more words, who wrote to whom and when is a sentence of its own. */
const LONGEST_FRAMED = 27;
/** What somebody wrote weighs more than what a paper says of it. */
export const OWN_WORDS = 2;

/** Each message that says something, with its short answer; the strongest of a long thread. */
export function factsOf(
  messages: readonly Message[],
  block: { rows: readonly string[]; page: number },
  { lead, of }: { lead: FileSentence; of: number },
): Tellable[] {
  const found: Tellable[] = [];
  /** The message with which the last fact ends. */
  let upTo = -1;
  messages.forEach((message, at) => {
    const before = messages[at - 1];
    const answers = before !== undefined && before.from !== message.from && sameTalk(before, message);
    const last = upTo === at - 1 && answers ? found.at(-1) : undefined;
    const frame = frameOf(message, message.by === 'voice' ? 'said' : 'wrote');
    const sayable = ofMessage(breaths(telling(wordsOf(message)) ?? '')).filter(
      (words) => stumble(`Cal Orne wrote: “${words}”`, MOST_WORDS) === undefined,
    );
    const [first, ...more] = sayable.slice(0, MOST_BREATHS);
    if (first === undefined) return;
    const next = messages[at + 1];
    if (countWords(message.text) <= SHORT_ANSWER) {
      const reply = `${message.from} answered${message.hour ? ` at ${message.hour}` : ''}: “${first}”`;
      if (last && stumble(reply, MOST_WORDS) === undefined) {
        last.said.push(reply);
        upTo = at;
        return;
      }
      // Alone it says little; with what is answered to it, it is told.
      if (!message.day || !next || next.from === message.from || !sameTalk(message, next)) return;
      if (countWords(next.text) > SHORT_ANSWER) return;
    }
    const { from } = message;
    const whole = `${frame}: “${first}”`;
    const said = [
      ...(countWords(whole) <= LONGEST_FRAMED
        ? [whole]
        : message.by === 'voice'
          ? [stopped(frameOf(message, 'spoke')), `The words were: “${first}”`]
          : [
              stopped(frameOf(message, message.by === 'letter' ? 'wrote a letter' : 'sent a message')),
              `It read: “${first}”`,
            ]),
      ...more.map((words) => `${from} went on: “${words}”`),
    ];
    const { force, reasons } = forceOf({ text: said.join(' '), section: 'facts', numbered: false });
    if (IDLE.test(message.text) && !/[.!] /.test(message.text)) return;
    found.push({
      sentence: {
        ...lead,
        text: quoteOf(message, block),
        page: block.page,
        order: lead.order + (at + 1) / 100,
      },
      of,
      kind: 'event',
      force: force + OWN_WORDS,
      reasons,
      said,
      reworded: true,
      leans: false,
      between: [from, ...(message.to ? [message.to] : [])],
    });
    upTo = at;
  });
  const kept = new Set([...found].sort((a, b) => b.force - a.force).slice(0, MOST_OF_A_THREAD));
  return found.filter((fact) => kept.has(fact));
}

/** It laughs, or only asks how something went. */
const IDLE =
  /^(?:lol|haha|omg|wtf)\b|^(?:what|whats|where|when|who|how|did|do|is|are|was|r|u)\b(?:[^ ]* [^ ]+){1,9}\??$/i;

/** On one day and within the hour, as far as both tell. */
function sameTalk(one: Message, other: Message): boolean {
  if (one.day !== other.day && other.day !== undefined && one.day !== undefined) return false;
  const [from, to] = [one, other].map(({ hour }) => minutesOf(hour));
  return from === undefined || to === undefined || Math.abs(to - from) <= HOUR;
}
const HOUR = 60;
function minutesOf(hour: string | undefined): number | undefined {
  const [, own, minute, half] = /^(\d{1,2}):(\d{2}) ([ap])\.m\.$/.exec(hour ?? '') ?? [];
  return own === undefined ? undefined : ((Number(own) % 12) + (half === 'p' ? 12 : 0)) * 60 + Number(minute);
}

function frameOf({ from, to, day, hour }: Message, did: string): string {
  const when = day ? (hour ? `On ${day}, at ${hour}, ` : `On ${day}, `) : hour ? `At ${hour} ` : '';
  return `${when}${from} ${did}${to ? ` to ${to}` : ''}`;
}

/** The row or the rows that hold the words. */
function quoteOf({ text }: Message, { rows }: { rows: readonly string[] }): string {
  const first = rows.find((row) => row.includes(text.slice(0, 20)));
  return (first?.endsWith(text) ? first : text).replace(/\s+/g, ' ');
}

const GREETING =
  /^(?:(?:Hi|Hello|Hey|Dear|Good (?:morning|afternoon)),? )?\p{Lu}[\p{L}.’-]{0,30}(?: \p{Lu}[\p{L}.’-]{1,30}){0,2}(?:,| [-–—]) (?=\S)/u;
function wordsOf({ text, from }: Message): string {
  const plain = text
    .replace(/\s+/g, ' ')
    .replace(/ Sent from my .*$/, '')
    .trim();
  const [first = ''] = from.split(' ');
  const initials = from.split(' ').map((name) => name[0]);
  const sign = [first, initials.join(''), initials.join('.') + '.'].find((one) => plain.endsWith(` ${one}`));
  const signed = sign ? plain.slice(0, -sign.length) : plain;
  return withInches(signed)
    .replace(GREETING, '')
    .replace(/["“”]/g, '’')
    .replace(/[\s–—-]+$/, '');
}

/** No jury hears of it (Fed. R. Evid. 411): what stands beside it in a message is told without it. */
const OF_INSURANCE =
  /\binsur(?:er|ance|ed)\b|\b(?:the|our|your|my) (?:liability |claims? )?(?:carrier|adjuster)\b|\bpolicy limits\b/i;

/** Sentences of a message together as far as they are said in one breath. */
export function breaths(text: string): string[] {
  const found: string[] = [];
  const isOne = countWords(text) <= ONE_BREATH && !OF_INSURANCE.test(text);
  for (const { text: unit } of isOne ? [{ text }] : splitUnits(text)) {
    const own = unit.trim();
    const last = found.at(-1);
    const apart = [last ?? '', own].some((one) => OF_INSURANCE.test(one));
    if (last !== undefined && !apart && countWords(last) + countWords(own) <= ONE_BREATH)
      found[found.length - 1] = `${last} ${own}`;
    else found.push(own);
  }
  return found.map((own) => (/[.!?]’?$/.test(own) ? own : `${own}.`));
}

/** "M E M O R A N D U M", "TEXTS — Roe / Poe (produced by the company)", "First viewed 12:40": the paper goes on behind the message. */
const NEXT_OF_PAPER =
  /(?<!\p{L})(?:\p{Lu} ){4,}\p{Lu}(?!\p{L})|\bproduced by\b|\bwithheld as privileged\b|\bBates\b|^(?:First viewed|Viewed|Delivered|Seen)\b.{0,20}\d|\p{Lu}{4,} [—–-] \p{Lu}/u;
const ofMessage = (words: readonly string[]): readonly string[] => {
  const end = words.findIndex((one) => NEXT_OF_PAPER.test(one));
  return end < 0 ? words : words.slice(0, end);
};

/** "Low 588, average 640": what was measured, and no price, day or hour. */
const MEASURED = /(?<![$\d,.:/-])\b\d{2,}(?:,\d{3})*\b(?![:/-]\d)/g;
const OF_A_MEASURE = 1.5;

/** The longest run of sentences that can each be said at once; of a letter with one long sentence, what stands before or behind it. */
export function shortUnits(words: string): string {
  const runs: string[][] = [[]];
  for (const { text } of splitUnits(words))
    if (countWords(text) <= ONE_BREATH) runs.at(-1)!.push(text.trim());
    else runs.push([]);
  const lengths = runs.map((run) => countWords(run.join(' ')));
  return runs[lengths.indexOf(Math.max(...lengths))]!.join(' ');
}

/** The words whole; of many sentences those next to each other that strike a listener most. */
export function telling(words: string): string | undefined {
  if (countWords(words) <= LONGEST_QUOTED) return words;
  const units = splitUnits(words).map(({ text }) => text.trim());
  const windows = units.flatMap((_, from) => {
    const end = units.findIndex(
      (__, to) => to > from && countWords(units.slice(from, to + 1).join(' ')) > LONGEST_QUOTED,
    );
    const own = units.slice(from, end < 0 ? units.length : end);
    return countWords(own.join(' ')) <= LONGEST_QUOTED ? [own] : [];
  });
  const forces = windows.map((own) =>
    own.reduce(
      (sum, text) =>
        sum +
        Math.max(0, forceOf({ text, section: 'facts', numbered: false }).force) +
        (text.match(MEASURED)?.length ?? 0) * OF_A_MEASURE,
      0,
    ),
  );
  return windows[forces.indexOf(Math.max(...forces))]?.join(' ');
}
