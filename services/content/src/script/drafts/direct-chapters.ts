import type { ModelFact, ModelPerson } from '@lectern/contracts/case-model';
import { datesIn } from '@lectern/legal-text/dates';
import type { Brief } from '../brief.js';
import type { Told } from '../direct-testimony.js';
import { type Line, framing, resting } from '../line.js';
import type { Asks, OpenQuestion } from '../open-question.js';
import { openQuestions } from '../open-questions.js';
import { isJob } from '../open-questions-of-ways.js';
import { MONTHS_OR, partOfDay, spokenDay } from '../spoken-day.js';
import { vantage, workOf } from './direct-background.js';
import type { Cost } from './direct-damages.js';
import { UNARGUED } from './elements-placed.js';

/** Questions of one day, with the facts that they are to bring out. */
export interface Chapter {
  day: string | undefined;
  lines: Line[];
  facts: ModelFact[];
  asks: Asks[];
}

/** A new day begins a new chapter when the open one has this many questions. */
const ENOUGH_IN_CHAPTER = 3;

/** One open question for each step, in the order of the story; a day is named before it is asked about. */
export function chaptersOf(
  brief: Brief,
  witness: ModelPerson,
  statements: readonly Told[],
): { chapters: Chapter[]; costs: Cost[] } {
  const { people } = brief.model;
  const others = people.filter(({ id }) => id !== witness.id);
  const asked = new Set<string>();
  // His job was asked for at the beginning.
  const employed = workOf(witness) !== undefined;
  const met = new Set<string>();
  const chapters: Chapter[] = [];
  const costs: Cost[] = [];
  const most = Math.max(8, Math.round(brief.words / 50));
  let day: string | undefined;
  let count = 0;
  let seen = false;
  for (const told of statements) {
    const one = onItsDay(told);
    const open = chapters.at(-1);
    // Who he was at work is asked at the beginning, what it cost him at the end.
    const found = questionsFor(one, others, asked).filter(
      ({ asks, text }) =>
        !(asks === 'work' && (isJob(one.text) || (employed && /\bdid you work\b/.test(text)))),
    );
    costs.push(
      ...found.filter(({ asks }) => asks === 'loss').map(({ text }) => ({ question: text, on: one.fact })),
    );
    const both = found.filter(({ asks }) => asks !== 'loss');
    // "What did you do next?" has to follow something.
    const begins =
      count === 0 && (one.day === undefined || one.day === day) && NEXT.test(both[0]?.text ?? '');
    if (both.length === 0 || count >= most || begins) continue;
    const news = one.day !== undefined && one.day !== day;
    const chapter =
      open && !(news && open.lines.length >= ENOUGH_IN_CHAPTER)
        ? open
        : { day: news ? one.day : undefined, lines: [], facts: [], asks: [] };
    if (chapter !== open) chapters.push(chapter);
    if (news) {
      day = one.day;
      // "When did you first learn of it?" asks for the day itself.
      if (!both[0]!.text.startsWith('When '))
        chapter.lines.push(turnTo(one, chapters.length === 1 && chapter.lines.length === 0));
    }
    for (const [at, next] of both.entries()) {
      const text = begun(next.text, count === 0, news);
      const question = { ...next, text: at === 0 && (news || count === 0) ? atHour(text, one.text) : text };
      if (question.asks === 'sight' && !seen) {
        seen = true;
        for (const first of vantage(witness, asked)) chapter.lines.push(framing(first));
      }
      chapter.lines.push(...introduced(question, met, one), asking(question.text, one.fact));
      chapter.asks.push(question.asks);
      asked.add(bare(question.text));
      count += 1;
    }
    if (struck(one, both) && !asked.has(FELT)) {
      asked.add(FELT);
      chapter.lines.push(framing(FELT));
    }
    chapter.facts.push(one.fact);
  }
  return { chapters, costs };
}

const NEXT = /^What (?:did you do|happened) (?:next|then|after that)\?$/;

