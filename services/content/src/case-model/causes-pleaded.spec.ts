import { describe, expect, it } from '@jest/globals';
import type { CaseDetails } from '@lectern/contracts/case';
import { readCase } from './build.js';
import { causesUnnamed } from './causes-pleaded.js';

const named = (line: string, body: string): string[] =>
  causesUnnamed({ line, body }).map(({ cause }) => cause.name);

const REPORTED =
  '9. Plaintiff in good faith reported a suspected violation of law and was discharged because of it.';

describe('a count whose heading names no claim', () => {
  it.each([
    'COUNT I — Minn. Stat. § 181.932, subd. 1(1)',
    'COUNT ONE: Cal. Lab. Code § 1102.5(b)',
    'FIRST CAUSE OF ACTION - N.J.S.A. 34:19-3, Section 3',
    'COUNT II — O.C.G.A. § 51-2-7 (STROHM)',
  ])('is of what its paragraphs plead, where it is a law alone: %s', (line) => {
    expect(named(line, REPORTED)).toEqual(['retaliation']);
  });

  it('is called by its law where they plead nothing that is known', () => {
    expect(named('COUNT I — Minn. Stat. § 9.12', '9. The falcon was not registered.')).toEqual([
      'violation of section 9.12',
    ]);
  });

  it('is of nothing where words stand in its heading that nobody knows', () => {
    expect(named('COUNT I — Keeping a Falcon, Minn. Stat. § 9.12', REPORTED)).toEqual([]);
    expect(named('COUNT I', REPORTED)).toEqual([]);
  });

  it('is no retaliation where who reported something was let go for something else', () => {
    expect(
      named(
        'COUNT I — N.Y. Lab. Law § 240',
        '9. Plaintiff reported the fall to his foreman. 10. He was let go because of the lack of work.',
      ),
    ).toEqual(['violation of section 240']);
  });

  it('is of the wrong of others where it says so', () => {
    expect(named('DECLARATORY JUDGMENT: NO VICARIOUS LIABILITY', '')).toEqual([]);
    expect(named('COUNT II — VICARIOUS LIABILITY (Tall Order)', '')).toEqual(['vicarious liability']);
  });
});

const CAPTION = (title: string): string => `IN THE DISTRICT COURT OF LANE COUNTY

ODALYS FARMS, INC.,
     Plaintiff,
v.                                   No. 23-441
TANNER GRAIN STORAGE, LLC,
     Defendant.

${title}
`;
const COMPLAINT = `${CAPTION('COMPLAINT')}
1. Odalys Farms, Inc. delivered its corn to Tanner Grain Storage, LLC on October 9, 2023.

2. Between January 9 and March 11, 2024 the corn molded.

3. Defendant breached the Agreement in that it failed to aerate the corn.
`;
const ANSWER = `${CAPTION('ANSWER AND COUNTERCLAIM')}
1. Admits paragraph 1.

2. Denies paragraphs 2 and 3.

COUNTERCLAIM

3. Plaintiff owes storage for 51 days, $5,309.71, which it has not paid.
`;

describe('the claims of pleadings that have no counts', () => {
  it('are what the complaint says was broken, and what is claimed back below a bare heading', () => {
    const details = {
      caseType: 'civil-litigation',
      keyFacts: '',
      clientName: 'Tanner Grain Storage, LLC',
      opposingParty: 'Odalys Farms, Inc.',
    } as CaseDetails;
    const { model } = readCase(
      details,
      [COMPLAINT, ANSWER].map((text, at) => ({ name: `paper-${at}`, pages: [{ number: 1, text }] })),
    );
    expect(model.claims.map(({ name, burdenOn }) => [name, burdenOn])).toEqual([
      ['breach of contract', 'them'],
      ['breach of contract', 'us'],
    ]);
  });
});
