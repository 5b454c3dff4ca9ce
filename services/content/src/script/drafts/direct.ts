import type { ModelFact, ModelPerson } from '@lectern/contracts/case-model';
import { type Brief, filled, hasStory, shortNames } from '../brief.js';
import { noStory } from './no-story.js';
import { type Line, type Section, framing, list, part, resting } from '../line.js';
import type { Asks, OpenQuestion } from '../open-question.js';
import { openQuestions } from '../open-questions.js';
import { nameOf } from '../second-person.js';
import { spokenDay } from '../spoken-day.js';
import { toldOf } from '../direct-statements.js';
import type { Told } from '../direct-testimony.js';
import { witnessesFor } from '../witnesses.js';
import { background, vantage, workOf } from './direct-background.js';
import { expertExamination } from './direct-expert.js';
import { type Exhibit, exhibitSteps, exhibitsFor } from './direct-exhibits.js';

/** Fewer are no examination: then the witness is asked for. */
const FEWEST = 2;
const ENOUGH = 6;
const MOST_TRIED = 6;
/** A new day begins a new chapter when the open one has this many questions. */
const ENOUGH_IN_CHAPTER = 3;

interface Asked {
  witness: ModelPerson;
  statements: Told[];
  chapters: Chapter[];
}
interface Chapter {
  day: string | undefined;
  lines: Line[];
  facts: ModelFact[];
  asks: Asks[];
}

/**
 * A direct examination: who the witness is, what he did, saw and was told in the order of the story, exhibits with their
 * foundation where they come up; open questions of one subject each that hold no answer (FRE 602, 611(c), 901(b)(1);
 * Mauet, ch. 5). The fact that a question should bring stands beside it as its source.
 */
export function direct(brief: Brief): Section {
  if (!hasStory(brief) && !brief.witness) return noStory(brief, 'list');
  const best = bestFor(brief);
  if (!best) return list(part('The witness', [filled(brief, 'witness')]));
  const { witness, chapters, statements } = best;
  const expert = expertExamination(brief, witness);
  if (expert) return list(shortNames(brief, [expert]).flat());
  const exhibits = exhibitsFor(brief, witness, statements);
  const bare = exhibits.filter(({ said }) => !/^Exhibit/.test(said));
  const after = ({ facts }: Chapter): Exhibit[] =>
    exhibits.filter(({ fact }) => fact !== undefined && facts.includes(fact));
  const placed = new Set(chapters.flatMap(after));
  return list(
    shortNames(brief, [
      [
        ...part('Who you are', background(brief, witness), 'The jury meets the witness.'),
        ...chapters.flatMap((chapter, at) => [
          ...part(titleOf(chapter, at), chapter.lines, goalOf(chapter)),
          ...after(chapter).flatMap((one) => exhibitSteps(one, bare.indexOf(one), brief)),
        ]),
        ...exhibits
          .filter((one) => !placed.has(one))
          .flatMap((one) => exhibitSteps(one, bare.indexOf(one), brief)),
        ...ending(brief, witness),
      ],
    ]).flat(),
  );
}

/** Whom the direct examination is for, with what he can be asked about. */
export const examined = (brief: Brief): { witness: ModelPerson; statements: Told[] } | undefined =>
  bestFor(brief);

/** The chosen witness, else the first of whom the file tells enough to be asked. */
function bestFor(brief: Brief): Asked | undefined {
  const tried = witnessesFor(brief)
    .slice(0, brief.witness ? 1 : MOST_TRIED)
    .map((witness) => {
      const statements = toldOf(brief, witness);
      return { witness, statements, chapters: chaptersOf(brief, witness, statements) };
    });
  const size = ({ chapters }: Asked): number => chapters.reduce((sum, { lines }) => sum + lines.length, 0);
  const able = tried.filter((one) => size(one) >= FEWEST);
  return brief.witness ? tried[0] : (able.find((one) => size(one) >= ENOUGH) ?? able[0]);
}

/** One open question for each step, in the order of the story; a day is named before it is asked about. */
function chaptersOf(brief: Brief, witness: ModelPerson, statements: readonly Told[]): Chapter[] {
  const { people } = brief.model;
  const others = people.filter(({ id }) => id !== witness.id);
  const asked = new Set<string>();
  // His job was asked for at the beginning.
  const employed = workOf(witness) !== undefined;
  const met = new Set<string>();
  const chapters: Chapter[] = [];
  const most = Math.max(8, Math.round(brief.words / 50));
  let day: string | undefined;
  let count = 0;
  let seen = false;
  for (const one of statements) {
    const open = chapters.at(-1);
    const both = questionsFor(one, others, asked).filter(({ asks }) => !(asks === 'work' && employed));
    if (both.length === 0 || count >= most) continue;
    const news = one.day !== undefined && one.day !== day;
    const chapter =
      open && !(news && open.lines.length >= ENOUGH_IN_CHAPTER)
        ? open
        : { day: news ? one.day : undefined, lines: [], facts: [], asks: [] };
    if (chapter !== open) chapters.push(chapter);
    if (news) {
      day = one.day;
      chapter.lines.push(turnTo(one, chapters.length === 1 && chapter.lines.length === 0));
    }
    for (const found of both) {
      const question = { ...found, text: begun(found.text, count === 0, news) };
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
  return chapters;
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
    /^[^“”]*? on ((?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2})\b/.exec(
      text.replace(/\b(?:that|whether|if) .*$/, ''),
    ) ?? [];
  return own &&
    day &&
    !spokenDay(day).startsWith(`${own},`) &&
    /^(?:Where|What) (?:were|did) you\b/.test(question)
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
  ...resting(`Let us ${first ? 'go' : 'turn'} to ${spokenDay(day!)}.`, fact),
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

const titleOf = ({ day }: Chapter, at: number): string =>
  day ? spokenDay(day) : at === 0 ? 'What happened' : 'More of what happened';

const GOALS: [Asks, string][] = [
  ['harm', 'What it did to the witness.'],
  ['talk', 'What was said, by whom, and what was done about it.'],
  ['sight', 'What the witness saw and heard, nothing else.'],
  ['work', 'The place of the witness in the story.'],
];
const goalOf = ({ asks }: Chapter): string =>
  GOALS.find(([kind]) => asks.filter((one) => one === kind).length * 3 >= asks.length)?.[1] ??
  'What the witness did, one step at a time.';

const PARTY = /^(?:our client|the other side)$/;
const BODY =
  /\b(?:injur\w+|fractur\w+|broke|burn(?:ed|s)|amputat\w+|surger(?:y|ies)|hospital\w*|bruis\w+|pain|stitches|wheelchair|cane|crutches|paraly\w+|concussion)\b/i;

/** The last question is put where the file has something that lasts. */
function ending(brief: Brief, witness: ModelPerson): Line[] {
  const name = nameOf(witness, brief.model.people);
  const harm = brief.model.facts.find(
    ({ reasons, said }) =>
      reasons.includes('harm') && said.some((text) => text.search(name) >= 0 && BODY.test(text)),
  );
  return witness.side === 'ours' && harm
    ? part('The end', [asking('How is your life different today?', harm)], 'End on what stays.')
    : [];
}
