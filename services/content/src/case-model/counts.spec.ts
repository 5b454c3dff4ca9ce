import { describe, expect, it } from '@jest/globals';
import type { Actors } from './actors.js';
import { causesOfCount, merged } from './causes-of-counts.js';
import { countsIn } from './counts.js';

const paper = (text: string) => ({ name: 'paper', pages: [{ number: 1, text }] });
const labels = (text: string): (string | undefined)[] => countsIn([paper(text)]).map(({ label }) => label);

describe('the counts of a paper', () => {
  it.each([
    ['COUNT TWO\nNegligent Retention', ['Count Two']],
    ['IV. COUNT III - CONVERSION', ['Count III']],
    ['SECOND CAUSE OF ACTION\n(Fraud)', ['the Second Cause of Action']],
    ['AS AND FOR A THIRD CAUSE OF ACTION\n(Breach of Warranty)', ['the Third Cause of Action']],
    ['                  ¯ COUNT I\n  Violation of Sherman Act § 1', ['Count I']],
    ['COUNTS 2 - 7\n(Wire Fraud, 18 U.S.C. § 1343)', ['Counts 2 to 7']],
  ])('are read from headings: %s', (text, found) => {
    expect(labels(text)).toEqual(found);
  });

  it('are not sentences that speak of one, and not a county', () => {
    expect(labels('Count Two of the Complaint fails to state a claim.\nCOUNTY OF KERN\n')).toEqual([]);
  });

  const named = (title: string, criminal = false): string[] =>
    causesOfCount(title, criminal).map(({ cause }) => cause.name);

  it('are of what their title names, not of the statute behind it', () => {
    expect(named('COUNT THREE Retaliation in Violation of Title VII')).toEqual(['retaliation']);
    expect(named('COUNT I 42 U.S.C. § 1983')).toEqual(['deprivation of civil rights']);
    expect(named('COUNT 1 (Conspiracy to Commit Wire Fraud, 18 U.S.C. § 371)', true)).toEqual(['conspiracy']);
    expect(
      named(
        'COUNT I did unlawfully enter, with the intent to commit a theft, in violation of Penal Code 459, Burglary',
        true,
      ),
    ).toEqual(['burglary']);
    expect(named('COUNT 9 Title 18, United States Code, Section 1519', true)).toEqual([
      'obstruction of justice',
    ]);
  });

  it('keep the name of a crime whose parts are not known', () => {
    expect(
      named(
        'FOURTH COUNT accuses the defendant of the crime of FALCONRY WITHOUT A PERMIT IN THE FIRST DEGREE, in violation',
        true,
      ),
    ).toEqual(['falconry without a permit']);
  });

  it('keep how grave a charge is', () => {
    const words = (title: string): string[] =>
      causesOfCount(title, true).map((one) => one.words.toLowerCase());

    expect(words('COUNT TWO (Second Degree Murder)')).toEqual(['second degree murder']);
    expect(words('COUNT I: ASSAULT IN THE SECOND DEGREE, committed as follows')).toEqual([
      'assault in the second degree',
    ]);
    expect(
      words('COUNT 1: ANN OBI, on May 2, 2023, did unlawfully commit an aggravated battery upon'),
    ).toEqual(['aggravated battery']);
  });

  const petition =
    'PETITION FOR NEGLIGENCE\n\n1. Ann Obi was shopping in the store of Tall Order.\n\nIII. CAUSES OF ACTION\n\nA. Premises Liability - Tall Order\n\n2. Tall Order knew of the wax.\n\nB. Negligence - Lark Cranes\n\n3. Lark Cranes used the wrong wax.\n\nIV. DAMAGES\n\n4. Obi seeks relief.\n';

  it('have no number where a petition letters them', () => {
    expect(countsIn([paper(petition)]).map(({ label, title, body }) => [label, title, body.trim()])).toEqual([
      [undefined, 'A. Premises Liability - Tall Order', '2. Tall Order knew of the wax.'],
      [undefined, 'B. Negligence - Lark Cranes', '3. Lark Cranes used the wrong wax.'],
    ]);
  });

  it('of an answer are claimed back, and those among the ones who are sued are none of this case', () => {
    const answer =
      'ANSWER\n\n1. Denied.\n\nCOUNTERCLAIM\n\nCOUNT I - CONVERSION\n\n2. Obi kept the crane.\n\nCROSS-CLAIM AGAINST LARK\n\nCOUNT I - CONTRIBUTION\n\n3. Lark owes it.\n';

    expect(countsIn([paper(answer)]).map(({ title, counter }) => [title, counter])).toEqual([
      ['COUNT I - CONVERSION', true],
    ]);
  });

  it('accuse whom they name', () => {
    const two: Actors = {
      first: ['the State'],
      second: ['Pia Lund', 'Oren Tam'],
      sued: ['Pia Lund', 'Oren Tam'],
      staff: [],
      throughOthers: false,
    };
    const charged = countsIn([
      paper(
        'COUNT ONE\n\nThe grand jurors charge and accuse PIA LUND and OREN TAM with the offense of ARMED ROBBERY, for that they took a ring.\n\nCOUNT TWO\n\nThe grand jurors further charge and accuse OREN TAM with the offense of TAMPERING WITH EVIDENCE, for that he hid what Pia Lund had.\n',
      ),
    ]).flatMap((count) => causesOfCount(count.title, true).map((one) => ({ ...one, count })));

    expect(merged(charged, two).map(({ words, against }) => [words, against])).toEqual([
      ['armed robbery', undefined],
      ['tampering with evidence', 'Oren Tam'],
    ]);
  });

  it('of one cause are one claim, unless they are against others', () => {
    const actors: Actors = {
      first: ['Ann Obi'],
      second: ['Lark Cranes', 'Tall Order Rigging'],
      sued: ['Lark Cranes', 'Tall Order Rigging'],
      staff: [],
      throughOthers: true,
    };
    const causes = countsIn([
      paper(
        'COUNT I\nOBI v. LARK CRANES\nNEGLIGENCE\n\n1. All of it.\n\nCOUNT II\nOBI v. TALL ORDER RIGGING\nNEGLIGENCE\n\n2. All of it.\n\nCOUNT III\nOBI v. TALL ORDER RIGGING\nNEGLIGENCE\n',
      ),
    ]).flatMap((count) => causesOfCount(count.title, false).map((one) => ({ ...one, count })));

    expect(merged(causes, actors).map(({ against, label }) => [against, label])).toEqual([
      ['Lark Cranes', 'Count I'],
      ['Tall Order Rigging', 'Count II and Count III'],
    ]);
  });
});
