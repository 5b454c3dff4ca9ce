import type { ModelPerson } from '@lectern/contracts/case-model';
import { idOf } from './facts.js';
import { surname } from './sides.js';

/** The people with those of first names whom nothing else has made one of them: "he" may be each. */
export const withFirstNamed = (
  people: readonly ModelPerson[],
  names: readonly string[],
): readonly ModelPerson[] => [
  ...people,
  ...names
    .filter((name) => !people.some((person) => surname(person.name) === surname(name)))
    .map((name): ModelPerson => ({
      id: idOf('person', name),
      name,
      kind: 'person',
      side: 'neither',
      witness: false,
      confidence: 'likely',
      sources: [],
    })),
];
