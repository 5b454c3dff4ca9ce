import { describe, expect, it } from '@jest/globals';
import { readCase } from './build.js';
import { reasonOfDenial, withoutAnswering } from './happened.js';

describe('an answer', () => {
  it.each([
    [
      'Admit that a van stopped at nine; deny that it was late; deny the remainder.',
      'A van stopped at nine.',
    ],
    [
      'Admits, except that two of the nine kegs were replaced by Orne in May 2022.',
      'Two of the nine kegs were replaced by Orne in May 2022.',
    ],
  ])('is told without what it denies: %s', (written, told) => expect(withoutAnswering(written)).toBe(told));

  it('tells why it denies', () => {
    expect(
      reasonOfDenial('Denies that notice was late, in that Defendant told Plaintiff of it on May 4.'),
    ).toBe('Defendant told Plaintiff of it on May 4.');
    expect(reasonOfDenial('Denies the remainder of the paragraph.')).toBeUndefined();
  });

  it('tells its counterclaim, and not what it must grant beside a denial', () => {
    const text = `STATE OF MINNESOTA      DISTRICT COURT
Tarkin Hops, Inc., Plaintiff,
vs.                  ANSWER AND COUNTERCLAIM
Orne Brewing, LLC, Defendant.

   1. Admits.
   2. Admits that the first letter which uses the word "reject" is dated May 3, 2023, nineteen days after delivery. Denies that
   notice was late, in that Defendant told Plaintiff in writing on April 18 that lot 31 had tested at 4.21.

                         COUNTERCLAIM
   1. The certificates sent with lots 32 and 34 show the same mold count as the certificate for lot 29.
   2. Three lots having failed, Defendant terminated the agreement under section 9 on June 29, 2023.
   3. Defendant bought 212 drums of other hops through July 2023 at $448.50 a drum.`;
    const { model } = readCase(
      {
        caseType: 'civil-litigation',
        clientName: 'Orne Brewing, LLC (defendant)',
        opposingParty: 'Tarkin Hops, Inc. (plaintiff)',
        keyFacts: '',
      },
      [{ name: 'answer', pages: [{ number: 1, text }] }],
    );
    const said = model.facts.flatMap((fact) => fact.said);
    expect(said).toEqual(
      expect.arrayContaining([
        'Orne Brewing told Tarkin Hops in writing on April 18 that lot 31 had tested at 4.21.',
        expect.stringMatching(/^The certificates sent with lots 32 and 34 show the same mold count/),
        expect.stringMatching(/Orne Brewing terminated the agreement under section 9 on June 29, 2023/),
        expect.stringMatching(/^Orne Brewing bought 212 drums/),
      ]),
    );
  });
});
