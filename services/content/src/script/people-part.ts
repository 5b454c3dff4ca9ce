import type { ModelPerson } from '@lectern/contracts/case-model';
import { surname } from '../case-model/sides.js';
import { type Brief, ended, filled } from './brief.js';
import { isHumanRole } from './human-role.js';
import { type Line, type Paragraph, part, resting } from './line.js';
import { isTrivia } from './trivia.js';
import { whoTheyAre } from './who-they-are.js';

/**
 * The parties by name, the human detail that only the advocate knows, and who of the story is who, where the story itself does not
 * say it.
 */
export function people(brief: Brief, story: readonly Paragraph[]): Paragraph {
  const { client, opponent, criminal } = brief.read.sides;
  const own = brief.model.people.find(({ side }) => side === 'ours');
  const other = brief.model.people.find(({ side }) => side === 'theirs');
  // Nobody else is tried here whom the file does not name.
  const named = ({ said }: { said: string }): string => (criminal ? said.replace(/ and others$/, '') : said);
  const party = ({ role }: ModelPerson): boolean => role === 'our client' || role === 'the other side';
  const who = (one: ModelPerson): Line[] =>
    party(one) ? whoTheyAre(brief, one).filter(({ text }) => !isTrivia(text, 'beside')) : [];
  return part('The people', [
    client && own ? resting(`I represent ${ended(named(client))}`, own) : undefined,
    brief.model.side === 'unknown' ? filled(brief, 'side') : undefined,
    client && !client.organization && !client.several && brief.forum.decider === 'jury'
      ? filled(brief, 'human-detail')
      : undefined,
    ...brief.model.people.filter(({ side }) => side === 'ours').flatMap((one) => who(one)),
    opponent && other
      ? resting(
          criminal && brief.model.side === 'claiming' && !opponent.several
            ? `The defendant is ${ended(named(opponent))}`
            : `On the other side ${/^the People\b/i.test(named(opponent)) || (opponent.several && (!criminal || / and /.test(named(opponent)))) ? 'are' : 'is'} ${ended(named(opponent))}`,
          other,
        )
      : undefined,
    ...brief.model.people.filter(({ side }) => side === 'theirs').flatMap((one) => who(one)),
    ...introduced(brief, story),
  ]);
}

/** What listeners have heard of when the story begins: the parties, and what they are. */
export const namesKnown = ({ model, read }: Brief): string =>
  [
    read.sides.client?.said,
    read.sides.opponent?.said,
    ...model.people.filter(({ side }) => side !== 'neither').flatMap(({ name, role }) => [name, role]),
  ]
    .filter((text) => text !== undefined)
    .join(' ');

const MOST_INTRODUCED = 3;
/** Named once, nobody has to be remembered. */
const OFTEN = 2;
const NEAR = 60;
/** "A man not related to the children" is what somebody says against him, or nothing. */
const NOBODY_IS = /^an? (?:eye)?witness$|\b(?:man|woman|person|individual|individuals|people)\b/;

function introduced({ model }: Brief, story: readonly Paragraph[]): Line[] {
  const told = story.flat().map(({ text }) => text);
  return model.people
    .filter(({ name, side, role }) => {
      if (
        side !== 'neither' ||
        !role ||
        // "Ada was a daughter": whose, is all there is to say.
        /^an? (?:daughter|son|child|mother|father|wife|husband|brother|sister|customer|friend|neighbor|man|woman)$/.test(
          role,
        ) ||
        !isHumanRole(role) ||
        !/^(?:the \S+ \S|(?:a|an|then the|then a) \S)/.test(role)
      )
        return false;
      const named = told.filter((text) => text.includes(surname(name)));
      const first = named[0] ?? '';
      const at = first.indexOf(surname(name));
      const around = first.slice(Math.max(0, at - NEAR), at + surname(name).length + NEAR);
      // The story says it where he comes into it.
      const saidThere = named.some(
        (text) => text.startsWith(`${surname(name)} was ${role}`) || text.startsWith(`${name} was ${role}`),
      );
      return (
        !saidThere &&
        named.length >= OFTEN &&
        !NOBODY_IS.test(role) &&
        !around.includes(role.split(' ').at(-1)!)
      );
    })
    .slice(0, MOST_INTRODUCED)
    .map((person) => ({ ...resting(`${person.name} was ${person.role}.`, person), reworded: true }));
}
