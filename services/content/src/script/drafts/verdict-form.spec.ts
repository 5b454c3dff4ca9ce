import { describe, expect, it } from '@jest/globals';
import type { Brief } from '../brief.js';
import { partsOfDraft } from '../drafted-papers.fixtures.js';
import { SAW_COMPLAINT } from './saw-case.fixtures.js';
import { verdictForm } from './verdict-form.js';

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
    const told = partsOfDraft('closing-argument', [SAW_COMPLAINT, SHARES]).get('The verdict');
    expect(told).toContain(
      'The verdict form asks you what share of the fault each one bears. [What you ask for]',
    );
    expect(told).not.toMatch(/write yes/);
    expect(partsOfDraft('closing-argument', [SAW_COMPLAINT, SPECIAL]).get('The verdict')).toMatch(
      /write yes/,
    );
  });
});
