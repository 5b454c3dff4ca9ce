import { describe, expect, it } from '@jest/globals';
import { readCase } from './build.js';

describe('a given name that a paper defines', () => {
  it('is told as the name of the one who bears it', () => {
    const text = `HAROLD B. TARRANT, SR. and MINDA ORR-TARRANT, Plaintiffs, v. DORN LADDERS, LLC, Defendant.
COMPLAINT
1. Plaintiff Harold B. Tarrant, Sr., ("Harold") is over the age of nineteen.
2. Plaintiff Minda Orr-Tarrant ("Minda") is his wife.
3. On May 4, 2022 Harold bought a ladder from the store in Demopolis.
4. On June 9, 2022 Harold climbed the ladder at five in the morning.
5. The strap broke and Harold fell eleven feet to the ground.
6. Minda left her job at the mill on July 1, 2022.`;
    const { model } = readCase(
      {
        caseType: 'personal-injury',
        clientName: 'Harold B. Tarrant, Sr. and Minda Orr-Tarrant (plaintiffs)',
        opposingParty: 'Dorn Ladders, LLC (defendant)',
        keyFacts: '',
      },
      [{ name: 'complaint.txt', pages: [{ number: 1, text }] }],
    );
    const said = model.facts.flatMap((fact) => fact.said).join(' ');

    expect(said).toContain('Tarrant bought a ladder');
    expect(said).toContain('Orr-Tarrant left her job');
    expect(said).not.toMatch(/\bHarold (?:bought|climbed|fell)/);
  });
});
