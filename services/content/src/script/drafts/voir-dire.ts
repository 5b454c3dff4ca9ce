import type { ModelPerson } from '@lectern/contracts/case-model';
import { joined } from '../english/phrases.js';
import { type Brief, ended, hasStory } from '../brief.js';
import { surname } from '../../case-model/sides.js';
import { isName, othersNamed } from './panel-names.js';
import { sayableEvents } from '../heard-by-judge.js';
import { PUBLIC, type Topic } from './voir-dire-topics.js';
import { topicsTouched } from './voir-dire-touched.js';
import { isAppeal, sitsWithoutJury } from '../without-jury.js';
import { noJury } from './no-jury.js';
import { orderedHere } from './voir-dire-order.js';
import { noStory } from './no-story.js';
import { type Line, type Paragraph, type Section, framing, part, resting, text } from '../line.js';

/**
 * Jury selection: open questions on attitudes that this file touches, each with a follow-up; nothing is told, argued or promised
 * (Mauet, ch. 2; Lubet, ch. 14; FRCP 47(a), FRCrP 24(a)).
 */
export function voirDire(brief: Brief): Section {
  if (isAppeal(brief.read) || sitsWithoutJury(brief.read)) return noJury(brief);
  if (!hasStory(brief)) return noStory(brief, 'text', orderedHere(brief));
  const topics = topicsTouched(brief);
  return text([
    orderedHere(brief),
    part('Hello', [
      framing(brief.forum.salutation),
      represents(brief),
      framing('For the next while I will ask, and you will do most of the talking.'),
      framing('There is no wrong answer here.'),
    ]),
    part('Who knows whom', who(brief)),
    ...topics.map((topic): Paragraph =>
      part(
        topic.title,
        [asked(brief, topic), framing(topic.ask[1])],
        'Let one answer, then ask who sees it differently.',
      ),
    ),
    ...(brief.read.sides.criminal
      ? [
          part('The presumption', [
            framing('The law presumes that a person charged with a crime is not guilty.'),
            framing('What do you think of that rule?'),
            framing('How do you feel about a rule that asks for proof beyond a reasonable doubt?'),
            // From the prosecution's mouth that would be a comment on silence.
            brief.model.side === 'defending'
              ? framing('What would it mean to you if the accused did not testify?')
              : undefined,
          ]),
        ]
      : [
          part('Lawsuits', [
            framing('What do you think of people who take a dispute to court?'),
            framing('What has shaped that view?'),
          ]),
          part('Proof', [
            framing('What does it take to persuade you when people remember the same thing differently?'),
            framing('How do you feel about deciding on what is more likely than not?'),
          ]),
        ]),
    part('Jury service', [
      framing('Who has served on a jury before?'),
      framing('What was good about it, and what was not?'),
    ]),
    part('Last', [
      framing('What have I not asked that I should know before you serve on this jury?'),
      framing('Thank you for your candor.'),
    ]),
  ]);
}

function asked(brief: Brief, topic: Topic): Line {
  const from = sayableEvents(brief).find(({ said, text: own }) =>
    [...said, own].some((one) => topic.found.test(one)),
  );
  return from ? resting(topic.ask[0], from) : framing(topic.ask[0]);
}

function represents({ model, read }: Brief): Line | undefined {
  const own = model.people.find(({ side }) => side === 'ours');
  return own && read.sides.client ? resting(`I represent ${ended(read.sides.client.said)}`, own) : undefined;
}

const PARTY = /^(?:our client|the other side)$/;

function who(brief: Brief): Line[] {
  const parties = brief.model.people
    .filter(({ role, name }) => PARTY.test(role ?? '') && !SOVEREIGN.test(name) && isName(name))
    .slice(0, 4)
    .flatMap((person) => asksAbout(brief, person).map((asked_) => resting(asked_, person)));
  return [...parties, ...othersNamed(brief)];
}

function asksAbout(brief: Brief, { name: full, kind }: ModelPerson): string[] {
  const names = full.replace(/ and others$/, '').split(/,? and (?=\p{Lu})/u);
  const parts = names.some((name) => PUBLIC.test(name))
    ? names.flatMap((name) => name.split(/, (?=\p{Lu})/u))
    : names;
  const together = parts.every((name) => name.includes(' ')) ? parts : [full];
  const companies = together.every((name) => !PUBLIC.test(name) && !isPerson(brief, name));
  if (kind === 'organization' && together.length > 1 && companies)
    return [`Who here has worked for ${joined(together, 'or')}, or done business with either?`];
  return together.map((name) => {
    if (PUBLIC.test(name)) return `Who here works for ${name}, or has family who does?`;
    return kind === 'organization' && (together.length === 1 || !isPerson(brief, name))
      ? `Who here has worked for ${name}, or done business with it?`
      : `Who here knows ${name}, or anyone in the family?`;
  });
}
/** "Craig L. Hostetler" beside a city is nobody to do business with. */
const isPerson = ({ model }: Brief, name: string): boolean =>
  /^\p{Lu}[\p{L}’'-]+ \p{Lu}\. \p{Lu}/u.test(name) ||
  model.people.some((one) => one.kind === 'person' && surname(one.name) === surname(name));
/** Everybody lives under it. */
const SOVEREIGN =
  /^(?:the )?(?:United States(?: of America)?|(?:State|People|Commonwealth|Government)\b.*|People)$/i;
