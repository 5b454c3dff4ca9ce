import type { ModelPerson } from '@lectern/contracts/case-model';
import { sameName } from '@lectern/legal-text/names';
import type { Brief } from './brief.js';
import { nameOf } from './second-person.js';

/** Who can be examined in this scenario, the chosen one or the one of whom the file tells the most first. */
export function witnessesFor(brief: Brief): ModelPerson[] {
  const { model, scenario, witness, read } = brief;
  const direct = scenario === 'witness-examination';
  const chosen =
    witness === undefined
      ? undefined
      : model.people.find(
          ({ name }) => sameName(name, witness) || name.toLowerCase() === witness.toLowerCase(),
        );
  if (witness !== undefined && !chosen) return [{ ...unnamed, name: witness }];
  const can = model.people.filter((person) => {
    if (person.kind !== 'person' || !person.witness) return false;
    // The accused is not called by the other side, and nobody cross-examines his own client.
    if (
      read.sides.criminal &&
      person.side === 'neither' &&
      ACCUSES.test(`${person.name} ${person.role ?? ''}`)
    )
      return direct === (model.side === 'claiming');
    if (!direct && read.sides.criminal && model.side === 'claiming' && person.side === 'neither')
      return OF_THE_ACCUSED.test(person.role ?? '');
    if (direct) return person.side !== 'theirs' && !(read.sides.criminal && person.side === 'ours');
    return person.side !== 'ours';
  });
  const told = (person: ModelPerson): number =>
    model.facts
      .filter(
        (fact) => fact.kind === 'event' && fact.said.some((text) => nameOf(person, model.people).test(text)),
      )
      .reduce((sum, fact) => sum + (fact.used ? 2 : 1), 0) +
    (person.side === (direct ? 'ours' : 'theirs') ? 3 : 0);
  const ranked = can
    .map((person) => ({ person, told: told(person) }))
    .filter((one) => one.told > 1)
    .sort((a, b) => b.told - a.told)
    .map(({ person }) => person);
  return chosen ? [chosen, ...ranked.filter(({ id }) => id !== chosen.id)] : ranked;
}

/** Whom the prosecution calls: who investigated, and who was wronged. */
const ACCUSES =
  /\b(?:Officer|Detective|Sergeant|Lieutenant|Captain|Trooper|Deputy|Agent|Inspector|Sheriff|victim|complainant|caller|investigator)\b/i;

/** Whom the defense calls: who is near to the accused. */
const OF_THE_ACCUSED =
  /\b(?:mother|father|wife|husband|brother|sister|son|daughter|girlfriend|boyfriend|friend|roommate|cousin|uncle|aunt|fianc\w+|partner|coworker|alibi)\b/i;

/** A witness whom the attorney names and the file does not. */
const unnamed: ModelPerson = {
  id: 'person-yours',
  name: '',
  kind: 'person',
  side: 'neither',
  witness: true,
  confidence: 'yours',
  sources: [],
};
