import { describe, expect, it } from '@jest/globals';
import type { CaseDetails } from '@lectern/contracts/case';
import { readCase } from './build.js';

const read = (text: string) =>
  readCase(
    {
      caseType: 'personal-injury',
      keyFacts: '',
      clientName: 'Rosa Vale',
      opposingParty: 'Calder Elevator Company',
    } as CaseDetails,
    [{ name: 'opinion', pages: [{ number: 1, text }] }],
  ).model.facts.flatMap(({ said }) => said);

const OPINION = (first: string, second: string) => `COURT OF APPEALS OF OHIO

ROSA VALE, Plaintiff-Appellant,
v.
CALDER ELEVATOR COMPANY, Defendant-Appellee.

OPINION

                      I. Facts

     {¶ 2} ${first} ${second} The inspector found the lock open on March 7.

     {¶ 3} Calder had serviced the car since 2009. Its log shows one call in February 2020.

                      II. Analysis

     {¶ 4} We review the ruling de novo.`;

describe('who is introduced in a sentence that is too long to be told', () => {
  const LONG =
    'Tomas J. Vale, Sr., was fifty-eight and had worked for twenty-two years as a maintenance man at a nine-story building in Warren, at $24.10 an hour, with two weeks of leave in every year that he worked.';

  it('is named in full in the next one', () => {
    expect(
      read(
        OPINION(LONG, 'On Friday, March 6, 2020, at about 4:40 p.m., he opened the door of the lower hall.'),
      ),
    ).toContain(
      'On Friday, March 6, 2020, at about 4:40 p.m., Tomas J. Vale, Sr. opened the door of the lower hall.',
    );
  });

  it('is not named where somebody else was spoken of as well', () => {
    const said = read(
      OPINION(
        LONG.replace('at a nine-story', 'with Peter Orlov at a nine-story'),
        'On Friday, March 6, 2020, at about 4:40 p.m., he opened the door of the lower hall.',
      ),
    );
    expect(said.join(' ')).not.toContain('Vale, Sr. opened');
  });
});
