import type { CauseOfAction } from './cause-of-action.js';

const P = { bornBy: 'plaintiff', burden: 'preponderance of the evidence' } as const;

/** What is claimed of the government in its own courts. */
export const AGENCY_CAUSES: readonly CauseOfAction[] = [
  {
    name: 'review of agency action',
    kind: 'civil-litigation',
    ...P,
    source: '5 U.S.C. § 706',
    also: ['administrative procedure act', 'arbitrary and capricious', 'judicial review'],
    elements: [
      'The agency action is final',
      'The plaintiff is adversely affected',
      'The action was arbitrary, against the law or without required procedure',
    ],
  },
  {
    name: 'freedom of information',
    kind: 'civil-litigation',
    bornBy: 'defendant',
    burden: 'preponderance of the evidence',
    source: '5 U.S.C. § 552',
    also: ['foia', 'public records act', 'freedom of information act'],
    elements: [
      'The agency withheld records',
      'The withholding is not covered by an exemption',
      'The search was not adequate or the record not released in time',
    ],
  },
  {
    name: 'illegal exaction',
    kind: 'civil-litigation',
    ...P,
    source: '28 U.S.C. § 1491(a)',
    also: ['tucker act', 'little tucker act'],
    elements: [
      'The government demanded and received money',
      'A statute, a regulation or the Constitution did not allow it',
    ],
  },
];
