import type { ModelFact, ModelPerson } from '@lectern/contracts/case-model';
import type { Brief } from '../brief.js';
import type { Told } from '../direct-testimony.js';
import { type Line, framing, resting } from '../line.js';
import type { Asks, OpenQuestion } from '../open-question.js';
import { isJob } from '../open-questions-of-ways.js';
import { dayThatOpens } from '../orientation.js';
import { type Place, oriented, questionsFor, withSubject } from '../oriented-questions.js';
import { partOfDay, spokenDay } from '../spoken-day.js';
import { vantage, workOf } from './direct-background.js';
import type { Cost } from './direct-damages.js';
import { UNARGUED } from './elements-placed.js';

/** Questions of one day, with the facts that they are to bring out. */
export interface Chapter {
  /** The day or the subject that it is turned to. */
  title: string | undefined;
  lines: Line[];
  facts: ModelFact[];
  asks: Asks[];
}

/** A new day begins a new chapter when the open one has this many questions. */
const ENOUGH_IN_CHAPTER = 3;
/** Sentences that go on with an answer and are asked for by no question of their own. */
const MOST_BESIDE = 2;

/** One open question for each step, in the order of the account; a day or a subject is named before it is asked about. */
export function chaptersOf(
  brief: Brief,
  witness: ModelPerson,
  statements: readonly Told[],
): { chapters: Chapter[]; costs: Cost[] } {
  const others = brief.model.people.filter(({ id }) => id !== witness.id);
  const asked = new Set<string>();
  // His job was asked for at the beginning.
  const employed = workOf(witness) !== undefined;
  const met = new Set<string>();
  const chapters: Chapter[] = [];
  const costs: Cost[] = [];
  const most = Math.max(8, Math.round(brief.words / WORDS_A_QUESTION));
  const at: Place = {};
  let count = 0;
  let beside = 0;
  let seen = false;
  for (const given of statements) {
    const told = withSubject(given, at, others);
    const found = oriented(told, at, questionsFor(told, others)).filter(
      ({ asks, text }) =>
        !(asks === 'work' && (isJob(told.text) || (employed && /\bdid you work\b/.test(text)))) &&
        !asked.has(bare(text)),
    );
    costs.push(
      ...found.filter(({ asks }) => asks === 'loss').map(({ text }) => ({ question: text, on: told.fact })),
    );
    const both = found.filter(({ asks }) => asks !== 'loss').slice(0, 2);
    const open = chapters.at(-1);
    if (both.length === 0 || count >= most) {
      if (found.length === 0 && open && beside < MOST_BESIDE && follows(open, told)) {
        beside += 1;
        const last = open.lines.pop()!;
        open.lines.push({ ...last, sources: [...last.sources, ...resting('', told.fact).sources] });
      }
      at.before = told;
      continue;
    }
    beside = 0;
    const turns = turnTo(told, at, chapters.length === 0);
    // "When did you go back to work?" asks for the day itself.
    const turn = turns?.day && both[0]!.text.startsWith('When ') ? undefined : turns;
    const chapter =
      open && !(turn && open.lines.length >= ENOUGH_IN_CHAPTER)
        ? open
        : { title: turn?.title, lines: [], facts: [], asks: [] };
    if (chapter !== open) chapters.push(chapter);
    if (turn) chapter.lines.push(turn.line);
    for (const question of both) {
      if (question.asks === 'sight' && !seen && !told.topic) {
        seen = true;
        for (const first of vantage(witness, asked)) chapter.lines.push(framing(first));
      }
      chapter.lines.push(...introduced(question, met, told), asking(question.text, told.fact));
      chapter.asks.push(question.asks);
      asked.add(bare(question.text));
      [at.asked, at.last] = [true, told];
      count += 1;
    }
    if (struck(told, both) && !asked.has(FELT)) {
      asked.add(FELT);
      chapter.lines.push(framing(FELT));
    }
    chapter.facts.push(told.fact);
    at.before = told;
  }
  return { chapters, costs };
}
const WORDS_A_QUESTION = 32;

/** A sentence that goes on where the last question's answer ended. */
const follows = ({ facts }: Chapter, { fact }: Told): boolean => {
  const last = facts.at(-1)?.sources[0];
  const own = fact.sources[0];
  return last?.document?.name === own?.document?.name && last?.page === own?.page;
};

/** What hurt the witness is slowed down: what he felt is his alone to tell. */
const FELT = 'What did you feel?';
const HURTS = /^Your\b.*\b(?:hit|struck|broke|pinned|crushed|burned|cut|tore|snapped)\b/;
const struck = ({ text }: Told, asked: readonly OpenQuestion[]): boolean =>
  HURTS.test(text) || asked.some(({ text: question }) => question === 'How did you land?');

/** "What, if anything, did you sign?" asks no more than "What did you sign?" */
const bare = (question: string): string => question.replace(/, if any(?:thing|one),/, '');

interface Turn {
  title: string;
  day?: boolean;
  line: Line;
}

/** To another subject of his own paper, or to another day. */
function turnTo(told: Told, at: Place, first: boolean): Turn | undefined {
  const lead = `Let me ${first ? 'take you' : 'turn'} to`;
  const line = (text: string): Line => ({ ...resting(text, told.fact), reworded: true });
  if (told.topic && told.topic !== at.topic) {
    [at.topic, at.day] = [told.topic, undefined];
    return { title: told.topic, line: line(`${lead} ${told.topic}.`) };
  }
  const day = told.day ? spokenDay(told.day) : dayThatOpens(told.text);
  if (!day || day === at.day || at.topic?.startsWith(day)) return undefined;
  at.day = day;
  return {
    title: day,
    day: true,
    line: line(`${lead} ${told.day ? partOfDay(told.fact.text, told.day) : ''}${day}.`),
  };
}

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

export const titleOf = ({ title }: Chapter, at: number): string =>
  title
    ? title.charAt(0).toUpperCase() + title.slice(1)
    : at === 0
      ? 'What happened'
      : 'More of what happened';

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
