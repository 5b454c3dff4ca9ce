import { describe, expect, it } from '@jest/globals';
import { causesOfCount, isAgainstAnother } from './causes-of-counts.js';
import { countsIn } from './counts.js';
import { wantsEnded } from './relief-asked.js';
import { spokenParty } from './sides.js';

const charged = (title: string): string[] => causesOfCount(title, true).map(({ cause }) => cause.name);
const claimed = (title: string): string[] => causesOfCount(title, false).map(({ cause }) => cause.name);
const paper = (text: string) => ({ name: 'paper', pages: [{ number: 1, text }] });

describe('a charge', () => {
  it.each([
    ['COUNT I (Embezzlement - Rents)', 'embezzlement'],
    ['COUNT IV (Computer Fraud)', 'computer fraud'],
    ['COUNT I VEHICULAR HOMICIDE - DRIVING WHILE INTOXICATED', 'vehicular homicide by intoxication'],
    ['COUNT II HOMICIDE BY VEHICLE - RECKLESS DRIVING', 'vehicular homicide'],
    [
      'COUNT THREE (Possession of a Firearm in Furtherance of a Drug Trafficking Crime)',
      'use of a firearm in a crime',
    ],
    ['COUNT FOUR (Possession of a Firearm by a Prohibited Person)', 'unlawful possession of a firearm'],
  ])('is what its heading names: %s', (title, name) => {
    expect(charged(title)).toEqual([name]);
  });

  it('that is not known is never another one that its words touch', () => {
    expect(charged('COUNT II (Poaching of Sturgeon) did by theft or assault take')).toEqual([
      'poaching of sturgeon',
    ]);
    expect(causesOfCount('COUNT II (Poaching of Sturgeon)', true)[0]!.cause.elements).toEqual([]);
  });
});

describe('a count of a complaint', () => {
  it.each([
    ['COUNT TWO Failure to Intervene (42 U.S.C. § 1983; against Lund)', ['failure to intervene']],
    ['COUNT THREE Municipal Liability (42 U.S.C. § 1983)', ['municipal liability']],
    ['COUNT THREE (Wantonness - Ferro)', ['wantonness']],
    ['COUNT FOUR (Breach of Express and Implied Warranty - All Defendants)', ['breach of warranty']],
    ['COUNT FIVE (Negligent Failure to Warn)', ['failure to warn']],
    ['Count 1 - Breach of the 2017 Agreement (Moss)', ['breach of contract']],
    ['COUNT I 42 U.S.C. § 1983', ['deprivation of civil rights']],
  ])('is of what its heading names: %s', (title, names) => {
    expect(claimed(title)).toEqual(names);
  });

  it('against somebody else is not against our client', () => {
    const counts = countsIn([
      paper(`Count 1 - Breach of Contract (Moss)

1. Moss broke it.

Count 2 - Conversion (both Defendants)

2. They took it.

Count 3 - Tortious Interference (Kester)

3. Kester knew.
`),
    ]);
    expect(counts.map((one) => isAgainstAnother(one, counts, 'Ada Moss'))).toEqual([false, false, true]);
    expect(counts.map((one) => isAgainstAnother(one, counts, 'Ada Ruiz-Moss'))).toEqual([false, false, true]);
  });
});

it('the state in which a city lies is no party', () => {
  expect(spokenParty('Ann Lund and City of Calder, Ohio', false)!.said).toBe('Ann Lund and City of Calder');
});

it('a duty to pay that is to end is not asked for', () => {
  expect(wantsEnded('that his obligation to pay child support of $900 be terminated')).toBe(true);
  expect(wantsEnded('damages of $900')).toBe(false);
});
