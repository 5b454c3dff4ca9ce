import type { ModelFact, ModelPerson } from '@lectern/contracts/case-model';
import { datesIn } from '@lectern/legal-text/dates';
import { type Brief, accountOfFact, filled, hasStory } from '../brief.js';
import { noStory } from './no-story.js';
import { type Line, type Section, list, part, resting } from '../line.js';
import { spokenDay } from '../spoken-day.js';
import { sharedStems, stemsOf } from '../english/likeness.js';
import { questionsOf } from '../questions-of.js';
import { nameOf } from '../second-person.js';
import { type Placed, statementsFor, statementsOfCompany } from '../witness-statements.js';
import { witnessesFor } from '../witnesses.js';

interface Chapter {
  title: string;
  goal: string;
  puts: Placed[];
}

/** A chapter is one goal: enough questions to reach it, and no more than a jury keeps in mind. */
const ENOUGH_IN_CHAPTER = 4;
const MOST_IN_CHAPTER = 9;

/**
 * A cross-examination of one witness: chapters with a goal, leading statements of one fact each that the witness can know,
 * a safe question first and last (Pozner & Dodd, Cross-Examination: Science and Techniques, chs. 8-9; FRE 611(b), (c), 602).
 */
export function cross(brief: Brief): Section {
  const best = bestFor(brief);
  if (best && best.questions.length >= FEWEST_QUESTIONS)
    return list([
      ...part('Who is on the stand', safe(best.witness), 'Start safe: nobody can quarrel with this.'),
      ...best.questions,
    ]);
  const company = ofCompany(brief);
  if (company.length > 0) return list(company);
  return hasStory(brief)
    ? list(part(brief.witness ?? 'The witness', [nobody(brief)]))
    : noStory(brief, 'list');
}

/** The place for a witness, with what a file needs that tells of nobody who could be asked. */
function nobody(brief: Brief): Line {
  const line = filled(brief, 'witness');
  return {
    ...line,
    sources: line.sources.map((source) =>
      source.kind === 'slot'
        ? {
            ...source,
            prompt:
              'Your file tells too little of anybody who could be cross-examined: add a deposition, a statement or a report, or name the witness.',
          }
        : source,
    ),
  };
}

/** Whom the cross-examination is for: the chosen one, else the first of whom the file tells enough. */
export const crossed = (brief: Brief): ModelPerson | undefined => {
  const best = bestFor(brief);
  return best && best.questions.length >= FEWEST_QUESTIONS ? best.witness : undefined;
};

function bestFor(brief: Brief): { witness: ModelPerson; questions: Line[] } | undefined {
  // The witness whom the attorney chose is not exchanged for another.
  const able = witnessesFor(brief).slice(0, brief.witness ? 1 : MOST_TRIED);
  const tried: { witness: ModelPerson; questions: Line[] }[] = [];
  for (const witness of able) {
    const one = { witness, questions: asked(brief, statementsFor(brief, witness)) };
    if (one.questions.length >= ENOUGH_QUESTIONS) return one;
    tried.push(one);
  }
  return tried.sort((a, b) => b.questions.length - a.questions.length)[0];
}

/** Witnesses who are tried, and questions from which on one is worth the stand. */
const MOST_TRIED = 6;
const ENOUGH_QUESTIONS = 8;
/** Fewer are no examination: then the witness is asked for. */
const FEWEST_QUESTIONS = 2;
const FEWEST_OF_COMPANY = 4;

/** Where the other side is a company and nobody of it is named: its acts, for whoever speaks for it (Fed. R. Civ. P. 30(b)(6)). */
function ofCompany(brief: Brief): Line[] {
  if (brief.witness !== undefined || brief.read.sides.criminal || !hasStory(brief)) return [];
  const company = brief.model.people.find(({ side, kind }) => side === 'theirs' && kind === 'organization');
  const questions = company ? asked(brief, statementsOfCompany(brief, company)) : [];
  return company && questions.length >= FEWEST_OF_COMPANY
    ? [...part(`Who speaks for ${company.name}`, [filled(brief, 'witness')]), ...questions]
    : [];
}

function asked(brief: Brief, statements: readonly Placed[]): Line[] {
  const before = new Set<string>();
  return chaptersOf(brief, statements).flatMap((chapter) =>
    part(
      chapter.title,
      chapter.puts.flatMap((one) =>
        questionsOf(one, before).map((text) => {
          before.add(text);
          return asking(text, one.fact);
        }),
      ),
      chapter.goal,
    ),
  );
}

