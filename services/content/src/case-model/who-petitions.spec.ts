import { describe, expect, it } from '@jest/globals';
import { petitioningSide } from './who-petitions.js';
import { sidesOf } from './sides.js';
import { readCase } from './build.js';

const MATTER = `PROBATE COURT FOR THE COUNTY OF BARRY

In the Matter of:
ELSA KORTE,                         File No. 2024-0388-GA
A Legally Incapacitated Individual (Alleged).

PETITION FOR GUARDIAN -- HEARING

For Petitioner Nils Korte:   MR. LEE ORNE
For Respondent:              MS. ADA ROE`;
const details = { clientName: 'Elsa Korte', opposingParty: 'Nils Korte' };

describe('who asks in a matter of one name', () => {
  it('is told by the first name where both bear one surname', () => {
    expect(petitioningSide(details, [MATTER])).toBe('defending');
    expect(petitioningSide({ clientName: 'Nils Korte', opposingParty: 'Elsa Korte' }, [MATTER])).toBe(
      'claiming',
    );
  });

  it('is told by who answers, and never by whose estate it is', () => {
    const contest = `ESTATE OF ELSA KORTE\nPetitioners, NILS F. KORTE, JR., and DANA KORTE MERTZ, say:\n3. Respondent is ANN LEE, a niece of Decedent.`;
    const niece = 'Ann Lee, Executrix of the Estate of Elsa Korte';
    expect(petitioningSide({ clientName: niece, opposingParty: 'Nils Korte, Jr.' }, [contest])).toBe(
      'defending',
    );
    expect(petitioningSide({ clientName: niece }, [contest])).toBe('defending');
    expect(petitioningSide({ clientName: 'Nils Korte, Jr.', opposingParty: niece }, [contest])).toBe(
      'claiming',
    );
  });

  it('need not be the one whom the matter concerns', () => {
    const read = readCase(
      { caseType: 'family-law', keyFacts: '', ...details } as Parameters<typeof readCase>[0],
      [{ name: 'petition', pages: [{ number: 1, text: MATTER }] }],
    );
    expect(read.model.side).toBe('defending');
  });
});

describe('a State against a person', () => {
  const parties = { clientName: 'State of Arizona', opposingParty: 'Terrence Moss' };
  const guilt = 'You must find the defendant guilty only if the State proved it beyond a reasonable doubt.';

  it('is a criminal case where a paper speaks of guilt beyond a reasonable doubt, however the form has it', () => {
    const details = { caseType: 'civil-litigation' as const, ...parties };
    expect(sidesOf(details, [], [guilt])).toMatchObject({ criminal: true, side: 'claiming' });
    expect(sidesOf(details, [], ['The tax is due.']).criminal).toBe(false);
    expect(sidesOf({ ...details, opposingParty: 'Moss Farms, Inc.' }, [], [guilt]).criminal).toBe(false);
  });
});
