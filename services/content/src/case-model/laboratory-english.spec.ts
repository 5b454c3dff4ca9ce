import { describe, expect, it } from '@jest/globals';
import { itemsOf, laboratoryEnglish } from './laboratory-english.js';

const report = (head: string) => ({
  name: 'report',
  pages: [
    {
      number: 1,
      text: `${head}
Items
 Item  Description                            Result

        Bottle neck, brown glass               Single-source profile, 21
 1                                  Positive
        outer rim                              loci
 2      Bottle neck, brown glass    Positive   Partial profile
 3A     Left glove, leather         Negative   No profile
 K1     Buccal swab, R. Orne   —               21 loci

Conclusions
1. The DNA profile from Item 1 is the same as that of K1.`,
    },
  ],
});

describe('a report of a laboratory', () => {
  const paper = report('STATE FORENSIC LABORATORY');

  it('says what its items are', () => {
    expect([...itemsOf(paper)]).toEqual([
      ['1', 'Bottle neck, brown glass outer rim'],
      ['2', 'Bottle neck, brown glass'],
      ['3A', 'Left glove, leather'],
      ['K1', 'Buccal swab, R. Orne'],
    ]);
  });

  it.each([
    [
      'The DNA profile from Item 1 is the same as that of K1.',
      'The DNA profile from the first bottle neck was the same as that of the buccal swab of R. Orne.',
    ],
    ['Item 3A shows no blood.', 'The left glove showed no blood.'],
    ['Item 9 is sealed.', 'Item 9 is sealed.'],
    ['The method is in use.', 'The method is in use.'],
  ])('%s', (written, told) => expect(laboratoryEnglish(paper)!(written)).toBe(told));

  it('is only what a laboratory wrote', () => {
    expect(laboratoryEnglish(report('TOWN POLICE DEPARTMENT'))).toBeUndefined();
  });
});
