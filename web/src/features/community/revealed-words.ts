import type { Revealed } from './named-in-text.rules.js';

const WHAT: Record<Revealed['kind'], string> = {
  client: 'your client',
  'opposing-party': 'the opposing party',
  party: 'a party',
  docket: 'the docket number',
  sum: 'a sum',
  email: 'an e-mail address',
  telephone: 'a telephone number',
};

/** What posting would reveal: "“Osgrave”: your client in Osgrave v. Pellworth Quarries". */
export const revealedInWords = ({ kind, words, matter }: Revealed): string =>
  `“${words}”: ${WHAT[kind]}${matter === undefined ? '' : ` ${kind === 'sum' || kind === 'docket' ? 'of' : 'in'} ${matter}`}`;
