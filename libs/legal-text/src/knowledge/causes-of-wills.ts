import type { CauseOfAction } from './cause-of-action.js';

const P = { bornBy: 'petitioner', burden: 'preponderance of the evidence' } as const;

/** Grounds on which a will is contested. */
export const WILL_CAUSES: readonly CauseOfAction[] = [
  {
    name: 'lack of testamentary capacity',
    kind: 'civil-litigation',
    ...P,
    source: 'Restatement (Third) of Property: Wills and Other Donative Transfers § 8.1',
    also: ['testamentary capacity', 'testamentary incapacity', 'lack of capacity to make a will'],
    elements: [
      'The maker of the will did not know the property or the family',
      'The maker of the will did not understand what it did',
    ],
  },
  {
    name: 'undue influence',
    kind: 'civil-litigation',
    ...P,
    source: 'Restatement (Third) of Property: Wills and Other Donative Transfers § 8.3',
    elements: [
      'The maker of the will was open to influence',
      'Somebody had the chance to use that influence',
      'The will came of that influence',
    ],
  },
];
