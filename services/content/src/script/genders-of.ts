import { type Gender, gendersIn } from '../case-model/genders.js';
import type { Brief } from './brief.js';

const known = new WeakMap<Brief['read'], ReadonlyMap<string, Gender>>();

/** Whom the file calls "he" and whom "she", by their names. */
export function gendersOf({ read, model }: Brief): ReadonlyMap<string, Gender> {
  const genders =
    known.get(read) ??
    gendersIn(
      model.people.filter(({ kind }) => kind === 'person'),
      read.sentences,
    );
  known.set(read, genders);
  return genders;
}
