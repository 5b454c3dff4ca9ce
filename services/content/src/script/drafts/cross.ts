import type { ModelFact, ModelPerson } from '@lectern/contracts/case-model';
import { type Brief, filled, hasStory } from '../brief.js';
import { OFFICIAL, standsFor } from '../../case-model/allegiance.js';
import { noStory } from './no-story.js';
import { type Line, type Section, framing, list, part, quotesOf, resting } from '../line.js';
import { countWords } from '../english/count-words.js';
import { inCorrectedWords } from '../corrected-words.js';
import { answeredMessages } from '../answered-messages.js';
import { withoutSmallTalk } from '../small-talk.js';
import { questionsOf } from '../questions-of.js';
import { inOrder } from '../direct-statements.js';
import { fullNameOf, spokenTitle } from '../full-name.js';
import { surname } from '../../case-model/sides.js';
import { grantsUs, helpsUs } from '../cross-serving.js';
import { mayBeTold, statementsBeside } from '../cross-statements.js';
import { ownWords } from '../own-papers.js';
import { mayBePut } from '../put-of-answers.js';
import { readBacks } from '../read-back.js';
import { chaptersOf } from './cross-chapters.js';
import { isSworn, subjectChapters } from './cross-subjects.js';
import { withOneFrame } from './cross-frames.js';
import { messagesAnswered } from './cross-messages.js';
import { readAgain } from './cross-read-back.js';
import { ownChapters } from './cross-own-words.js';
import { reportChapters } from './cross-report.js';
import { statementsOfCompany } from '../company-statements.js';
import { type Placed, statementsFor } from '../witness-statements.js';
import { hasTestified, sideOf, witnessesFor } from '../witnesses.js';

/**
 * A cross-examination of one witness: chapters with a goal, leading statements of one fact each that the witness can know,
 * a safe question first and last (Pozner & Dodd, Cross-Examination: Science and Techniques, chs. 8-9; FRE 611(b), (c), 602).
 */
export function cross(brief: Brief): Section {
  const best = bestFor(brief);
  const company = ofCompany(brief);
  // Two questions to a witness, or any to a bystander, say less than what the other side did itself.
  const few =
    best !== undefined &&
    company.length > 0 &&
    (sideOf(brief, best.witness) === 'theirs'
      ? best.questions.length < FEWEST_OF_COMPANY && company.length > best.questions.length + 1
      : best.questions.length < ENOUGH_QUESTIONS);
  if (best && best.questions.length >= fewest(brief, best) && !few)
    return list([
      ...part('Background', safe(brief, best), 'Begin on safe ground.'),
      ...withOneFrame(best.questions),
    ]);
  if (company.length > 0) return list(company);
  return hasStory(brief) ? list(part(brief.witness ?? 'The witness', nobody(brief))) : noStory(brief, 'list');
}

/** The place for a witness, with why the papers give nobody and what to add. */
function nobody(brief: Brief): Line[] {
  const { criminal } = brief.read.sides;
  const reason = criminal
    ? brief.model.side === 'defending'
      ? [
          'Not enough was found in these papers about any witness of the prosecution for a cross-examination.',
          'Add the report or the affidavit of the officer, or the statement of whoever accuses, and draft again.',
        ]
      : [
          'Not enough was found in these papers about any witness of the defense, and the accused need not testify.',
          'Add the notice of alibi, the witness list or a statement of a defense witness, and draft again.',
        ]
    : [
        'Not enough was found in these papers about anybody on the other side for a cross-examination.',
        'Add a deposition, a statement or the messages of the other side, or name the witness, and draft again.',
      ];
  return [filled(brief, 'witness'), ...reason.map(framing)];
}

/** Whom the cross-examination is for: the chosen one, else the first of whom the file tells enough. */
export const crossed = (brief: Brief): ModelPerson | undefined => {
  const best = bestFor(brief);
  return best && best.questions.length >= fewest(brief, best) ? best.witness : undefined;
};

/** The witness of the cross-examination with what can be put to him. */
export function crossExamined(
  brief: Brief,
): { witness: ModelPerson; statements: readonly Placed[] } | undefined {
  const witness = crossed(brief);
  return witness && { witness, statements: statementsFor(brief, witness) };
}

interface Examined {
  witness: ModelPerson;
  /** Who he is, by his own account or the file's. */
  about: Line[];
  questions: Line[];
}
const IS_SOMEBODY =
  /^You (?:are|were|have been) (?:then )?(?:the|an?) (?!(?:only|first|last|one)\b)\p{Ll}[\p{Ll} -]{2,}/u;

const examined = new WeakMap<Brief, { found: Examined | undefined }>();
/** The notes for the margin ask for the same witness again. */
function bestFor(brief: Brief): Examined | undefined {
  const known = examined.get(brief) ?? { found: bestOf(brief) };
  examined.set(brief, known);
  return known.found;
}

/** The witness by whom he stands for; whom the prosecution chose to cross-examine is called for the accused, where nothing says otherwise. */
function asAdverse(brief: Brief, person: ModelPerson): ModelPerson {
  const side = hasTestified(brief, person) ? standsFor(brief.read, person) : person.side;
  const prosecuted = brief.read.sides.criminal && brief.model.side === 'claiming';
  return brief.witness && prosecuted && side === 'neither' && standsFor(brief.read, person) !== 'ours'
    ? { ...person, side: 'theirs' }
    : { ...person, side };
}

