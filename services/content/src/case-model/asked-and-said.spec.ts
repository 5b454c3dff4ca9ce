import { describe, expect, it } from '@jest/globals';
import type { CaseDetails } from '@lectern/contracts/case';
import { lastName } from '../script/english/last-name.js';
import { readCase } from './build.js';

const told = (report: string): string => {
  const caseDetails = {
    caseType: 'criminal-defense',
    keyFacts: '',
    clientName: 'Anton Vale',
    opposingParty: 'State of Maine',
  } as CaseDetails as Parameters<typeof readCase>[0];
  const pages = [{ number: 1, text: report, ocr: false, scanned: false, read: true }];
  return readCase(caseDetails, [{ name: 'report', pages }])
    .model.facts.flatMap(({ said }) => said)
    .join(' ');
};
const HEAD = `REPORT OF INTERVIEW

1. Anton Vale was seated at the desk in his shop on May 4, 2023. Special Agent Tom Orne stood at the door.

`;

describe('who answers where somebody asked', () => {
  it('is not the one who asked', () => {
    expect(
      told(`${HEAD}2. Agent Orne asked if he ever bought without a card. He said, "I never bought a thing without a card."
`),
    ).not.toMatch(/Orne said, “I never/);
  });
});

describe('the surname', () => {
  it('is none of a street, a firm or an office', () => {
    expect(lastName('Hollow Oak Avenue')).toBe('Hollow Oak Avenue');
    expect(lastName('Kind Old Hands')).toBe('Kind Old Hands');
    expect(lastName('Guardian Ad Litem')).toBe('Guardian Ad Litem');
    expect(lastName('Ann de la Cruz')).toBe('de la Cruz');
  });
});
