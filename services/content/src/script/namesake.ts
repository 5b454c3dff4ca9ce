import type { ModelFact } from '@lectern/contracts/case-model';
import type { ReadCase } from '../case-model/build.js';
import { namesOf } from '../case-model/actors.js';
import { surname } from '../case-model/sides.js';
import { tellerOf } from '../case-model/tellers.js';
import { suffixOf } from './english/last-name.js';

/** Is a witness another than the party who bears his surname: the son of the accused, a sister who sues nobody? */
export const isNamesakeOf = (witness: string, party: string): boolean =>
  surname(witness) === surname(party) &&
  (suffixOf(witness).toLowerCase() !== suffixOf(party).toLowerCase() ||
    witness.split(' ')[0] !== party.split(' ')[0]);

/**
 * Is it the testimony of one who bears the name of a party? Told by his surname ("Stidham lied to the agent"), it would be heard of
 * his father: it is for the stand, where he is seen.
 */
export function mistakable(read: ReadCase, fact: ModelFact): boolean {
  if (read.typed) return false;
  const { as, name } = tellerOf(read, fact);
  return (
    as === 'testimony' &&
    name !== undefined &&
    [...namesOf(read.sides.client), ...namesOf(read.sides.opponent)].some((party) =>
      isNamesakeOf(name, party),
    )
  );
}
