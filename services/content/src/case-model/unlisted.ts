import type { ModelPerson } from '@lectern/contracts/case-model';
import { isOrganization } from '@lectern/legal-text/names';
import { surname } from './sides.js';

/** Those of the names that the list of people does not hold, as persons whom "he" may mean: each of several who sue together, and who is called by his first name. */
export const unlisted = (names: readonly string[], people: readonly ModelPerson[]): ModelPerson[] =>
  names
    .filter((name) => !isOrganization(name) && !people.some((one) => surname(one.name) === surname(name)))
    .map((name) => ({
      id: name,
      name,
      kind: 'person',
      side: 'neither',
      witness: false,
      confidence: 'likely',
      sources: [],
    }));