function bestOf(brief: Brief): Examined | undefined {
  // The witness whom the attorney chose is not exchanged for another.
  const able = witnessesFor(brief).slice(0, brief.witness ? 1 : MOST_TRIED);
  const tried: Examined[] = [];
  for (const person of able) {
    const witness = asAdverse(brief, person);
    const pairs = answeredMessages(brief, witness);
    const answers = new Set(pairs.map(({ answered }) => answered.text));
    const own = withoutSmallTalk(
      brief,
      inCorrectedWords(brief, witness, ownWords(brief, witness)).filter(
        ({ text, words, fact }) => mayBeTold(brief, text, fact) && !answers.has(words),
      ),
    );
    const report = reportChapters(brief, witness, own);
    const chapters = ownChapters(report.rest, witness, helpsUs(brief, witness), grantsUs(brief));
    const statements = statementsBeside(brief, witness, own, chapters.left);
    const first = statements
      .filter(({ text }) => IS_SOMEBODY.test(text))
      .sort((a, b) => b.text.length - a.text.length)
      .slice(0, 1);
    const before = new Set<string>();
    const about = first.flatMap((one) =>
      questionsOf(one)
        .slice(0, 1)
        .map((text) => asking(text, one.fact)),
    );
    for (const { text } of about) before.add(text);
    const told = asked(
      brief,
      statements.filter((one) => !IS_SOMEBODY.test(one.text)),
      surname(witness.name),
      before,
    );
    const confronted = new Set(chapters.impeachment.flatMap(quotesOf));
    const put = own.filter((one) => mayBePut(one) || confronted.has(one.fact.text));
    const back = readBacks(brief, witness, put);
    const questions = [
      ...told,
      ...messagesAnswered(pairs, surname(witness.name)),
      ...readAgain(back),
      ...report.limits,
      ...chapters.undone,
      ...chapters.interest,
      ...report.impeachment,
      ...chapters.impeachment,
    ];
    const one = { witness: person, about, questions };
    if (one.questions.length >= ENOUGH_QUESTIONS) return one;
    tried.push(one);
  }
  const worth = (one: Examined): number =>
    one.questions.length + (sideOf(brief, one.witness) === 'theirs' ? ADVERSE : 0);
  return tried
    .filter((one) => one.questions.length >= fewest(brief, one))
    .sort((a, b) => worth(b) - worth(a))[0];
}

/** A bystander outweighed by one of the other side; witnesses tried; questions that are enough. */
const ADVERSE = 4;
const MOST_TRIED = 6;
const ENOUGH_QUESTIONS = 8;
/** Fewer are no examination: then the witness is asked for. */
const FEWEST_QUESTIONS = 2;
const FEWEST_OF_COMPANY = 4;
/** Of the other side's own people one admission is worth the stand. */
const fewest = (brief: Brief, { witness }: Examined): number =>
  sideOf(brief, witness) === 'theirs' ? 1 : FEWEST_QUESTIONS;

/** Where the other side is a company and nobody of it is named: its acts, for whoever speaks for it (Fed. R. Civ. P. 30(b)(6)). */
function ofCompany(brief: Brief): Line[] {
  if (brief.witness !== undefined || brief.read.sides.criminal || !hasStory(brief)) return [];
  const company = brief.model.people.find(({ side, kind }) => side === 'theirs' && kind === 'organization');
  const questions = company ? asked(brief, statementsOfCompany(brief, company), company.name) : [];
  return company && questions.length >= FEWEST_OF_COMPANY
    ? [...part(`Who speaks for ${company.name}`, [filled(brief, 'witness')]), ...questions]
    : [];
}

function asked(
  brief: Brief,
  statements: readonly Placed[],
  name: string,
  before = new Set<string>(),
): Line[] {
  const askable = statements.filter(
    (one) => dated(questionsOf(one), one.from === undefined ? FEWEST_WORDS : FEWEST_WORDS - 1).length > 0,
  );
  const sworn = askable.filter(isSworn).sort((a, b) => (a.from === b.from ? a.at! - b.at! : 0));
  const most = Math.max(2, Math.round(brief.words / 110));
  return [
    ...chaptersOf(brief, inOrder(askable.filter((one) => !isSworn(one))), name),
    ...subjectChapters(sworn, name, most),
  ].flatMap((chapter) =>
    part(
      chapter.title,
      chapter.puts.flatMap((one) =>
        dated(questionsOf(one, before), one.from === undefined ? FEWEST_WORDS : FEWEST_WORDS - 1).flatMap(
          (text) => {
            before.add(text);
            return asking(text, one.fact);
          },
        ),
      ),
      chapter.goal,
    ),
  );
}

/** What is too little to ask has no day either. */
const dated = (questions: readonly string[], fewest: number): readonly string[] =>
  questions.length > 0 && countWords(questions[0]!) < fewest ? [] : questions;

/** Who the witness is: known to everybody in the room, or said by the witness already. */
function safe(brief: Brief, { witness, about }: Examined): Line[] {
  const role =
    witness.role && /^(?:(?:the|an?) (?!other side)|\p{Lu}\S*(?: \p{Lu}\S*)*['’]s )/u.test(witness.role)
      ? witness.role
      : undefined;
  // An officer is addressed by his rank, and nobody is called "Mrs." by his name.
  const whole = fullNameOf(brief, witness);
  const name = resting(
    OFFICIAL.test(witness.name) || whole === undefined
      ? `You are ${spokenTitle(witness.name)}, correct?`
      : `Your name is ${whole}, correct?`,
    witness,
  );
  if (about.length > 0) return [name, ...about];
  return role && role !== 'the victim'
    ? [name, { ...resting(`You were ${role}, correct?`, witness), reworded: true }]
    : [name];
}

const asking = (text: string, fact: ModelFact): Line => ({ ...resting(text, fact), reworded: true });

/** "You came out" is no fact worth a question. */
const FEWEST_WORDS = 5;
