import { describe, expect, it } from '@jest/globals';
import { readCase } from './build.js';

describe('a given name that a paper defines', () => {
  it('is told as the name of the one who bears it', () => {
    const text = `HAROLD B. TARRANT, SR. and MINDA ORR-TARRANT, Plaintiffs, v. DORN LADDERS, LLC, Defendant.
COMPLAINT
1. Plaintiff Harold B. Tarrant, Sr., ("Harold") is over the age of nineteen.
2. Plaintiff Minda Orr-Tarrant ("Minda") is his wife.
3. On May 4, 2022 Harold bought a ladder from the store in Demopolis. The clerk told the manager, "I sold it to Harold myself."
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
    // What somebody said stays as he said it.
    expect(said).toContain('“I sold it to Harold myself.”');
    expect(said).not.toMatch(/\bHarold (?:bought|climbed|fell)/);
  });

  it.each([
    ['Darrell "Dub" Roe', 'Dub'],
    ['Darrell Roe, known as "Dub,"', 'Dub'],
    ['ROE, DARRELL   DOB 1/2/80   AKA "DUB"', 'Dub'],
    ['Darrell Roe', 'Darr'],
  ])('knows the nickname of a party: %s', (introduced, nickname) => {
    const text = `THE STATE OF OHIO v. DARRELL ROE
INFORMATION
1. ${introduced} lives on Vine Street.
2. On May 4, 2022 ${nickname} took the saw from the barn.
3. On May 5, 2022 ${nickname} sold the saw in Dayton.
4. On May 9, 2022 ${nickname} told the clerk that it was his.`;
    const { model } = readCase(
      {
        caseType: 'criminal-defense',
        clientName: 'State of Ohio',
        opposingParty: 'Darrell Roe',
        keyFacts: '',
      },
      [{ name: 'information.txt', pages: [{ number: 1, text }] }],
    );
    const said = model.facts.flatMap((fact) => fact.said).join(' ');

    expect(said).toContain('Roe took the saw');
    expect(said).not.toContain(`${nickname} took`);
  });
});

describe('a word with which a sentence begins', () => {
  it.each([
    ['Theodore', 'The'],
    ['Andrew', 'And'],
    ['Herbert', 'Her'],
  ])('is no short form of %s: %s', (first, word) => {
    const story = [
      `${word} bag fell on the mat on May 3, 2023 and broke open.`,
      `${word} clerk swept the aisle at two o'clock on May 3, 2023.`,
      `${word} manager saw the broken bag on May 3, 2023 and left it.`,
      `${word} ladder stood in the aisle on May 3, 2023.`,
    ];
    const { model } = readCase(
      {
        caseType: 'personal-injury',
        clientName: `${first} Roe (plaintiff)`,
        opposingParty: 'Dorn Ladders, LLC (defendant)',
        keyFacts: '',
      },
      [
        {
          name: 'complaint.txt',
          pages: [
            {
              number: 1,
              text: `${first.toUpperCase()} ROE, Plaintiff, v. DORN LADDERS, LLC, Defendant.\nCOMPLAINT\n${story.map((one, at) => `${at + 1}. ${one}`).join('\n')}`,
            },
          ],
        },
      ],
    );

    expect(model.facts.flatMap((fact) => fact.said).join(' ')).not.toMatch(
      /Roe (?:bag|clerk|manager|ladder)/,
    );
  });
});