/** Who the witness is: known to everybody in the room. */
function safe(witness: ModelPerson): Line[] {
  const role =
    witness.role && /^(?:(?:the|an?) (?!other side)|\p{Lu}\S*(?: \p{Lu}\S*)*['’]s )/u.test(witness.role)
      ? witness.role
      : undefined;
  const name = resting(`Your name is ${witness.name}, correct?`, witness);
  return role && role !== 'the victim'
    ? [name, { ...resting(`You were ${role}, correct?`, witness), reworded: true }]
    : [name];
}

const asking = (text: string, fact: ModelFact): Line => ({ ...resting(text, fact), reworded: true });

/** Chapters by day, in the order of the file: short days join what follows them. */
function chaptersOf(brief: Brief, statements: readonly Placed[]): Chapter[] {
  const chapters: Placed[][] = [];
  const said: ReadonlySet<string>[] = [];
  for (const one of statements) {
    // "You traveled to New York", after "You traveled from Ohio to New York", asks nothing new.
    const own = stemsOf(one.text);
    if (!EXCHANGE.test(one.text) && said.some((other) => sharedStems(own, other) === own.size)) continue;
    said.push(own);
    const open = chapters.at(-1);
    const full = open !== undefined && open.length >= MOST_IN_CHAPTER;
    const last = open?.at(-1)?.day;
    const enough =
      open !== undefined &&
      last !== one.day &&
      (open.length >= ENOUGH_IN_CHAPTER || (open.length > 1 && apart(last, one.day)));
    if (open && !full && !enough) open.push(one);
    else chapters.push([one]);
  }
  const [short, before] = [chapters.at(-1), chapters.at(-2)];
  if (short && before && short.length < 3 && before.length + short.length <= MOST_IN_CHAPTER + 2)
    before.push(...chapters.pop()!);
  const kept = chapters.slice(0, Math.max(2, Math.round(brief.words / 160)));
  return kept.map((puts, at) => ({
    title: titleOf(puts, at),
    goal: goalOf(puts),
    puts: at === kept.length - 1 ? safeLast(puts) : puts,
  }));
}

/** More than two months lie between. */
const apart = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  Math.abs(Date.parse(other) - Date.parse(one)) > 60 * 24 * 3_600_000;

function titleOf(puts: readonly Placed[], at: number): string {
  const days = [...new Set(puts.flatMap(({ day }) => day ?? []))].sort();
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return at === 0 ? 'What you did' : 'What you did, continued';
  return first === last ? spokenDay(first) : `${spokenDay(first)} to ${spokenDay(last)}`;
}

function goalOf(puts: readonly Placed[]): string {
  const some = (pattern: RegExp): boolean =>
    puts.some(({ text }) => pattern.test(text.replace(/[“"][^”"]*[”"]/g, '“”')));
  if (some(/\b(?:did not|had not|never|refused|without|failed)\b/i))
    return 'What was known, and what was not done.';
  if (some(/“/)) return 'Bind the witness to words of record.';
  return puts.some(({ own }) => own) ? 'Own acts, in order, one at a time.' : 'What reached the witness.';
}

/** A question and its answer stay together. */
const EXCHANGE = /^You (?:were asked|answered): /;

/** In a shorter chapter the order of time says more than a safe end. */
const FEWEST_TO_MOVE = 4;

/** The last question rests on words that the file quotes or on a day, so that a quarrel can be met with the page. */
function safeLast(puts: readonly Placed[]): Placed[] {
  const at = puts.findLastIndex(
    ({ text }) => !EXCHANGE.test(text) && (/[“"]/.test(text) || datesIn(text).length > 0),
  );
  return at < 0 || puts.length < FEWEST_TO_MOVE
    ? [...puts]
    : [...puts.slice(0, at), ...puts.slice(at + 1), puts[at]!];
}

/** What was not asked of this witness, and why, for the margin. */
export function leftOut(brief: Brief): { text: string; why: string; fact: ModelFact }[] {
  const witness = crossed(brief);
  if (!witness) return [];
  return brief.model.facts
    .filter((fact) => fact.used && fact.kind === 'event')
    .flatMap((fact) =>
      fact.said
        .filter((text) => !nameOf(witness).test(text))
        .slice(0, 1)
        .map((text) => ({
          text,
          why:
            accountOfFact(brief, fact) === 'ours'
              ? 'The witness is not in it.'
              : 'Not within what this witness can know.',
          fact,
        })),
    )
    .slice(0, 4);
}
