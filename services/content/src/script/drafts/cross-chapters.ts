import { datesIn } from '@lectern/legal-text/dates';
import type { Brief } from '../brief.js';
import { capital } from '../english/clauses.js';
import { headingOver } from '../heading-over.js';
import { sharedStems, stemsOf } from '../english/likeness.js';
import type { OwnWords } from '../own-paper.js';
import { spokenDay } from '../spoken-day.js';
import { EXCHANGE, toldOf } from '../told-of.js';
import type { Placed } from '../witness-statements.js';

/** Questions with one goal. */
export interface Chapter {
  title: string;
  goal: string;
  puts: Placed[];
}

/** A chapter is one goal: enough questions to reach it, and no more than a jury keeps in mind. */
const ENOUGH_IN_CHAPTER = 3;
const MOST_IN_CHAPTER = 8;

/** Chapters by day, in the order of the file: short days join what follows them. */
export function chaptersOf(brief: Brief, statements: readonly Placed[], name: string): Chapter[] {
  const chapters: Placed[][] = [];
  const said: ReadonlySet<string>[] = [];
  for (const one of statements) {
    // "You traveled to New York", after "You traveled from Ohio to New York", asks nothing new.
    const own = stemsOf(one.text.replace(/\b(?:put|placed|set|laid)\b/g, ''));
    if (
      !EXCHANGE.test(one.text) &&
      one.from === undefined &&
      said.some((other) => sharedStems(own, other) === own.size)
    )
      continue;
    said.push(own);
    const open = chapters.at(-1);
    // Each message that a paper quotes is a chapter of its own.
    const before = open?.at(-1);
    const apartFrom =
      before !== undefined &&
      ((before.from !== one.from && (isQuoted(before) || isQuoted(one))) || turnedIn(open!, one));
    const full =
      open !== undefined &&
      (open.length >= (isQuoted(open[0]!) || isMail(open[0]!) ? MOST_OF_MESSAGE : MOST_IN_CHAPTER) ||
        apartFrom);
    const last = open?.at(-1)?.day;
    const under = headingOver(brief, one.fact);
    const turned =
      open !== undefined &&
      open.length > 1 &&
      under !== undefined &&
      under !== headingOver(brief, open.at(-1)!.fact) &&
      open.at(-1)!.fact !== one.fact;
    const enough =
      turned ||
      (open !== undefined &&
        (last !== one.day || open.at(-1)?.from !== one.from) &&
        (open.length >= ENOUGH_IN_CHAPTER || (open.length > 1 && apart(last, one.day))));
    if (open && !full && !enough) open.push(one);
    else chapters.push([one]);
  }
  const [short, earlier] = [chapters.at(-1), chapters.at(-2)];
  if (
    short &&
    earlier &&
    !isQuoted(short[0]!) &&
    !isQuoted(earlier[0]!) &&
    short.length < 2 &&
    earlier.length + short.length <= MOST_IN_CHAPTER
  )
    earlier.push(...chapters.pop()!);
  const kept = chapters.slice(0, Math.max(2, Math.round(brief.words / 160)));
  const named = kept.map((puts) => headingOver(brief, puts[0]!.fact));
  return kept.map((puts, at) => ({
    title:
      named[at] !== undefined &&
      puts.every(({ fact }) => headingOver(brief, fact) === named[at]) &&
      named.indexOf(named[at]) === at &&
      !isQuoted(puts[0]!)
        ? named[at]
        : titleOf(puts, kept.slice(0, at).some((other) => other[0]?.from === puts[0]?.from) ? 1 : 0),
    goal: goalOf(puts, name),
    puts: at === kept.length - 1 ? safeLast(puts) : puts,
  }));
}

const topicIn = (one: Placed): string | undefined => ('topic' in one ? (one as OwnWords).topic : undefined);
/** The memo of an interview turns to another subject; short ones go together. */
const turnedIn = (open: readonly Placed[], one: Placed): boolean =>
  topicIn(open.at(-1)!) !== topicIn(one) && open.length >= ENOUGH_IN_CHAPTER;

/** A message is read to its end. */
const MOST_OF_MESSAGE = 14;
const isMail = ({ from }: Placed): boolean => from === 'email';
const isQuoted = (one: Placed): boolean => 'paper' in one && (one as OwnWords).paper.embedded === true;

const mostOf = (topics: readonly string[]): string | undefined =>
  [...topics].sort(
    (a, b) => topics.filter((one) => one === b).length - topics.filter((one) => one === a).length,
  )[0];

/** More than two months lie between. */
const apart = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  Math.abs(Date.parse(other) - Date.parse(one)) > 60 * 24 * 3_600_000;

function titleOf(puts: readonly Placed[], at: number): string {
  // A day of which no statement tells itself is only that of the page before.
  const own = puts.some(({ day, fact }) => day !== undefined && fact.date?.startsWith(day.slice(0, 7)));
  const days = own ? [...new Set(puts.flatMap(({ day }) => day ?? []))].sort() : [];
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) {
    const [paper, ...others] = new Set(puts.map((one) => one.from));
    const topic = mostOf(puts.flatMap((one) => topicIn(one) ?? []));
    if (topic !== undefined) return capital(topic);
    if (paper !== undefined && others.length === 0) return `${at === 0 ? 'From' : 'More from'} the ${paper}`;
    return at === 0 ? 'What happened' : 'More of what happened';
  }
  return first === last ? spokenDay(first) : `${spokenDay(first)} to ${spokenDay(last)}`;
}

/** What the chapter is to show is its strongest statement, told of the witness. */
function goalOf(puts: readonly Placed[], name: string): string {
  const [strongest] = [...puts].sort(
    (a, b) => weight(b) - weight(a) || (isQuoted(a) && isQuoted(b) ? b.text.length - a.text.length : 0),
  );
  const told =
    strongest && (weight(strongest) > 0 || strongest.from === undefined)
      ? toldOf(strongest.text, name)
      : undefined;
  return told
    ? `Show that ${told}.`
    : puts.some(({ own }) => own)
      ? `Walk through what ${name} did, one act at a time.`
      : `Fix what ${name} was told, and when.`;
}

/** How much a statement is worth to whoever crosses. */
export const weight = ({ text }: Placed): number =>
  (/\b(?:did not|had not|never|refused)\b/i.test(text) ? 4 : 0) +
  (/\bnot (?:true|accurate|correct)\b/i.test(text) ? 5 : 0) +
  (/\b(?:told|warned|wrote to|reported to|informed) you\b/i.test(text) ? 3 : 0) +
  (/[“"]/.test(text) ? 2 : 0);

/** In a shorter chapter the order of time says more than a safe end. */
const FEWEST_TO_MOVE = 4;
const MOVED_OVER = 3;

/** The last question rests on words that the file quotes or on a day, so that a quarrel can be met with the page. */
function safeLast(puts: readonly Placed[]): Placed[] {
  const at = puts.findLastIndex(
    ({ text }) => !EXCHANGE.test(text) && (/[“"]/.test(text) || datesIn(text).length > 0),
  );
  // "You wrote to Ms. Roe" goes with what it read.
  const from = at > 0 && puts[at - 1]!.fact === puts[at]!.fact ? at - 1 : at;
  // What happened early is not put last.
  return at < puts.length - MOVED_OVER ||
    puts.length < FEWEST_TO_MOVE ||
    puts.some(({ from }) => from !== undefined)
    ? [...puts]
    : [...puts.slice(0, from), ...puts.slice(at + 1), ...puts.slice(from, at + 1)];
}
