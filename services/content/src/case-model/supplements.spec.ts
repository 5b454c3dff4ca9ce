import { describe, expect, it } from '@jest/globals';
import { initialsOfParties } from './initials-of-parties.js';
import { speakerIn, statementsIn } from './first-person.js';
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
  const by = (text: string): string | undefined => speakerIn({ text }, statementsIn(pages), undefined);

  it('has whoever is named in the heading say "I" below it', () => {
    expect(by('I did not look into it.')).toBe('Deputy Marsh');
    expect(by('I found two crates.')).toBe('Sergeant Orne');
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
