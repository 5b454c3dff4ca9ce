import {
  type Brief,
  accountOfFact,
  filled,
  fitting,
  hasStory,
  people,
  story,
  theirs,
  told,
} from '../brief.js';
import { ask, burden, proof } from '../parts.js';
import { type Section, framing, part, text } from '../line.js';
import { noStory } from './no-story.js';

/** Words that the parts beside the story take. */
const AROUND = 120;

/**
 * An opening as it is taught: theme, people, story in order of time, what will be seen and heard, burden, ask; no argument
 * (Mauet, Trial Techniques and Trials, ch. 3; Steven Lubet, Modern Trial Advocacy, ch. 11; United States v. Dinitz,
 * 424 U.S. 600, 612 (1976) (Burger, C.J., concurring)).
 */
export function opening(brief: Brief): Section {
  if (!hasStory(brief)) return noStory(brief);
  const facts = fitting(brief, story(brief), Math.max(120, brief.words - AROUND));
  const accused = facts.length > 0 && facts.every((fact) => accountOfFact(brief, fact) === 'theirs');
  return text([
    part('Opening line', [framing(brief.forum.salutation), filled(brief, 'theme')]),
    people(brief),
    ...(accused
      ? [
          ...told(brief, 'What they say', facts, [
            framing(`This is what ${theirs(brief)} will tell you.`),
            framing('It is an account, and it is not evidence.'),
          ]),
          part('What we say', [filled(brief, 'worst-fact')]),
        ]
      : told(brief, 'What happened', facts)),
    proof(brief),
    burden(brief),
    ask(brief, 'At the end of this trial'),
    part('Last line', [filled(brief, 'theme')]),
  ]);
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
