import { describe, expect, it } from '@jest/globals';
import type { CaseDetails } from '@lectern/contracts/case';
import { readCase } from './build.js';

const COMPLAINT = `STATE OF WISCONSIN     CIRCUIT COURT     LANE COUNTY

HALDEN CONCRETE, INC.,
Plaintiff and Counterclaim Defendant,

v.                                   Case No. 23-CV-0914

ORSO COLD STORAGE, LLC,
Defendant and Counterclaim Plaintiff.

COMPLAINT

1. On February 28, 2022 Orso Cold Storage, LLC signed a contract for a slab.

2. Orso Cold Storage, LLC has not paid the last invoice.

FIRST CLAIM: BREACH OF CONTRACT

3. Orso Cold Storage, LLC breached the contract.
`;

describe('the sides of a caption that tells who claims back', () => {
  it.each([
    ['ORSO COLD STORAGE, LLC', 'HALDEN CONCRETE, INC.', 'defending'],
    ['HALDEN CONCRETE, INC.', 'ORSO COLD STORAGE, LLC', 'claiming'],
  ])('are those of the suit: %s', (clientName, opposingParty, side) => {
    const details = { caseType: 'civil-litigation', keyFacts: '', clientName, opposingParty } as CaseDetails;
    const pages = [{ number: 1, text: COMPLAINT }];
    expect(readCase(details, [{ name: 'complaint', pages }]).model.side).toBe(side);
  });

  it.each([
    ['ORSO COLD STORAGE, LLC', 'HALDEN CONCRETE, INC.', 'defending'],
    ['HALDEN CONCRETE, INC.', 'ORSO COLD STORAGE, LLC', 'claiming'],
  ])('are those of the suit where a role goes on in the next row: %s', (clientName, opposingParty, side) => {
    const details = { caseType: 'civil-litigation', keyFacts: '', clientName, opposingParty } as CaseDetails;
    const text = COMPLAINT.replace(
      'Plaintiff and Counterclaim Defendant,',
      'Plaintiff / Counterclaim            :\nDefendant                             :  JURY TRIAL',
    ).replace('Defendant and Counterclaim Plaintiff.', 'Defendant / Counterclaim\nPlaintiff');
    const { model } = readCase(details, [{ name: 'complaint', pages: [{ number: 1, text }] }]);
    expect(model.side).toBe(side);
    expect(model.people.map(({ name }) => name).join(' ')).not.toMatch(/Counterclaim/);
  });
});
