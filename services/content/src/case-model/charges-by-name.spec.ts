import { describe, expect, it } from '@jest/globals';
import { causesOfCount, isAgainstAnother } from './causes-of-counts.js';
import { spokenCharge } from './charged-words.js';
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
    ['Count 1 Trafficking in Fentanyl, O.C.G.A. § 16-13-31(e)', 'trafficking in fentanyl'],
    ['Count 3 Poss. of Firearm During Commission of a Felony, § 16-11-106', 'use of a firearm in a crime'],
    [
      'COUNT 4: POSSESSION OF TOOLS FOR THE COMMISSION OF CRIME, § 16-7-20',
      'possession of tools for the commission of crime',
    ],
    ['Count 2: FORGERY The above-named defendant, on or about March 17, 2023, did falsely make', 'forgery'],
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

describe('the charges of a paper', () => {
  const named = (text: string) =>
    countsIn([paper(text)]).flatMap(({ label, title }) =>
      causesOfCount(title, true).map(({ cause, words }) => [label, words, cause.name]),
    );

  it('stand in a table of a form, with what is not known here under its own name', () => {
    expect(
      named(`CHARGES
 1  18 § 2501(a)          Criminal Homicide                       H
 2  18 § 3301(a)(1)       Arson - inhabited building              F1
 3  75 § 9999             Riding a goat w/o license               S
`),
    ).toEqual([
      ['Count 1', 'criminal homicide', 'murder'],
      ['Count 2', 'arson', 'arson'],
      ['Count 3', 'riding a goat without license', 'riding a goat without license'],
    ]);
    expect(named('CHARGES\nAll charges are stayed.\n 1  18 § 3301(a)  Arson  F1\n')).toEqual([]);
  });

  it('are a list behind their numbers, over a heading of two rows, and count once', () => {
    const text = `COUNT I:   Leaving the Scene of an Accident Resulting in Death,
           a Level 4 Felony, I.C. 9-26-1-1.1
COUNT II:  Obstruction of Justice, a Level 6 Felony

1. A deputy found glass on the road.

PENALTIES
COUNT I:  Not more than twelve years.
`;
    expect(named(text)).toEqual([
      ['Count I', 'leaving the scene of an accident resulting in death', 'leaving the scene of an accident'],
      ['Count II', 'obstruction of justice', 'obstruction of justice'],
    ]);
    expect(countsIn([paper(text)]).map(({ body }) => body)).toEqual(['', '']);
  });

  it('begin in the row of their number, and are said as one is charged with them', () => {
    expect(
      named(`INDICTMENT

COUNT 1. That on or about the 30th day of March, 2024, in Calder County,
the above-named defendant, Lee Moss, did unlawfully commit the offense
of Possession of a Handgun by a Convicted Felon when he knowingly had a pistol.

COUNT 2. That on the same date and in the same county the defendant
did unlawfully commit the offense of Trafficking in a Controlled Substance, First Degree.
`).map(([label, words]) => [label, words]),
    ).toEqual([
      ['Count 1', 'possession of a handgun by a convicted felon'],
      ['Count 2', 'trafficking in a controlled substance'],
    ]);
    expect(charged('COUNT 6 – FAILED TO DRIVE IN SINGLE LANE (TIA)')).toEqual([
      'failing to drive in single lane',
    ]);
    expect(spokenCharge('DUI PER SE')).toBe('DUI per se');
  });

  it('are named once for all where their headings have a number alone', () => {
    expect(
      named(`The defendant is accused of the crimes of COUNT 1, ARSON IN THE FIRST DEGREE (ORS 164.325); COUNT
2, MENACING (ORS 163.190), committed as follows:

COUNT 1
The defendant did unlawfully set fire to a barn with intent to commit theft.

COUNT 2
The defendant did attempt to place Ada Moss in fear.
`),
    ).toEqual([
      ['Count 1', 'arson in the first degree', 'arson'],
      ['Count 2', 'menacing', 'menacing'],
    ]);
  });

  it('are what their statute says where the words of the heading are not known', () => {
    expect(named('COUNT 5\n18 U.S.C. § 1957\n(Monetary Transaction in Derived Property)\n')).toEqual([
      ['Count 5', 'monetary transaction in derived property', 'money laundering'],
    ]);
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
