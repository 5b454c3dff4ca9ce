import { describe, expect, it } from '@jest/globals';
import { readCase } from '../case-model/build.js';
import { sitsWithoutJury } from './without-jury.js';

const paper = (name: string, text: string) => ({ name, pages: [{ number: 1, text }] });
const INFORMATION = paper(
  'information.pdf',
  `STATE OF OHIO, Plaintiff, v. LEE MOSS, Defendant.

INFORMATION

COUNT 1 - THEFT. On May 4, 2024 Lee Moss took a van that belonged to Ada Orne.`,
);
const order = (text: string) =>
  paper('order.pdf', `STATE OF OHIO v. LEE MOSS\n\nORDER\n\n${text}\n\nSO ORDERED.  Ada Vale, Judge`);
const alone = (...papers: ReturnType<typeof paper>[]): boolean =>
  sitsWithoutJury(
    readCase(
      { caseType: 'criminal-defense', keyFacts: '', clientName: 'State of Ohio', opposingParty: 'Lee Moss' },
      papers,
    ),
  );

describe('whether a judge decides alone', () => {
  it('is said of a crime by an order', () => {
    expect(alone(INFORMATION)).toBe(false);
    expect(alone(INFORMATION, order('Defendant has waived a jury in writing, in open court.'))).toBe(true);
    expect(alone(INFORMATION, order('The motion to suppress is denied.'))).toBe(false);
  });

  it.each([
    'Any waiver of jury trial shall be filed by June 3.',
    'The defendant has not waived his right to a jury trial.',
    'The request for a bench trial is denied.',
  ])('is not said of a crime where it is only spoken of: %s', (text) => {
    expect(alone(INFORMATION, order(text))).toBe(false);
  });

  it('is said of a suit below its title', () => {
    const complaint = paper(
      'complaint.pdf',
      `ADA ORNE, Plaintiff, v. LEE MOSS, Defendant.\n\nCOMPLAINT\n(Trial to the Court)\n\n1. Moss broke the fence of Orne.\n\nOrne asks for damages of $4,000.`,
    );
    expect(
      sitsWithoutJury(
        readCase(
          { caseType: 'civil-litigation', keyFacts: '', clientName: 'Ada Orne', opposingParty: 'Lee Moss' },
          [complaint],
        ),
      ),
    ).toBe(true);
  });
});
