import type { ModelPerson } from '@lectern/contracts/case-model';
import { isOrganization } from '@lectern/legal-text/names';
import { surname } from './sides.js';

/** Those of several who sue or are sued together: each of them may be "he", though the form names them as one. */
export const amongParties = (names: readonly string[], people: readonly ModelPerson[]): ModelPerson[] =>
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
