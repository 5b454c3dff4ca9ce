import { describe, expect, it } from '@jest/globals';
import { mattersKeptOut } from './kept-out-matters.js';
import type { Sides } from './sides.js';

const civil: Sides = { side: 'claiming', criminal: false };
const holds = (ruled: string, sides = civil) =>
  mattersKeptOut([{ text: ruled, document: 'order', page: 1 }], sides);

describe('a matter that a ruling keeps out', () => {
  it.each([
    ['D-2 Traffic citation E0044817 GRANTED', 'He got a citation.'],
    ['That the calls are from a jail may not be stated', 'You talked to Orne on the jail phone, correct?'],
    ['Any reference to drinking GRANTED', 'Orne had two beers.'],
    ['Defendant’s prior convictions are excluded.', 'Orne was convicted in 2016.'],
    ['P-3 Collateral source GRANTED.', 'Insurance did not approve more visits.'],
  ])('%s', (ruled, text) => {
    expect(holds(ruled)(text)).toBe(true);
    expect(holds(ruled)('Orne crossed the yard at nine.')).toBe(false);
  });

  it('is not what is tried', () => {
    const criminal: Sides = { side: 'claiming', criminal: true };
    expect(holds('The 2014 DWI is excluded.', criminal)('Orne had two beers.')).toBe(false);
  });
});
