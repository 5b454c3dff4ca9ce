import type { CaseModel } from '@lectern/contracts/case-model';
import { bearingOf } from './bearing.js';
import type { ReadCase } from './build.js';

/** The model with whom each fact helps, as it was read or as the attorney says. */
export const withFavors = (read: ReadCase): CaseModel => ({
  ...read.model,
  facts: read.model.facts.map((fact) => ({ ...fact, favors: bearingOf(read, fact).favors })),
});
