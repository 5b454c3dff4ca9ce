import { describe, expect, it } from '@jest/globals';
import { takenFor, witnessWith } from './taken-for.js';

const page = (text: string) => [{ text }];

describe('the title page of a deposition', () => {
  it.each([
    ['DEPOSITION OF ADA MOSS\nTaken on behalf of the Plaintiffs\nMarch 4, 2025, 9:00 a.m.', 'Plaintiff'],
    ['DEPOSITION OF ADA MOSS\nTAKEN BY:   Respondent\nDATE: October 19, 2023', 'Respondent'],
    [
      'Taken February 5, 2025, 10:02 a.m., Salem, by J. P. Wye for Plaintiffs. T. Ito for Defendant.',
      'Plaintiff',
    ],
    ['taken by Conal Vane-Ito, Esquire, for Defendant Corbel Hospital, November 19, 2024', 'Defendant'],
    ['Deposition taken at the instance of the Respondent, November 13, 2024', 'Respondent'],
    ['Taken Tuesday, March 18, 2025, at the offices of Vane & Ito, Salem. For plaintiff: R. Vane', undefined],
    ['The medicine was taken by the patient at noon.', undefined],
    ['Taken March 4, 2025. Reported by Jane Roe, Notary Public for the State of Oregon', undefined],
    ['taken by stipulation of counsel for the Plaintiff and the Defendant', undefined],
    ['taken by Zoom. J. Wye for Plaintiff; T. Ito for Defendant', undefined],
  ])('tells for whom it was taken: %s', (text, role) => {
    expect(takenFor(page(text))).toBe(role);
  });

  it('tells whose counsel appears for the witness', () => {
    expect(
      witnessWith(page('J. Wye for Plaintiffs; T. Ito for Defendant Corbel Pools\nand the witness.')),
    ).toBe('Defendant');
    expect(
      witnessWith(page('agreed by counsel for the Plaintiff and counsel for the Defendant and the witness')),
    ).toBe('Defendant');
    expect(witnessWith(page('J. Wye for Plaintiffs; T. Ito for Defendant. The witness was sworn.'))).toBe(
      undefined,
    );
  });
});
