import type { ModelFact } from '@lectern/contracts/case-model';
import { type Brief, MIN_STORY, filled, fitting, hasStory, story, theirs, told } from '../brief.js';
import { people } from '../people-part.js';
import { isExchange, withRunnersUp } from '../runners-up.js';
import { disputedAmong } from '../disputed.js';
import { bearingOf } from '../../case-model/bearing.js';
import { hurts, speaksForUs } from '../their-best-point.js';
import { accusedStory, isTheirAccount } from './accused-story.js';
import { ask, burden, proof } from '../parts.js';
import { spokenRelief } from '../relief.js';
import { type Paragraph, type Section, framing, part, text } from '../line.js';
import { noStory } from './no-story.js';

/** Words that the parts beside the story take. */
const AROUND = 120;
/** Words for the account of the other side: no more than one's own takes, and enough to know what is answered. */
const THEIRS = 110;
const A_FACT = 10;

/**
 * An opening as it is taught: theme, people, story in order of time, what will be seen and heard, burden, ask; no argument
 * (Mauet, Trial Techniques and Trials, ch. 3; Steven Lubet, Modern Trial Advocacy, ch. 11; United States v. Dinitz,
 * 424 U.S. 600, 612 (1976) (Burger, C.J., concurring)).
 */
export function opening(brief: Brief): Section {
  const tellable = withRunnersUp(brief, story(brief), brief.words - AROUND).filter(
    (fact) => !isExchange(fact),
  );
  if (!hasStory(brief) || (tellable.length < MIN_STORY && !brief.read.typed)) return noStory(brief);
  return text([
    part('Opening line', [framing(brief.forum.salutation), filled(brief, 'theme')]),
    people(brief),
    ...storyOf(brief, tellable),
    proof(brief),
    burden(brief),
    askAtEnd(brief),
    part('Last line', [filled(brief, 'theme')]),
  ]);
}

/** The story by whose account it is: ours, theirs as theirs, and what their papers hold for one who is accused. */
function storyOf(brief: Brief, tellable: readonly ModelFact[]): Paragraph[] {
  const disputed = disputedAmong(brief, tellable);
  const { ours: ownAccount, theirs: theirAccount, besides } = accountsOf(brief, tellable, disputed);
  const all = new Set([...ownAccount, ...theirAccount, ...besides]);
  const accused = accusedStory(
    brief,
    tellable.filter((fact) => all.has(fact)),
    {
      title: 'What they say',
      lead: ['This is what {them} will tell you.', NO_EVIDENCE],
      undone: 'Now listen for what was not done.',
      besides: 'Now listen for what else you will hear.',
    },
  );
  if (accused) return [...accused, part('What we say', [filled(brief, 'worst-fact')])];
  return [
    ...told(brief, 'What happened', ownAccount),
    ...told(
      brief,
      'What they say',
      theirAccount,
      [
        `This is what ${theirs(brief)} will tell you.`,
        isAnswered(brief) ? 'We dispute it.' : NO_EVIDENCE,
      ].map(framing),
    ),
    ...told(brief, 'What speaks for us', besides, [framing('Now listen for what else you will hear.')]),
    part('What we say', theirAccount.length > 0 ? [filled(brief, 'worst-fact')] : []),
  ];
}

const NO_EVIDENCE = 'It is an account, and it is not evidence.';
/** Only an answer says what is disputed. */
const isAnswered = ({ read }: Brief): boolean => read.papers.some(({ kind }) => kind === 'answer');

interface Accounts {
  ours: ModelFact[];
  theirs: ModelFact[];
  /** What the papers of those who accuse hold for the accused. */
  besides: ModelFact[];
}

/**
 * Whose account each fact is. What hurts us is nobody's to open with: who sues tells his own account, who is sued tells his own and
 * says what he must answer; what the proof lacks is met apart.
 */
function accountsOf(
  brief: Brief,
  tellable: readonly ModelFact[],
  disputed: ReadonlySet<ModelFact>,
): Accounts {
  const words = Math.max(120, brief.words - AROUND);
  const { side } = brief.model;
  const told = tellable.filter((fact) => {
    const { favors, act } = bearingOf(brief.read, fact);
    return !hurts(brief, fact) && favors !== 'unsure' && act !== 'excuse' && !disputed.has(fact);
  });
  const apart =
    brief.read.sides.criminal && side === 'defending'
      ? told.filter((fact) => speaksForUs(brief, fact) && bearingOf(brief.read, fact).teller.side !== 'ours')
      : [];
  const facts = fitting(
    brief,
    side === 'defending' ? tellable.filter((fact) => told.includes(fact) || disputed.has(fact)) : told,
    words,
  );
  const answered = (fact: ModelFact): boolean => !apart.includes(fact) && mayBeAnswered(brief, fact);
  // Where the papers are all of the other side, nothing of them is ours to tell.
  if (isTheirAccount(brief, facts)) return { ours: [], theirs: facts.filter(answered), besides: apart };
  const ours = facts.filter((fact) => !disputed.has(fact) && !apart.includes(fact));
  return {
    ours,
    theirs: fitting(
      brief,
      facts.filter((fact) => disputed.has(fact) && answered(fact)),
      Math.max(THEIRS, ours.length * A_FACT),
    ),
    besides: facts.filter((fact) => apart.includes(fact)),
  };
}

/** Of their account: not the harm, which nobody disputes, and not what we said and knew ourselves, which is theirs to prove. */
function mayBeAnswered(brief: Brief, fact: ModelFact): boolean {
  const { act } = bearingOf(brief.read, fact);
  if (brief.read.sides.criminal) return !hurts(brief, fact);
  return act !== 'harm' && act !== 'admission' && act !== 'knowledge' && !QUOTES.test(fact.said.join(' '));
}
const QUOTES = /[“"](?:\S+ ){3,}/;

/** Before a judge the request is what the papers ask for, not a verdict. */
function askAtEnd(brief: Brief): Paragraph {
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
  return text([
    part('Opening line', [framing(brief.forum.salutation), filled(brief, 'theme')]),
    people(brief),
    ...storyOf(brief, story(brief)),
    ask(brief, 'At the end'),
  ]);
}
