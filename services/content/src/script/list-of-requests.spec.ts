import { describe, expect, it } from '@jest/globals';
import type { Brief } from './brief.js';
import { usualStandard } from './drafts/motion-kinds.js';
import { SUPPRESSION } from './drafts/motion-table.js';
import { draftOf } from './drafted-papers.fixtures.js';

const MOTION = `CRIMINAL COURT OF LANE COUNTY, TENNESSEE

STATE OF TENNESSEE
v.                                   No. 24-77
MARCUS ORNE,
     Defendant.

MOTION TO SUPPRESS

1. On May 3, 2023 Officer Dale Kern came to the door of Marcus Orne without a warrant.

2. Marcus Orne told him to get a warrant and began to close the door.

3. Officer Kern put his boot in the door and entered the home.

4. Officer Kern searched the kitchen and found a pistol in the drawer.

5. He searched the closet and seized a bag with $6,240.00 in it.

6. Nobody had applied for a warrant, and a search of a home without a warrant is unreasonable.

7. Marcus Orne was handcuffed on the floor, in custody, when he was asked what was there.

WHEREFORE, Marcus Orne asks that the Court suppress:

     (a) the pistol, serial number 7714;

     (b) the $6,240.00 in currency; and

     (c) all statements before 11:40 p.m.

Respectfully submitted,
`;

describe('a motion to suppress that asks for it item by item', () => {
  const motion = draftOf('motion-argument', [MOTION], { forTheOther: true });

  it('asks to suppress each thing, and never for the thing', () => {
    expect(motion).toContain('to suppress the pistol');
    expect(motion).toContain('to suppress the $6,240');
    expect(motion).not.toMatch(/ask the Court for the (?:pistol|\$)/);
  });

  it('has the standard of what it argues most', () => {
    const sentences = [
      'Officer Kern entered the home without a warrant.',
      'He searched the kitchen and found a pistol in the drawer.',
      'He searched the closet.',
      'Orne was in custody when he was asked.',
    ].map((text) => ({ text, document: { name: 'motion' } }));
    const read = { sentences, papers: [{ kind: 'motion', document: { name: 'motion' } }] };

    expect(usualStandard({ read } as unknown as Brief, SUPPRESSION)[0]).toBe(
      'A search without a warrant is unreasonable unless an exception applies.',
    );
  });
});
