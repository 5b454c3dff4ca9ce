import type { ModelPerson } from '@lectern/contracts/case-model';
import type { FileSentence } from './file-sentences.js';
import type { Gender } from './genders.js';
import type { Sides } from './sides.js';
import type { Interviewed } from './interviewed.js';

/** Whom the pronouns of a file may mean. */
export interface Antecedents {
  sentences: readonly FileSentence[];
  persons: readonly ModelPerson[];
  genders: ReadonlyMap<string, Gender>;
  /** A sentence with the names of those whom it calls "Plaintiff". */
  named: (text: string) => string;
  /** Surnames that more than one person bears. */
  shared: ReadonlySet<string>;
  /** Whom reports tell to have been asked, in their order. */
  interviewed: readonly Interviewed[];
  /** Each of several who are sued as one may be meant. */
  sides?: Pick<Sides, 'client' | 'opponent'>;
  /** Full names of those whom the papers call by their first names. */
  byFirstName?: readonly string[];
}
