import { type Brief, filled, fitting, hasStory, story, theirs, told } from '../brief.js';
import { disputedAmong } from '../disputed.js';
import { burden, theirPoint } from '../parts.js';
import { hurts, theirBestPoint, undercuts } from '../their-best-point.js';
import { type Section, framing, part, text } from '../line.js';
import { accusedStory, isTheirAccount } from './accused-story.js';
import { byElement, questions, toBeProved } from './elements-told.js';
import { noStory } from './no-story.js';
import { onlyPleaded } from './only-pleaded.js';
import { verdict } from './verdict.js';

const AROUND = 180;
const MOST_CLAIMS = 7;

/**
 * A closing: the question, the evidence element by element, the other side's best point and the answer, burden, verdict
 * form, amount (Mauet, ch. 9; Lubet, ch. 12: argue from the instructions, concede what is true, end on the theme).
 */
export function closing(brief: Brief): Section {
  if (!hasStory(brief)) return noStory(brief);
  const tellable = story(brief).filter((fact) => !onlyPleaded(brief, fact));
  const all = fitting(brief, tellable, Math.max(160, brief.words - AROUND));
  const disputed = disputedAmong(brief, all);
  const against = theirBestPoint(brief, all, disputed);
  const held = brief.slots['worst-fact'] ? [] : [...against.points, against.answer];
  const prosecutes = brief.read.sides.criminal && brief.model.side === 'claiming';
  const facts = all.filter(
    (fact) =>
      !held.includes(fact) &&
      !disputed.has(fact) &&
      !(prosecutes && hurts(brief, fact)) &&
      !undercuts(brief, fact),
  );
  const theirAccount = all.filter(
    (fact) => disputed.has(fact) && !held.includes(fact) && brief.model.side === 'defending',
  );
  // A claim of which the file tells nothing is no way to order what it tells.
  const claims = brief.model.claims
    .filter(
      ({ elements, count }) =>
        // Every count is put to those who decide, whatever the file tells of it.
        count !== undefined ||
        elements.filter(({ facts: own }) => own.length > 0).length * 3 >= elements.length,
    )
    .slice(0, MOST_CLAIMS);
  const accused = accusedStory(brief, facts, {
    title: 'What they told you',
    lead: ['Remember what {them} told you.'],
    undone: 'Now remember what was not done.',
  });
  // Sued, and nothing of ours in the papers: their account is met element by element, as theirs.
  const onlyTheirs =
    !brief.read.sides.criminal &&
    claims.length > 0 &&
    brief.model.side === 'defending' &&
    isTheirAccount(brief, facts);
  const body =
    (onlyTheirs ? byElement(brief, claims, { facts: [], theirs: facts }) : undefined) ??
    (accused && [...accused, ...toBeProved(brief, claims)]) ??
    (claims.length > 0
      ? byElement(brief, claims, { facts, theirs: theirAccount })
      : [
          ...told(brief, 'The evidence', facts, [framing('Let us go through what you heard, in order.')]),
          ...told(brief, 'What they told you', theirAccount, [
            framing(`Remember what ${theirs(brief)} told you.`),
          ]),
        ]);
  return text([
    part('The question', [
      framing(brief.forum.salutation),
      filled(brief, 'theme'),
      ...questions(brief, claims),
    ]),
    ...body,
    theirPoint(brief, against),
    part('Why it matters', [filled(brief, 'analogy')]),
    burden(brief),
    part('The verdict', verdict(brief, claims)),
    part('Last line', [filled(brief, 'theme')]),
  ]);
}
