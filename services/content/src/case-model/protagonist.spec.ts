import { describe, expect, it } from '@jest/globals';
import type { CaseDetails } from '@lectern/contracts/case';
import { readCase } from './build.js';

const complaint = (story: string) => `IN THE DISTRICT COURT OF NUECES COUNTY, TEXAS

BEATRIZ NÚÑEZ DE LEÓN,
     Plaintiff,
v.                                   Cause No. 2024-DCV-0311
HARGIS RANCH SUPPLY, INC.,
     Defendant.

PLAINTIFF'S ORIGINAL PETITION

1. On October 19, 2024, Plaintiff bought six panels at the store of Hargis Ranch Supply, Inc.

${story}

COUNT ONE: NEGLIGENCE

9. Defendant was negligent.
`;

const said = (story: string): string[] =>
  readCase(
    {
      caseType: 'personal-injury',
      keyFacts: '',
      clientName: 'Beatriz Núñez de León',
      opposingParty: 'Hargis Ranch Supply, Inc.',
    } as CaseDetails,
    [{ name: 'petition', pages: [{ number: 1, text: complaint(story) }] }],
  ).model.facts.flatMap((fact) => fact.said);

describe('a pronoun far from its name', () => {
  it('is the one party of that sex while nobody else of it is spoken of', () => {
    expect(
      said(`2. Plaintiff was in hospital for eight days and in a brace for fourteen weeks.

3. The complaints of 2021 were at another place of the spine.

4. She returned to work on March 3, 2025, on light duty.`),
    ).toContainEqual(expect.stringMatching(/^De León returned to work on March 3, 2025/));
  });

  it.each([
    'Rosa Quintero lifted the panels off Plaintiff.',
    'A cashier ran out to the parking lot.',
    'Ms. Abrego was the manager of the store.',
  ])('is nobody for sure behind: %s', (between) => {
    expect(
      said(`2. Plaintiff was in hospital for eight days.

3. ${between}

4. She never returned to work at the store.`).join(' '),
    ).not.toMatch(/León never returned/);
  });

  it('a name with an accent is no misspelling', () => {
    expect(said('2. On that day Plaintiff was bent over a rack of panels.')).toContainEqual(
      expect.stringMatching(/León was bent over/),
    );
  });
});
