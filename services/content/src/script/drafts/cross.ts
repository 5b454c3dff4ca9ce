import type { ModelFact, ModelPerson } from '@lectern/contracts/case-model';
import { datesIn } from '@lectern/legal-text/dates';
import { type Brief, accountOfFact, filled, hasStory, witnessIn } from '../brief.js';
import { noStory } from './no-story.js';
import { splitSpoken } from '../english/split.js';
import { subjectIn } from '../english/subject.js';
import { tagged } from '../english/tagged.js';
import { type Line, type Section, list, part, resting } from '../line.js';
import { type Put, nameOf, put, questionsOf } from '../second-person.js';
import { hurts } from '../their-best-point.js';
import { witnessesFor } from '../witnesses.js';

interface Chapter {
  title: string;
  goal: string;
  puts: Put[];
}

const MOST_IN_CHAPTER = 7;

/**
 * A cross-examination of one witness: chapters with a goal, leading statements of one fact each that the witness can know,
 * a safe question first and last (Pozner & Dodd, Cross-Examination: Science and Techniques, chs. 8-9; FRE 611(b), (c), 602).
 */
export function cross(brief: Brief): Section {
  // The witness whom the attorney chose is not exchanged for another.
  const able = witnessesFor(brief).slice(0, brief.witness ? 1 : MOST_TRIED);
  const tried = able.map((witness) => ({ witness, questions: asked(brief, witness) }));
  const enough = tried.find(({ questions }) => questions.length >= ENOUGH_QUESTIONS);
  const best = enough ?? [...tried].sort((a, b) => b.questions.length - a.questions.length)[0];
  if (!best || best.questions.length < FEWEST_QUESTIONS)
    return hasStory(brief)
      ? list(part(brief.witness ?? 'The witness', [filled(brief, 'witness')]))
      : noStory(brief, 'list');
  return list([
    ...part('Who is on the stand', safe(best.witness), 'Start safe: nobody can quarrel with this.'),
    ...best.questions,
  ]);
}

/** Witnesses who are tried, and questions from which on one is worth the stand. */
const MOST_TRIED = 6;
const ENOUGH_QUESTIONS = 6;
/** Fewer are no examination: then the witness is asked for. */
const FEWEST_QUESTIONS = 2;

function asked(brief: Brief, witness: ModelPerson): Line[] {
  const before = new Set<string>();
  return chaptersOf(brief, witness).flatMap((chapter) =>
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

function chaptersOf(brief: Brief, witness: ModelPerson): Chapter[] {
  const facts = brief.model.facts.filter(
    (fact) => fact.kind === 'event' && fact.said.length > 0 && !hurts(brief, fact),
  );
  const sentences = resolver(brief);
  const usable = facts.flatMap((fact) => {
    const puts = sentences(fact)
      .flatMap((text) => put(text, fact, witness, brief.model.people) ?? [])
      .filter((one) => questionsOf(one).length > 0);
    return puts.length > 0 || witnessIn(brief, fact) !== witness.name ? puts : inOwnWords(fact);
  });
  const said = usable.filter(({ text }) => SPOKE.test(text));
  const told = usable.filter((one) => !said.includes(one) && !one.own);
  const did = usable.filter((one) => !said.includes(one) && one.own);
  const chapters: Chapter[] = [];
  const add = (title: string, goal: string, of: Put[]): void => {
    for (let at = 0; at < of.length; at += MOST_IN_CHAPTER)
      chapters.push({
        title: at === 0 ? title : `${title}, continued`,
        goal,
        puts: of.slice(at, at + MOST_IN_CHAPTER),
      });
  };
  add('What you did', 'Your own acts, in order, one at a time.', did);
  add('What you said', 'Bind the witness to the words of the file.', said);
  add('What reached you', 'What the witness was told or given.', told);
  const kept = chapters
    .filter((chapter) => chapter.puts.length > 0)
    .slice(0, Math.max(2, Math.round(brief.words / 220)));
  const last = kept.at(-1);
  if (last) last.puts = safeLast(last.puts);
  return kept;
}

const SPOKE =
  /\byou (?:\p{L}+ly |also |then |later |never )?(?:said|told|stated|testified|wrote|admitted|asked|replied|answered|responded|explained|claimed|reported|emailed|agreed|promised|denied|acknowledged|instructed|informed)\b/iu;

/** The last question rests on words that the file quotes or on a day, so that a quarrel can be met with the page. */
function safeLast(puts: readonly Put[]): Put[] {
  const at = puts.findLastIndex(({ text }) => /[“"]/.test(text) || datesIn(text).length > 0);
  return at < 0 ? [...puts] : [...puts.slice(0, at), ...puts.slice(at + 1), puts[at]!];
}

/** A pronoun that opens a sentence is whoever the sentence before was about, when that was one person of the case. */
function resolver(brief: Brief): (fact: ModelFact) => string[] {
  let about: string | undefined;
  let last: ModelFact | undefined;
  return (fact) => {
    if (last?.sources[0]?.document?.name !== fact.sources[0]?.document?.name) about = undefined;
    last = fact;
    return answered(fact.said)
      .flatMap((text) => splitSpoken(text, ONE_FACT))
      .map((text) => {
        const plain = text.replace(/^(?:But|So|And|Then|After that,) (\p{L})/u, (_, letter: string) =>
          letter.toUpperCase(),
        );
        const pronoun = /^(?:He|She)\b/.exec(plain)?.[0];
        const said =
          about && pronoun && !calledOtherwise(brief, about, pronoun)
            ? plain.replace(/^(?:He|She)\b/, about)
            : plain;
        const subject = subjectIn(said, tagged(said))?.again;
        about =
          subject &&
          brief.model.people.some(
            ({ name, kind }) => kind === 'person' && name.split(' ').at(-1) === subject.split(' ').at(-1),
          )
            ? subject
            : undefined;
        return said;
      });
  };
}
/** What a witness swore to and is more than one fact is put as he said it. */
const inOwnWords = (fact: ModelFact): Put[] =>
  /^[^“”]{12,110}[.!]$/.test(fact.text)
    ? [{ text: `You said: “${fact.text}”`, fact, own: true }].filter((one) => questionsOf(one).length > 0)
    : [];

/** A question of a deposition and its answer: the answer is put to the witness. */
function answered(said: readonly string[]): string[] {
  const [, witness] = /^(.+) was asked: “/.exec(said[0] ?? '') ?? [];
  const [, answer] = /: “([^.!]{15,}[.!])/.exec(said[1] ?? '') ?? [];
  if (!witness) return [...said];
  return answer ? [`${witness} answered: “${answer}”`] : [];
}
/** "She" is not Mr. Tibbets. */
const calledOtherwise = ({ model }: Brief, name: string, pronoun: string): boolean =>
  model.facts.some(({ text }) =>
    text.includes(`${pronoun === 'She' ? 'Mr.' : 'Ms.'} ${name.split(' ').at(-1)}`),
  );

/** Words of a sentence from which on it is cut again for a question. */
const ONE_FACT = 8;

/** What was not asked of this witness, and why, for the margin. */
export function leftOut(brief: Brief): { text: string; why: string; fact: ModelFact }[] {
  const witness = witnessesFor(brief)[0];
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
