import type { CauseOfAction } from './cause-of-action.js';

const P = { bornBy: 'plaintiff', burden: 'preponderance of the evidence' } as const;

/** Property of the mind and of land. */
export const PROPERTY_CAUSES: readonly CauseOfAction[] = [
  {
    name: 'breach of the implied warranty of habitability',
    kind: 'real-estate',
    ...P,
    source: 'Restatement (Second) of Property: Landlord and Tenant § 5.1',
    also: ['warranty of habitability'],
    elements: [
      'The defendant let the home to the plaintiff',
      'The home was not fit to live in',
      'The defendant knew of it and did not put it right',
      'The tenant was harmed by it',
    ],
  },
  {
    name: 'interference with quiet enjoyment',
    kind: 'real-estate',
    ...P,
    source: 'Restatement (Second) of Property: Landlord and Tenant § 6.1',
    also: ['quiet enjoyment'],
    elements: [
      'The defendant let the home to the plaintiff',
      'The defendant took from the plaintiff the use of it',
      'The tenant was harmed by it',
    ],
  },
  {
    name: 'patent infringement',
    kind: 'intellectual-property',
    ...P,
    source: '35 U.S.C. § 271',
    also: ['infringement of the patent', 'induced infringement'],
    elements: [
      'The plaintiff owns a valid patent',
      'The defendant made, used, sold, offered or imported the invention without authority',
      'Each element of a claim is met by what the defendant made or did',
    ],
  },
  {
    name: 'copyright infringement',
    kind: 'intellectual-property',
    ...P,
    source: '17 U.S.C. § 501',
    also: ['infringement of copyright'],
    elements: ['The plaintiff owns a valid copyright', 'The defendant copied original elements of the work'],
  },
  {
    name: 'trademark infringement',
    kind: 'intellectual-property',
    ...P,
    source: '15 U.S.C. §§ 1114, 1125(a)',
    also: [
      'lanham act',
      'unfair competition',
      'false designation of origin',
      'trademark dilution',
      'trade dress',
    ],
    elements: [
      'The plaintiff owns a valid and protectable mark',
      'The defendant used a mark in commerce without consent',
      'The use is likely to confuse',
    ],
  },
  {
    name: 'misappropriation of trade secrets',
    kind: 'intellectual-property',
    ...P,
    source: '18 U.S.C. § 1836(b)',
    also: [
      'trade secret misappropriation',
      'defend trade secrets act',
      'uniform trade secrets act',
      'trade secrets',
    ],
    elements: [
      'The plaintiff had a trade secret',
      'The plaintiff took reasonable measures to keep it secret',
      'The defendant acquired, disclosed or used it by improper means',
    ],
  },
  {
    name: 'quiet title',
    kind: 'real-estate',
    ...P,
    source: '28 U.S.C. § 2409a; Cal. Code Civ. Proc. § 761.020',
    also: ['adverse possession', 'boundary dispute'],
    elements: [
      'The plaintiff has a title or interest in the land',
      'The defendant makes an adverse claim',
      'The plaintiff’s title is the better one',
    ],
  },
  {
    name: 'unlawful detainer',
    kind: 'real-estate',
    ...P,
    source: 'Cal. Code Civ. Proc. § 1161',
    also: ['eviction', 'summary possession', 'forcible entry and detainer', 'holdover proceeding'],
    elements: [
      'The parties were landlord and tenant',
      'The tenant defaulted or the term ended',
      'The required notice was given',
      'The tenant stayed in possession',
    ],
  },
  {
    name: 'foreclosure',
    kind: 'real-estate',
    ...P,
    source: 'Restatement (Third) of Property (Mortgages) § 8.1',
    also: ['mortgage foreclosure', 'foreclosure of mortgage', 'deed of trust'],
    elements: [
      'A debt is secured by a mortgage on the property',
      'The plaintiff holds the note and the mortgage',
      'The borrower defaulted',
      'The notices that the law requires were given',
    ],
  },
  {
    name: 'inverse condemnation',
    kind: 'real-estate',
    ...P,
    source: 'U.S. Const. amend. V; 42 U.S.C. § 1983',
    also: ['regulatory taking', 'takings clause', 'eminent domain', 'just compensation'],
    elements: [
      'The plaintiff owned private property',
      'The government took or damaged it',
      'The taking was for public use',
      'Just compensation was not paid',
    ],
  },
  {
    name: 'nuisance',
    kind: 'civil-litigation',
    ...P,
    source: 'Restatement (Second) of Torts §§ 821D, 822',
    also: ['private nuisance', 'public nuisance'],
    elements: [
      'The defendant interfered with the use and enjoyment of land',
      'The interference was substantial and unreasonable',
      'The plaintiff was harmed by it',
    ],
  },
  {
    name: 'trespass',
    kind: 'real-estate',
    ...P,
    source: 'Restatement (Second) of Torts § 158',
    also: ['trespass to land', 'encroachment', 'easement'],
    elements: [
      'The plaintiff possessed the land',
      'The defendant intentionally entered it or caused a thing to enter',
      'The plaintiff had not consented',
    ],
  },
  {
    name: 'specific performance',
    kind: 'real-estate',
    ...P,
    source: 'Restatement (Second) of Contracts §§ 357-360',
    elements: [
      'A definite contract exists',
      'The plaintiff was ready, willing and able to perform',
      'Damages would not be adequate',
    ],
  },
];
