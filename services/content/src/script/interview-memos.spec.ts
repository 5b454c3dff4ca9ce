import { describe, expect, it } from '@jest/globals';
import { crossOfTorrance } from './scaffold-cross.fixtures.js';

const COMPLAINT = `IN THE DISTRICT COURT OF HALYARD COUNTY
NORA ELAINE PIKE, Plaintiff,
v.
WALTER JAMES TORRANCE, Defendant.
COMPLAINT
1. On June 3, 2024, Walter James Torrance rented a scaffold to Nora Elaine Pike.
2. On June 9, 2024, the scaffold fell.
3. Walter James Torrance was negligent.`;

const MEMO = `                       BRIDGER CLAIM SERVICES

              Walter J. TORRANCE, DOB 2/4/1970, owner of a rental yard
 Subject
 Date          August 2, 2024, at the yard; his counsel A. Oakes present

Notes by hand, not recorded. Investigator's file 88.

Rental
He said the scaffold was "ten years old, maybe twelve." He stated that he bought it at
an auction. I asked if he had a manual. He said no. I asked what he looked at before it
went out. He said "the pins, mostly." Asked how often he replaced pins he said "when one broke."
He did not write down who inspected it, and he had no form for that.
He appeared nervous and looked to counsel. Counsel said he need not guess. He said the
pins were fine.

Braces
He agreed that two braces were missing.

Ms. Pike
He has known her since 2019. She asked him for outriggers. He told her there were none.
DeShawn Orbell loaded the truck, and he tied it down.

Investigator's notes
He was evasive. He is probably lying about the pins.`;

const crossed = (memo: string, extra: readonly string[] = []): string[] =>
  crossOfTorrance([COMPLAINT, memo, ...extra]);

describe('the memo of an interview that tells of its subject as "he"', () => {
  const questions = crossed(MEMO);
  const all = questions.join('\n');

  it('is put to him as what he told the investigator, one thing a question', () => {
    expect(questions).toEqual(
      expect.arrayContaining([
        'You told the investigator that the scaffold was “ten years old, maybe twelve”, correct?',
        'You told the investigator that you bought it at an auction, correct?',
        'You told the investigator that two braces were missing, correct?',
      ]),
    );
  });

  it('gives an answer with what was asked', () => {
    expect(questions).toEqual(
      expect.arrayContaining([
        'Asked if you had a manual, you said no, correct?',
        'Asked how often you replaced pins, you said: “when one broke”, correct?',
      ]),
    );
  });

  it('leaves out how he looked, what his writer thinks, and where another man may be meant', () => {
    expect(all).not.toMatch(/nervous|counsel|evasive|lying|pins were fine|tied it down/);
  });

  it('says whom he called "she" where only one was spoken of', () => {
    expect(all).toContain('You told the investigator that you have known Ms. Pike since 2019, correct?');
  });

  it('is nobody else’s', () => {
    const told = crossed(MEMO.replace('Walter J. TORRANCE', 'Wendell K. OAKES')).join('\n');
    expect(told).not.toMatch(/auction|manual/);
  });

  it('puts his own correction instead of what he struck', () => {
    const told = crossed(
      `${MEMO.replace(/Investigator's notes[^]*$/, '')}
Corrections returned by subject
Page 1: strike "ten years old, maybe twelve"; insert "I never asked how old it was."`,
    ).join('\n');
    expect(told).toContain('You sent back a correction that said: “I never asked how old it was”, correct?');
    expect(told).not.toContain('maybe twelve');
  });
});

describe('what a court tells a jury', () => {
  it('is put to nobody', () => {
    const told = crossed(MEMO, [
      `DISTRICT COURT                FINAL JURY INSTRUCTIONS
HALYARD COUNTY
The defendant rented the scaffold to the plaintiff for money.
The defendant does not have to prove that. You must follow these instructions.`,
    ]).join('\n');
    expect(told).not.toMatch(/have to prove|for money/);
  });
});
