import { describe, expect, it } from '@jest/globals';
import type { CaseDetails } from '@lectern/contracts/case';
import { readCase } from './build.js';
import { shortUnits } from './facts-of-messages.js';
import { happened } from './happened.js';

const petition = (story: string) => `IN THE DISTRICT COURT OF MARLOW COUNTY, IOWA

WINSLOW T. ACHEBE,
     Petitioner,
v.                                   No. DRCV 031155
NOREEN ACHEBE,
     Respondent.

PETITION TO MODIFY

${story}

WHEREFORE, Petitioner asks that the decree be modified.
`;

const said = (story: string): string[] =>
  readCase(
    {
      caseType: 'family-law',
      keyFacts: '',
      clientName: 'Winslow T. Achebe',
      opposingParty: 'Noreen Achebe',
    } as CaseDetails,
    [{ name: 'petition', pages: [{ number: 1, text: petition(story) }] }],
  ).model.facts.flatMap((fact) => fact.said);

describe('what was answered to a letter', () => {
  it('was not said in the meeting of which the letter tells', () => {
    const told = said(
      '5. Following his March 24, 2016 meeting with Lowe, Achebe emailed Noreen Achebe and said that he had met Lowe. Noreen Achebe responded that she would “work it through the family.” Noreen Achebe added: “Great work.”',
    ).join(' ');
    expect(told).toContain('Great work');
    expect(told).not.toMatch(/In a meeting/);
  });
});

describe('what is told as a fact', () => {
  it.each([
    'All persons who reside or resided in the state and were subscribers of local services from 1996 to present.',
    'A continuing security interest in amounts Kilgore had or may have on deposit with the bank.',
    'The tenants have made an agreement in violation ofWis. law.',
  ])('is no fragment: %s', (text) => {
    expect(said(`5. ${text}`)).toEqual([]);
  });

  it.each([
    'Noreen Achebe is a nurse and earns $91,500.',
    'Officer Tran takes his wrist and turns him to the truck.',
    'The audio has the words “I give up” at 1:41.',
    'Between the dairy aisle and the counter there is a ramp of painted concrete.',
    'At the head of the ramp stands an upright cooler.',
  ])('how things stand: %s', (text) => {
    expect(happened(text)).toBe(true);
  });

  it.each([
    'Marlow Freight is liable for the loss.',
    'Noreen Achebe is entitled to an order.',
    'Grapes are extremely sensitive.',
    'A reasonable officer is on notice of the rule.',
    'Courts stand open to all.',
  ])('not what somebody makes of it: %s', (text) => {
    expect(happened(text)).toBe(false);
  });

  it('leaves out references to the record and to pages that were produced', () => {
    const told = said(
      '1. On May 2, 2024, Noreen Achebe drove the children to Fargo and came back on the ninth (T. 93-94). She took the blue car (NA 00417) from the drive.',
    );
    expect(told.join(' ')).toContain('came back on the ninth.');
    expect(told.join(' ')).toContain('took the blue car from the drive.');
  });

  it('quotes a letter without the sentence that is too long to be said', () => {
    expect(
      shortUnits(
        'I have been offered the chief job at Fargo. It is days, and no nights. I am willing to do all of the driving on two weekends of every month of the year, give you seven weeks in the summer, every spring break, and a call whenever the children ask for one. My mother comes too.',
      ),
    ).toBe('I have been offered the chief job at Fargo. It is days, and no nights.');
  });

  it('is told of boards with names of several parts', () => {
    expect(
      said('1. On July 9, 2024, the use-of-force board suspended Officer Pell for two days.').join(' '),
    ).toContain('the use-of-force board suspended Officer Pell');
  });
});
