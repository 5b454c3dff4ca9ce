import { describe, expect, it } from '@jest/globals';
import { initialsOfParties } from './initials-of-parties.js';
import { speakerIn, statementsIn } from './statements-in.js';
import { readPaper } from './paper.js';
import type { Sides } from './sides.js';

const REPORT = `CALDER COUNTY SHERIFF                    CASE NO. 24-118
NARRATIVE AND SUPPLEMENTS

A.  FIRST RESPONSE - DEP. L. MARSH 12-4   (typed 05/05/2024)

I saw a gray van at the gate. I did not look into it.

B.  SGT. P. ORNE, EVIDENCE UNIT - SEARCH

I opened the van on May 6. I found two crates.
`;

describe('a report of several officers', () => {
  const pages = [{ number: 1, text: REPORT }];
  const by = (text: string): string | undefined =>
    speakerIn({ text, page: 1 }, statementsIn(pages), undefined);

  it('has whoever is named in the heading say "I" below it', () => {
    expect(by('I did not look into it.')).toBe('Deputy Marsh');
    expect(by('I found two crates.')).toBe('Sergeant Orne');
  });

  it('has whoever is named before the words of the same row say "I" in them', () => {
    const text = `USE OF FORCE REPORT\n\nSTATEMENT OF OFC. P. L. ORNE #231 (10/12/2021).  I was with the driver.\nI did not feel in danger.\n\nMEDIC SHEET.  She told me her name.\n\nSUPERVISOR REVIEW.  Sgt. Ada T. Reed, 10/14/2021: I would mark this passive.\n`;
    const statements = statementsIn([{ text }]);
    const says = (words: string): string | undefined =>
      speakerIn({ text: words, page: 1 }, statements, undefined);
    expect(says('I did not feel in danger.')).toBe('Officer Orne');
    expect(says('I would mark this passive.')).toBe('Sergeant Reed');
    expect(says('She told me her name.')).toBeUndefined();
  });

  it('is a report, whatever it calls itself', () => {
    expect(readPaper({ name: 'paper.txt', pages }).kind).toBe('report');
  });
});

describe('the initials of a party', () => {
  it('are its name to a listener', () => {
    const sides = {
      client: { said: 'Brandt Harbor Mills' },
      side: 'defending',
      criminal: false,
    } as unknown as Sides;
    const [[initials, name] = [/x/, '']] = initialsOfParties(sides, [
      'Brandt Harbor Mills, Inc. ("BHM" or the "Mill")',
    ]);
    expect('BHM closed the gate; see BHM-0012 and “BHM”.'.replace(initials, name)).toBe(
      'Brandt Harbor Mills closed the gate; see BHM-0012 and “BHM”.',
    );
  });
});
