import { describe, expect, it } from '@jest/globals';
import { readCase } from './build.js';

const page = (text: string) => [{ number: 1, text, ocr: false, scanned: false, read: true }];
const details = {
  caseType: 'criminal-defense' as const,
  clientName: 'Dominic Paul Harrow',
  opposingParty: 'State of Ohio',
  keyFacts: '',
};

const REPORT = `TOWN POLICE DEPARTMENT INCIDENT REPORT

VICTIM: OLENICK, Travis J.   DOB 03/22/1992
SUSPECT: HARROW, Dominic Paul   DOB 06/05/1979

Travis Olenick was seated on the curb. Mr. Olenick held a towel to his face.`;
const STATEMENT = `VOLUNTARY STATEMENT

Name: Marisol Quinn   Occupation: bartender

Travis came in at about 7:30. Travis picked his bottle up off the pool table and said "I'm going to finish this." He went out the
side door with the bottle in his hand. I opened the side door a minute later. Travis had Harrow up against the side of the truck.
Travis stepped back.

Signed: Marisol Quinn`;

const factsOf = (statement: string): string =>
  readCase(details, [
    { name: 'report', pages: page(REPORT) },
    { name: 'statement', pages: page(statement) },
  ])
    .model.facts.flatMap(({ said }) => said)
    .join('\n');

describe('who is called by his first name', () => {
  it('is told by the surname that a form gives him, and nobody else becomes "he"', () => {
    const facts = factsOf(STATEMENT);
    expect(facts).toMatch(/Olenick picked his bottle up off the pool table/);
    expect(facts).not.toMatch(/Travis (?:came|picked|had)|Harrow (?:went|had)/);
  });

  it('keeps it where two people bear it', () => {
    const facts = factsOf(`${STATEMENT}\n\nTravis Boone served him. Mr. Boone had worked there for years.`);
    expect(facts).toMatch(/Travis picked his bottle/);
    expect(facts).not.toMatch(/Olenick picked/);
  });

  it('is called in full where a couple bears one surname', () => {
    const facts = factsOf(
      `${STATEMENT}\n\nSara Olenick sat by the window. Mrs. Olenick left with him. Sara called the police.`,
    );
    expect(facts).toMatch(/Travis Olenick picked his bottle/);
    expect(facts).not.toMatch(/^Olenick (?:picked|called)/m);
  });

  it('is known from the row that opens a statement, by the beginning of his name, and the client by his first', () => {
    const report = `TOWN POLICE DEPARTMENT INCIDENT REPORT

V/OLENICK was seated on the curb. A/HARROW stood by the door. W/MOORE saw it.`;
    const statement = `WITNESS STATEMENT   CR# 24-77
Name: Ada B. Moore   03/17/2024

Trav slapped the hat off his head. Dominic picked it up. Trav took his bottle and went out. Dominic paid and left by the
back door. Trav told me he was not done. Dominic was on the phone when I came out.
Signed: Ada B. Moore

WITNESS STATEMENT   CR# 24-77
Name: Travis Olenick   03/18/2024

I never had a bottle in my hand at any time.
Signed: Travis Olenick`;
    const facts = readCase(details, [
      { name: 'report', pages: page(report) },
      { name: 'statement', pages: page(statement.replaceAll('CR# ', 'CR#\u00A0')) },
    ])
      .model.facts.flatMap(({ said }) => said)
      .join('\n');

    expect(facts).toMatch(/Olenick slapped the hat off his head/);
    expect(facts).toMatch(/Harrow picked it up/);
    expect(facts).toMatch(/Olenick never had a bottle/);
    expect(facts).not.toMatch(/Trav (?:slapped|took|told)|Dominic (?:picked|paid)|Moore never/);
  });
});
