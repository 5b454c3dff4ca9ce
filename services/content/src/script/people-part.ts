import type { ModelPerson } from '@lectern/contracts/case-model';
import { surname } from '../case-model/sides.js';
import { type Brief, ended, filled, story } from './brief.js';
import { type Line, type Paragraph, part, resting } from './line.js';
import { whoTheyAre } from './who-they-are.js';

/** The parties by name, and the human detail that only the advocate knows. */
export function people(brief: Brief): Paragraph {
  const { client, opponent, criminal } = brief.read.sides;
  const own = brief.model.people.find(({ side }) => side === 'ours');
  const other = brief.model.people.find(({ side }) => side === 'theirs');
  // Nobody else is tried here whom the file does not name.
  const named = ({ said }: { said: string }): string => (criminal ? said.replace(/ and others$/, '') : said);
  const party = ({ role }: ModelPerson): boolean => role === 'our client' || role === 'the other side';
  const who = (one: ModelPerson): Line[] => (party(one) ? whoTheyAre(brief, one) : []);
  return part('The people', [
    client && own ? resting(`I represent ${ended(named(client))}`, own) : undefined,
    brief.model.side === 'unknown' ? filled(brief, 'side') : undefined,
    client && !client.organization && !client.several && brief.forum.decider === 'jury'
      ? filled(brief, 'human-detail')
      : undefined,
    ...brief.model.people.filter(({ side }) => side === 'ours').flatMap((one) => who(one)),
    opponent && other
      ? resting(
          `On the other side ${opponent.several && (!criminal || / and /.test(named(opponent))) ? 'are' : 'is'} ${ended(named(opponent))}`,
          other,
        )
      : undefined,
    ...brief.model.people.filter(({ side }) => side === 'theirs').flatMap((one) => who(one)),
    ...introduced(brief),
  ]);
}

const MOST_INTRODUCED = 3;
function introduced(brief: Brief): Line[] {
  const { model } = brief;
  const toldOf = new Set(story(brief).flatMap(({ said }) => said.map((text) => text.toLowerCase())));
  const used = new Set(
    model.facts.filter((fact) => fact.used && fact.kind === 'event').flatMap((fact) => fact.people),
  );
  return model.people
    .filter(
      (person) =>
        person.side === 'neither' &&
        person.role &&
        used.has(person.id) &&
        /^(?:the \S+ \S|(?:a|an|then the|then a) \S)/.test(person.role) &&
        // Who takes the stand is seen to be a witness.
        !/^an? (?:eye)?witness$/.test(person.role) &&
        ![person.name, surname(person.name)].some((name) =>
          toldOf.has(`${name} was ${person.role}.`.toLowerCase()),
        ),
    )
    .slice(0, MOST_INTRODUCED)
    .map((person) => ({ ...resting(`${person.name} was ${person.role}.`, person), reworded: true }));
}