/** A statement that tells another month than the day before it did is not of that day. */
function onItsDay(one: Told): Told {
  if (one.day === undefined || one.fact.date === one.day) return one;
  const [year, month] = one.day.split('-').map(Number);
  const elsewhen = datesIn(one.text.replace(/[“"][^”"]*[”"]/g, '')).some(
    (date) =>
      (date.month !== undefined && date.month !== month) || (date.year !== undefined && date.year !== year),
  );
  return elsewhen ? { ...one, day: undefined } : one;
}

/** "What were you doing at about 9:10 a.m.?": the hour of the statement leads to its place in the day. */
function atHour(question: string, statement: string): string {
  const [hour] =
    /\bat (?:about |around )?(?:\d{1,2}(?::\d\d)? [ap]\.m\.|noon|midnight)/.exec(
      statement.replace(/[“"].*$/, ''),
    ) ?? [];
  return hour &&
    /^(?:Where (?:were|did) you|What were you doing|What did you do)(?!.* (?:at|on) )/.test(question)
    ? question.replace(/(?: that day| first)?\?$/, ` ${hour.replace(/^At/, 'at')}?`)
    : question;
}

/** Nothing comes next before something was told. */
const begun = (question: string, first: boolean, news: boolean): string =>
  first || news
    ? question.replace(
        /^(What (?:did you do|happened)) (?:next|then|after that)\?$/,
        news ? '$1 that day?' : '$1 first?',
      )
    : question;

/** What hurt the witness is slowed down: what he felt is his alone to tell. */
const FELT = 'What did you feel?';
const HURTS = /^Your\b.*\b(?:hit|struck|broke|pinned|crushed|burned|cut|tore|snapped)\b/;
const struck = ({ text }: Told, asked: readonly OpenQuestion[]): boolean =>
  HURTS.test(text) || asked.some(({ text: question }) => question === 'How did you land?');

/** The question, or how it is asked on, with what belongs to it; nothing is asked twice. */
function questionsFor(
  { text, question, day, witnessed }: Told,
  others: readonly ModelPerson[],
  asked: ReadonlySet<string>,
): OpenQuestion[] {
  const found: OpenQuestion[] = question
    ? [{ text: question, asks: 'act' }]
    : openQuestions(text, others, witnessed);
  const [first, ...rest] = found;
  if (!first) return [];
  const open = [first.text, ...(ASKED_ON[first.text] ?? elseOf(first.text))].find(
    (one) => !asked.has(bare(one)),
  );
  const dated = open && datedQuestion(open, text, day);
  return [...(dated ? [{ ...first, text: dated }] : []), ...rest.filter((one) => !asked.has(bare(one.text)))];
}
/** "What, if anything, did you sign?" asks no more than "What did you sign?" */
const bare = (question: string): string => question.replace(/, if any(?:thing|one),/, '');

/** "You were on leave on August 19", told of another day: asked with its day. */
function datedQuestion(question: string, text: string, day: string | undefined): string {
  const [, own] =
    new RegExp(`^[^“”]*? on (${MONTHS_OR} \\d{1,2})\\b`).exec(
      text.replace(/\b(?:that|whether|if) .*$/, ''),
    ) ?? [];
  return own &&
    day &&
    !spokenDay(day).startsWith(`${own},`) &&
    /^(?:Where|What) (?:were|did) you\b(?! do (?:next|then|after))/.test(question)
    ? question.replace('?', ` on ${own}?`)
    : question;
}

const ASKED_ON: Record<string, string[]> = {
  'Where did you go?': ['Where did you go next?', 'Where did you go after that?'],
  'What happened then?': ['What happened after that?', 'What happened next?'],
  'What happened next?': ['What happened then?', 'What happened after that?'],
  'What did you do next?': [
    'What did you do then?',
    'What did you do after that?',
    'What was the next thing you did?',
  ],
  'Whom did you speak with?': ['Whom else did you speak with?'],
  'Whom did you call?': ['Whom else did you call?'],
};
/** "What else did you see?" */
const elseOf = (question: string): string[] =>
  /^What did (?!.*\b(?:job|happen))/.test(question)
    ? [
        question.replace(/^What /, 'What else '),
        question.replace('?', ' after that?'),
        ...(/ (?:do|see|hear|notice|find)\?$/.test(question) ? [question.replace('?', ' then?')] : []),
      ]
    : [];

const turnTo = ({ day, fact }: Told, first: boolean): Line => ({
  ...resting(
    `Let me ${first ? 'take you' : 'turn'} to ${partOfDay(fact.said.join(' '), day!)}${spokenDay(day!)}.`,
    fact,
  ),
  reworded: true,
});

/** Whom the witness speaks of, the jury has to know first. */
function introduced({ names }: OpenQuestion, met: Set<string>, one: Told): Line[] {
  if (!names || met.has(names.id)) return [];
  met.add(names.id);
  // The parties sit in the room.
  return names.kind === 'organization' || PARTY.test(names.role ?? '')
    ? []
    : [asking(`Who is ${names.name}?`, one.fact)];
}

const asking = (text: string, fact: ModelFact): Line => ({ ...resting(text, fact), reworded: true });

export const titleOf = ({ day }: Chapter, at: number): string =>
  day ? spokenDay(day) : at === 0 ? 'What happened' : 'More of what happened';

const GOALS: [Asks, string][] = [
  ['harm', 'What it did to the witness.'],
  ['talk', 'What was said, by whom, and what was done about it.'],
  ['sight', 'What the witness saw and heard, nothing else.'],
  ['work', 'The place of the witness in the story.'],
];
/** Which element of a claim the chapter proves, or meets, where the file tells; else what it is for. */
export function goalOf({ model }: Brief, { asks, facts }: Chapter): string {
  const ids = new Set(facts.map(({ id }) => id));
  const [best] = model.claims
    .flatMap(({ name, elements }) =>
      elements
        .filter((element) => !UNARGUED.test(element.name))
        .map((element) => ({ name, element, count: element.facts.filter((id) => ids.has(id)).length })),
    )
    .filter(({ count }) => count > 1 || count * 2 >= facts.length)
    .sort((a, b) => b.count - a.count);
  if (best)
    return `${model.side === 'defending' ? 'Answers' : 'Proves'} ${best.name}: ${best.element.name.charAt(0).toLowerCase()}${best.element.name.slice(1)}.`;
  return (
    GOALS.find(([kind]) => asks.filter((one) => one === kind).length * 3 >= asks.length)?.[1] ??
    'What the witness did, one step at a time.'
  );
}

const PARTY = /^(?:our client|the other side)$/;
