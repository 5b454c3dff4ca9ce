import type { ModelFact, ModelPerson } from '@lectern/contracts/case-model';
import { type Brief, filled, hasStory, shortNames } from '../brief.js';
import { noStory } from './no-story.js';
import { type Line, type Section, framing, list, part, resting } from '../line.js';
import { type Asks, type OpenQuestion, openQuestions } from '../open-questions.js';
import { nameOf } from '../second-person.js';
import { spokenDay } from '../spoken-day.js';
import { type Told, toldOf } from '../direct-statements.js';
import { OFFICIAL, witnessesFor } from '../witnesses.js';
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
    for (const question of both) {
      chapter.lines.push(...introduced(question, met, one), asking(question.text, one.fact));
      chapter.asks.push(question.asks);
      asked.add(bare(question.text));
      count += 1;
    }
    chapter.facts.push(one.fact);
  }
  return chapters;
}

/** The question, or how it is asked on, with what belongs to it; nothing is asked twice. */
function questionsFor(
  { text, question, day }: Told,
  others: readonly ModelPerson[],
  asked: ReadonlySet<string>,
): OpenQuestion[] {
  const found: OpenQuestion[] = question ? [{ text: question, asks: 'act' }] : openQuestions(text, others);
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
  'Where did you go?': ['Where did you go next?'],
  'What happened then?': ['What happened after that?', 'What happened next?'],
};
/** "What else did you see?" */
const elseOf = (question: string): string[] =>
  /^What did (?!.*\b(?:job|happen))/.test(question) ? [question.replace(/^What /, 'What else ')] : [];

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
const HEALS = /^Dr\b|\b(?:doctor|physician|surgeon|nurse|psychologist|therapist|paramedic)\b/i;
const HOLDS_A_JOB =
  /\b(?:manager|director|supervisor|clerk|president|officer|engineer|foreman|dispatcher|driver|teacher|inspector|analyst|accountant|superintendent|agent|bartender|secretary|technician|designer|founder|principal|coordinator)\b/i;

/** What is asked of somebody of whose work the file tells. */
function workOf({ name, role = '' }: ModelPerson): string[] | undefined {
  if (OFFICIAL.test(name))
    return ['Where do you work?', 'How long have you been an officer?', 'What training have you had?'];
  if (HEALS.test(`${name} ${role}`))
    return ['What is your profession?', 'Where did you train?', 'How long have you practiced?'];
  return HOLDS_A_JOB.test(role)
    ? [
        'Where do you work?',
        'What is your job there?',
        'How long have you done it?',
        'What does it involve from day to day?',
      ]
    : undefined;
}

/** Who the witness is, as far as he is asked for it: what he does, or how he knows those of the case. */
function background(brief: Brief, witness: ModelPerson): Line[] {
  const name = resting('Please tell us your name.', witness);
  const fact = (texts: string[]): Line[] => [name, ...texts.map((text) => framing(text))];
  const work = workOf(witness);
  if (work) return fact(work);
  if (witness.side === 'ours')
    return fact(['Where do you live?', 'Who is in your family?', 'What work do you do?']);
  const client = brief.model.people.find(({ side, kind }) => side === 'ours' && kind === 'person');
  const other = brief.model.people.find(({ side, kind }) => side === 'theirs' && kind === 'person');
  const known = client ?? other;
  return [
    ...fact(['What work do you do?']),
    ...(known ? [{ ...resting(`How, if at all, do you know ${known.name}?`, known), reworded: true }] : []),
  ];
}

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
