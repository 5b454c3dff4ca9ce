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
});
