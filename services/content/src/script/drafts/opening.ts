import type { ModelFact } from '@lectern/contracts/case-model';
import { bearingOf } from '../../case-model/bearing.js';
import { type Brief, filled, hasStory, MIN_STORY, story, theirs, told, witnessIn } from '../brief.js';
import { people } from '../people-part.js';
import { accountsOf, openingStory, swornForUs } from '../opening-accounts.js';
import { charged, defenseOpening } from './defense-opening.js';
import { prosecutionOpening } from './prosecution-opening.js';
import { ask, burden } from '../parts.js';
import { proof } from '../seen-and-heard.js';
import { spokenRelief } from '../relief.js';
import { type Line, type Paragraph, type Section, framing, part, text } from '../line.js';
import { isTheirAccount } from './accused-story.js';
import { mustProve } from './must-prove.js';
import { noStory } from './no-story.js';
import { hasSwornAnswers, swornAnswers } from './sworn-answers.js';

/**
 * An opening as it is taught: theme, people, story in order of time, what will be seen and heard, burden, ask; no argument
 * (Mauet, Trial Techniques and Trials, ch. 3; Steven Lubet, Modern Trial Advocacy, ch. 11; United States v. Dinitz,
 * 424 U.S. 600, 612 (1976) (Burger, C.J., concurring)).
 */
export function opening(brief: Brief): Section {
  const chosen = openingStory(brief);
  // Where the file is testimony alone, its questions and answers are all that there is to tell.
  const tellable = chosen.length < MIN_STORY ? story(brief) : chosen;
  if (!hasStory(brief) || (tellable.length < MIN_STORY && !brief.read.typed)) return noStory(brief);
  const { story: middle, ours } = storyOf(brief, tellable, hasSwornAnswers(brief));
  return text([
    part('Opening line', [framing(brief.forum.salutation), filled(brief, 'theme')]),
    people(brief, middle),
    ...middle,
    ...swornAnswers(
      brief,
      middle.flat(),
      (name) => `${name} has answered questions under oath. Listen to the answers.`,
    ),
    proof(brief, [...new Set([...ours, ...swornForUs(brief)])]),
    burden(brief),
    askAtEnd(brief),
    part('Last line', [filled(brief, 'theme')]),
  ]);
}

interface Story {
  story: Paragraph[];
  /** Our own account, of which the proof is announced. */
  ours: readonly ModelFact[];
}

/** The story by whose account it is: ours, theirs as theirs, and what their papers hold for one who is accused. */
function storyOf(brief: Brief, tellable: readonly ModelFact[], answered: boolean): Story {
  const { ours: ownAccount, theirs: spoken, besides } = accountsOf(brief, tellable);
  // Who has an account of his own, or reads out what they had to answer, does not tell their case for them.
  const theirAccount = answered || ownAccount.length >= MIN_STORY ? [] : spoken;
  if (brief.read.sides.criminal && brief.model.side === 'defending') {
    const defense = defenseOpening(brief, ownAccount, besides);
    if (defense) return { story: defense, ours: ownAccount };
  }
  if (brief.read.sides.criminal && brief.model.side === 'claiming')
    return { story: prosecutionOpening(brief, ownAccount), ours: ownAccount };
  // A point or two of our own say nothing before it was told what they answer.
  const answers =
    brief.model.side === 'defending' && theirAccount.length > 0 && ownAccount.length < MIN_STORY;
  const own = told(
    brief,
    'What happened',
    ownAccount,
    answers ? [framing(ELSE)] : fromTheirPapers(brief, ownAccount),
  );
  const story = [
    ...(brief.read.sides.criminal && brief.model.side === 'defending' ? [charged(brief)] : []),
    ...(answers ? [] : own),
    ...told(brief, 'What speaks for us', besides, [
      framing(ownAccount.length > 0 ? ELSE : 'Start with what the other side would rather leave out.'),
    ]),
    ...told(
      brief,
      'What they say',
      theirAccount,
      [`This is what ${theirs(brief)} will tell you.`, ...doubt(brief, theirAccount)].map(framing),
    ),
    ...(answers ? own : []),
    mustProve(brief, ownAccount.length + besides.length),
    part('What we say', spoken.length > 0 ? [filled(brief, 'worst-fact')] : []),
  ];
  return { story, ours: ownAccount };
}

/** Who sues and has none of his own papers tells what the other side's papers grant, and says so. */
const fromTheirPapers = (brief: Brief, own: readonly ModelFact[]): Line[] =>
  brief.model.side === 'claiming' &&
  !brief.read.sides.criminal &&
  isTheirAccount(brief, own) &&
  own.every((fact) => witnessIn(brief, fact) === undefined)
    ? [framing('You will find this in the other side’s own papers.')]
    : [];

const ELSE = 'Now listen for what else you will hear.';

/** Only an answer says what is disputed and what is not, and what was said under oath is evidence. */
function doubt({ read }: Brief, account: readonly ModelFact[]): string[] {
  const answers = new Set(
    read.papers.filter(({ kind }) => kind === 'answer').map(({ document }) => document.name),
  );
  if (answers.size > 0) {
    const grants = read.sentences.some(
      ({ document, text }) => answers.has(document.name) && ADMITS.test(text),
    );
    return [grants ? 'Some of it we admit, and some of it we dispute.' : 'We dispute it.'];
  }
  return account.some((fact) => bearingOf(read, fact).teller.as === 'testimony')
    ? []
    : ['It is an account, and it is not evidence.'];
}
const ADMITS = /\badmit(?:s|ted)?\b/i;

/** Before a judge the request is what the papers ask for, not a verdict. */
export function askAtEnd(brief: Brief): Paragraph {
  const judge =
    brief.forum.decider === 'judge' && brief.model.side === 'claiming' && !brief.read.sides.criminal;
  // Fees and costs follow; nobody asks for them alone.
  const asks = judge ? spokenRelief(brief).filter(({ text: own }) => !/\b(?:fees|costs)\b/i.test(own)) : [];
  return asks.length === 0
    ? ask(brief, 'At the end of this trial')
    : part(
        'What we ask',
        asks.map((line, at) => ({
          ...line,
          text: line.text.replace(
            /^We ask/,
            at === 0 ? 'At the end of this hearing we will ask' : 'We will ask',
          ),
        })),
      );
}

/** Quick practice: theme, story, ask. */
export function quick(brief: Brief): Section {
  if (!hasStory(brief)) return noStory(brief);
  const { story: middle } = storyOf(brief, story(brief), false);
  return text([
    part('Opening line', [framing(brief.forum.salutation), filled(brief, 'theme')]),
    people(brief, middle),
    ...middle,
    ask(brief, 'At the end'),
  ]);
}
