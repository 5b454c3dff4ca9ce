import type { ModelFact } from '@lectern/contracts/case-model';
import { type Brief, MIN_STORY, filled, fitting, hasStory, story, theirs, told } from '../brief.js';
import { people } from '../people-part.js';
import { withRunnersUp } from '../runners-up.js';
import { disputedAmong } from '../disputed.js';
import { hurts } from '../their-best-point.js';
import { accusedStory } from './accused-story.js';
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
  // What the proof lacks is met in the closing; nobody opens with it.
  const disputed = disputedAmong(brief, tellable);
  // Who sues tells his own account; who is sued answers theirs behind his own.
  const facts = fitting(
    brief,
    tellable.filter(
      (fact) =>
        (brief.model.side !== 'claiming' || !hurts(brief, fact)) &&
        (brief.model.side === 'defending' || !disputed.has(fact)),
    ),
    Math.max(120, brief.words - AROUND),
  );
  const ownAccount = facts.filter((fact) => !disputed.has(fact));
  // Who is sued tells his own story; of theirs he says what he must answer.
  const theirAccount = fitting(
    brief,
    facts.filter((fact) => disputed.has(fact)),
    Math.max(THEIRS, ownAccount.length * A_FACT),
  );
  const accused = accusedStory(brief, facts, {
    title: 'What they say',
    lead: ['This is what {them} will tell you.', 'It is an account, and it is not evidence.'],
    undone: 'Now listen for what was not done.',
  });
  return text([
    part('Opening line', [framing(brief.forum.salutation), filled(brief, 'theme')]),
    people(brief),
    ...(accused
      ? [...accused, part('What we say', [filled(brief, 'worst-fact')])]
      : [
          ...told(brief, 'What happened', ownAccount),
          ...told(
            brief,
            'What they say',
            theirAccount,
            [`This is what ${theirs(brief)} will tell you.`, 'We dispute it.'].map(framing),
          ),
          part('What we say', theirAccount.length > 0 ? [filled(brief, 'worst-fact')] : []),
        ]),
    proof(brief),
    burden(brief),
    askAtEnd(brief),
    part('Last line', [filled(brief, 'theme')]),
  ]);
}

/** A question and its answer under oath are for the stand and the closing; an opening tells what happened. */
const isExchange = ({ said }: ModelFact): boolean => / was asked: “/.test(said[0] ?? '');

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
    ...told(brief, 'What happened', fitting(brief, story(brief), brief.words)),
    ask(brief, 'At the end'),
  ]);
}
