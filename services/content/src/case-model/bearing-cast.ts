import { type Actors, actorsOf } from './actors.js';
import { type Allegiance, allegiancesOf, sideThat } from './allegiance.js';
import type { Cast } from './bearing-of-accused.js';
import type { ReadCase } from './build.js';
import { wrongedIn } from './party-witnesses.js';
import { surname } from './sides.js';

/** Who acts for each side of a suit: whose death is sued for is of those who sue. */
export function actingFor(read: ReadCase): Actors {
  const actors = actorsOf(read.sides, read.model.people, read.sentences);
  const allied = allegiancesOf(read);
  const dead = read.model.people.filter(({ id }) => allied.get(id)?.by === 'wronged').map(({ name }) => name);
  const employed = (side: Allegiance['side']): string[] =>
    read.model.people
      .filter(({ id }) => allied.get(id)?.by === 'employer' && allied.get(id)?.side === side)
      .map(({ name }) => name);
  const [claims, defends] = [sideThat(read, 'claiming'), sideThat(read, 'defending')];
  const first = [...new Set([...actors.first, ...dead, ...employed(claims)])];
  const second = [...new Set([...actors.second, ...employed(defends)])].filter(
    (name) => !first.includes(name),
  );
  const rank = actors.sued
    .map((name) => /^(?:Officer|Deputy|Trooper|Sergeant|Detective)\b/.exec(name)?.[0])
    .find(Boolean);
  const called = rank ? [`the ${rank.toLowerCase()}`] : [];
  return { ...actors, first, second: [...second, ...called] };
}

/** The accused, those near to him and those who were wronged. */
export function castOf(read: ReadCase): Cast {
  const defends = sideThat(read, 'defending');
  const allied = allegiancesOf(read);
  const people = read.model.people.filter(({ kind }) => kind === 'person');
  const isParty = ({ role }: { role?: string | undefined }): boolean =>
    role === 'our client' || role === 'the other side';
  const accused = people.filter((one) => one.side === defends && isParty(one));
  const near = people.filter((one) => allied.get(one.id)?.side === defends && !isParty(one));
  const names = accused.map(({ name }) => surname(name));
  return {
    accused: [...names, ...CALLED_ACCUSED],
    // A sister of the same name is known by the first.
    near: near.map(({ name }) => (names.includes(surname(name)) ? name : surname(name))),
    wronged: [
      ...[
        ...wrongedIn(read),
        ...people.filter(({ role }) => role === 'the victim').map(({ name }) => name),
      ].flatMap((name) => [surname(name), name.split(' ')[0]!]),
      'V',
      'V1',
      'the victim',
      'the deceased',
    ],
  };
}

/** As reports call him: the first suspect, the first victim. */
const CALLED_ACCUSED = [
  'The defendant',
  'the defendant',
  'The suspect',
  'the suspect',
  'Suspect',
  'suspect',
  'defendant',
  'S1',
  'D1',
];
