import { describe, expect, it } from '@jest/globals';
import { isAgainstAnother } from './causes-of-counts.js';
import { countsInCaption, numbersOf } from './charged-counts.js';
import { countsIn } from './counts.js';

const indictment = {
  name: 'indictment',
  pages: [
    {
      number: 1,
      text: `UNITED STATES OF AMERICA,              )
                                       )   CRIMINAL NO. 2:25-cr-20188
      vs.                              )   18 U.S.C. § 371
ROLAND J. TASKER, JR.,                 )   18 U.S.C. § 1512(b)(3)
     a/k/a "Junior" (Counts 1-3),      )
ODILE M. VANCE-HALE                    )   FILED IN OPEN COURT
     (Counts 1 and 4), and             )
WENDELL T. RASP (Counts 1, 3)          )

                     COUNT ONE (Conspiracy, 18 U.S.C. § 371)

     1.  Beginning on or about August 30, 2024, the defendants agreed to steal.

                     COUNTS TWO AND THREE (Wire Fraud, 18 U.S.C. § 1343)

     2.  On or about the dates below, the defendants named caused wires.

                     COUNT FOUR (Destruction of Records, 18 U.S.C. § 1519)

     3.  On or about May 9, 2025, ODILE M. VANCE-HALE knowingly destroyed a record.`,
    },
    { number: 2, text: 'COUNT 1 (all defendants)\n   NMT 5 years\nCOUNT 4 (VANCE-HALE)\n   NMT 20 years' },
  ],
};

describe('the counts of each accused', () => {
  it('reads the numbers of labels and lists', () => {
    expect(numbersOf('Counts Two and Three')).toEqual([2, 3]);
    expect(numbersOf('1, 3 and 5-7')).toEqual([1, 3, 5, 6, 7]);
    expect(numbersOf('Count IV')).toEqual([4]);
    expect(numbersOf('Counts XI and Nineteen')).toEqual([11, 19]);
  });

  it('stand behind the name in the caption', () => {
    expect(countsInCaption(indictment, 'Vance-Hale')).toEqual([1, 4]);
    expect(countsInCaption(indictment, 'Tasker')).toEqual([1, 2, 3]);
    expect(countsInCaption(indictment, 'Hale')).toBeUndefined();
  });

  it('are not those of the accused who is named next', () => {
    const pages = [{ number: 1, text: 'LEE SMITH,\nANN JONES (Counts 2, 3), Defendants.' }];
    expect(countsInCaption({ name: 'indictment', pages }, 'Smith')).toBeUndefined();
    expect(countsInCaption({ name: 'indictment', pages }, 'Jones')).toEqual([2, 3]);
  });

  it('are asked of the charge itself where its number is none that is known', () => {
    const counts = countsIn([indictment]).map((count) => ({ ...count, label: 'Count Last' }));
    expect(counts.map((count) => isAgainstAnother(count, counts, 'Wendell T. Rasp'))).toEqual(
      counts.map((count) => isAgainstAnother({ ...count, label: undefined }, counts, 'Wendell T. Rasp')),
    );
  });

  it('are no counts of another, nor those of the list of penalties once more', () => {
    const counts = countsIn([indictment]);
    expect(counts.map(({ label }) => label)).toEqual(['Count One', 'Counts Two and Three', 'Count Four']);
    const other = (client: string) => counts.map((count) => isAgainstAnother(count, counts, client));
    expect(other('Odile M. Vance-Hale')).toEqual([false, true, false]);
    expect(other('Wendell T. Rasp')).toEqual([false, false, true]);
  });

  it('are told by whom a charge names where the caption tells none', () => {
    const plain = {
      ...indictment,
      pages: [{ number: 1, text: indictment.pages[0]!.text.replace(/\(Counts? [^()]*\)/g, '') }],
    };
    const tampering = {
      number: 2,
      text: `                     COUNT FIVE (Witness Tampering, 18 U.S.C. § 1512(b)(3))

     4.  On or about May 10, 2025, ROLAND J. TASKER, JR., knowingly attempted to persuade a witness.`,
    };
    const counts = countsIn([{ ...plain, pages: [...plain.pages, tampering] }]);
    expect(counts.map((count) => isAgainstAnother(count, counts, 'Odile M. Vance-Hale'))).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });
});
