import type { ModelPerson } from '@lectern/contracts/case-model';
import { joined } from '../english/phrases.js';
import { type Brief, ended, hasStory, story } from '../brief.js';
import { EVENTS } from './voir-dire-events.js';
import { PUBLIC, TOPICS, type Topic } from './voir-dire-topics.js';
import { noJury, onAppeal, sitsWithoutJury } from './no-jury.js';
import { noStory } from './no-story.js';
import { type Line, type Paragraph, type Section, framing, part, resting, text } from '../line.js';

const MOST = 6;

/**
 * Jury selection: open questions on attitudes that this file touches, each with a follow-up; nothing is told, argued or promised
 * (Mauet, ch. 2; Lubet, ch. 14; FRCP 47(a), FRCrP 24(a)).
 */
export function voirDire(brief: Brief): Section {
  if (sitsWithoutJury(brief)) return noJury(brief);
  if (!hasStory(brief)) return noStory(brief);
  const told = [...story(brief).flatMap(({ said }) => said), brief.read.details.legalIssues ?? ''].join('\n');
  // A word that occurs once in a long story is not what the case is about.
  const least = story(brief).length > 8 ? 2 : 1;
  const topics = [...TOPICS, ...EVENTS]
    .map((topic) => ({
      topic,
      hits: told.match(new RegExp(topic.found.source, `${topic.found.flags}g`))?.length ?? 0,
    }))
    .filter(({ topic, hits }) => hits >= (topic.once ? 1 : least) && (topic.when?.(brief) ?? true))
    // What a case is about weighs more than a word that any file has.
    .sort((a, b) => b.hits + (b.topic.once ? 1 : 0) - (a.hits + (a.topic.once ? 1 : 0)))
    .slice(0, Math.max(2, Math.min(MOST, Math.round(brief.words / 180))))
    .map(({ topic }) => topic);
  const fact = (topic: Topic): Line => {
    const from = story(brief).find(({ said }) => said.some((text) => topic.found.test(text)));
    return from ? resting(topic.ask[0], from) : framing(topic.ask[0]);
  };
  return text([
    onAppeal(brief),
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
        [fact(topic), framing(topic.ask[1])],
        'Let one answer, then ask who sees it differently.',
      ),
    ),
    ...(brief.read.sides.criminal
      ? [
          part('The presumption', [
            framing('The law presumes that a person charged with a crime is not guilty.'),
            framing('What do you think of that rule?'),
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
    part('Last', [
      framing('What have I not asked that I should know before you serve on this jury?'),
      framing('Thank you for your candor.'),
    ]),
  ]);
}

function represents({ model, read }: Brief): Line | undefined {
  const own = model.people.find(({ side }) => side === 'ours');
  return own && read.sides.client ? resting(`I represent ${ended(read.sides.client.said)}`, own) : undefined;
}

const MOST_NAMED = 6;
/** Those who may be heard of, in one question: nobody on a panel remembers six. */
function others(brief: Brief): Line[] {
  const people = brief.model.people
    .filter(({ kind, witness, role }) => kind === 'person' && witness && !PARTY.test(role ?? ''))
    .slice(0, MOST_NAMED);
  return people.length > 0
    ? [
        resting(
          `Who knows ${joined(
            people.map(({ name }) => name),
            'or',
          )}?`,
          ...people,
        ),
      ]
    : [];
}
const PARTY = /^(?:our client|the other side)$/;

function who(brief: Brief): Line[] {
  const parties = brief.model.people
    .filter(({ role, name }) => PARTY.test(role ?? '') && !SOVEREIGN.test(name))
    .slice(0, 4)
    .map((person) => resting(asksAbout(person), person));
  return [...parties, ...others(brief)];
}

function asksAbout({ name: full, kind }: ModelPerson): string {
  const name = full.replace(/ and others$/, '');
  if (PUBLIC.test(name)) return `Who here works for ${name}, or has family who does?`;
  return kind === 'organization'
    ? `Who here has worked for ${name}, or done business with it?`
    : `Who here knows ${name}, or anyone in the family?`;
}
/** Everybody lives under it. */
const SOVEREIGN =
  /^(?:the )?(?:United States(?: of America)?|(?:State|People|Commonwealth|Government)\b.*|People)$/i;
