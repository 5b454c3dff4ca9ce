import { describe, expect, it } from '@jest/globals';
import { causesOfCount } from './causes-of-counts.js';
import { countsIn } from './counts.js';

const counts = (text: string): string[] =>
  countsIn([
    { name: 'paper', pages: [{ number: 1, text, ocr: false, scanned: false, read: true }] } as never,
  ]).map(
    ({ label, title }) =>
      `${label}: ${causesOfCount(title, true)
        .map(({ cause }) => cause.name)
        .join()}`,
  );

describe('charges', () => {
  it('are read from the rows of a form', () => {
    const form = `CHARGES
 1  18 § 2501(a)       Criminal Homicide                 H
 2  18 § 903           Criminal Conspiracy (robbery)     F1

1. On May 4, 2023 the officer came to 12 Oak Street, where a man lay.
`;
    expect(counts(form)).toEqual(['Count 1: murder', 'Count 2: conspiracy']);
  });

  it('are named below their heading, where a section of the code stands between', () => {
    expect(counts('COUNT 4\n18 U.S.C. § 1512(b)(3)\n(Witness Tampering)\n\n1. On May 4 she called.')).toEqual(
      ['Count 4: witness tampering'],
    );
  });

  it('go on below a heading that ends on a comma', () => {
    expect(
      counts('COUNT I:   Leaving the Scene of an Accident,\na Level 4 Felony\n\nThe officer states:'),
    ).toEqual(['Count I: leaving the scene of an accident']);
  });

  it('are none where a row only cites', () => {
    expect(counts('See 18 § 2501(a) Criminal Homicide.\n\n1. On May 4 a man fell.')).toEqual([]);
  });
});
