import { describe, expect, it } from '@jest/globals';
import type { Brief } from '../brief.js';
import { partsOfDraft } from '../drafted-papers.fixtures.js';
import { verdictForm } from './verdict-form.js';

const COMPLAINT = `IN THE CIRCUIT COURT OF LANE COUNTY
ADA MOSS, Plaintiff, v. LEE ORNE, Defendant.
COMPLAINT
1. On May 4, 2023, Ada Moss worked at the table saw of Lee Orne in Salem.
2. Lee Orne had taken the guard off the table saw in March 2023.
3. The blade of the saw cut three fingers of Ada Moss.
4. Ada Moss lost the use of her right hand.
COUNT I - NEGLIGENCE
5. Lee Orne knew that the saw had no guard.
WHEREFORE Plaintiff asks for damages.`;
const SHARES = `IN THE CIRCUIT COURT OF LANE COUNTY
ADA MOSS, Plaintiff, v. LEE ORNE, Defendant.
                     VERDICT FORM
We, the jury, assess the percentage of fault of each as follows:
Defendant Lee Orne      ______ %
Plaintiff Ada Moss      ______ %`;
const SPECIAL = `${SHARES.replace('We, the jury', 'Question 1. Was Lee Orne negligent?   Yes ____  No ____\nWe, the jury')}`;

const formOf = (text: string) =>
  verdictForm({
    read: { papers: [{ document: { name: 'paper 1', pages: [{ number: 1, text }] } }] },
  } as unknown as Brief);

describe('a verdict form of the file', () => {
  it.each([
    ['asks for shares', SHARES, true, false],
    ['asks for both', SPECIAL, true, true],
    ['asks for yes or no', 'VERDICT FORM\n1. Did Orne keep the guard off?  Yes __ No __', false, true],
  ] as const)('%s', (_, text, shares, yesOrNo) => {
    const form = formOf(text);
    expect([form?.shares !== undefined, form?.yesOrNo]).toEqual([shares, yesOrNo]);
  });

  it('is none in an order that speaks of a verdict', () =>
    expect(formOf('ORDER\nThe verdict will be taken on May 4. Yes, the form may be used.')).toBeUndefined());

  it('that asks for shares is answered with no yes, and the share is the advocate’s place', () => {
    const told = partsOfDraft('closing-argument', [COMPLAINT, SHARES]).get('The verdict');
    expect(told).toContain(
      'The verdict form asks you what share of the fault each one bears. [What you ask for]',
    );
    expect(told).not.toMatch(/write yes/);
    expect(partsOfDraft('closing-argument', [COMPLAINT, SPECIAL]).get('The verdict')).toMatch(/write yes/);
  });
});
