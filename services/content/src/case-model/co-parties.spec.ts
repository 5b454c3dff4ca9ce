import { describe, expect, it } from '@jest/globals';
import type { CaseDetails } from '@lectern/contracts/case';
import { readCase } from './build.js';

const text = `SUPREME COURT OF THE STATE OF NEW YORK

ADA BROOKS,
      Plaintiff,
   -against-
THE CITY OF AUBURN and
OMAR L. VELEZ,
      Defendants.

COMPLAINT

1. On May 2, 2022, plaintiff was crossing Genesee Street on foot.
2. Defendant Velez operated a bus of the city and turned left against the signal.
3. The bus struck plaintiff and broke her leg.
4. Defendant City ignored two letters about the signal.`;

const details = (clientName: string, opposingParty: string): CaseDetails => ({
  caseType: 'personal-injury',
  keyFacts: '',
  clientName,
  opposingParty,
});
const people = (given: CaseDetails) =>
  readCase(given, [{ name: 'complaint', pages: [{ number: 1, text }] }]).model.people;

describe('who is sued beside the party that the form names', () => {
  it('is a witness of the other side, under the name of the caption', () => {
    expect(people(details('Ada Brooks', 'The City of Auburn'))).toContainEqual(
      expect.objectContaining({ name: 'Omar L. Velez', side: 'theirs', witness: true }),
    );
    expect(people(details('Ada Brooks', 'The City of Auburn')).map(({ name }) => name)).not.toContain('City');
  });

  it('is nobody of the other side for those who are sued themselves', () => {
    expect(people(details('The City of Auburn', 'Ada Brooks'))).not.toContainEqual(
      expect.objectContaining({ side: 'theirs', name: 'Omar L. Velez' }),
    );
  });
});
