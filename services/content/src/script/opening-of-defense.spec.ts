import { describe, expect, it } from '@jest/globals';
import { draftOf } from './drafted-papers.fixtures.js';

const FACTS = [
  'On January 9, 2023, Mr. Pryor told Harrow that the third tower shook.',
  'Harrow did not inspect the tower.',
  'On January 20, 2023, the lift stopped for two hours and Harrow sent nobody up the hill.',
  'On February 1, 2023, a chair swung into the third tower and broke its lamp.',
  'On February 2, 2023, Mr. Pryor told the man at the gate that the lamp lay in the snow.',
  'On February 4, 2023, at about 10:15 a.m., the chair dropped and Ms. Solberg fell thirty feet.',
  'Ms. Solberg broke her pelvis and lay in the hospital for three weeks.',
  'On March 3, 2023, Harrow took the third tower down and sold it for scrap.',
  'On March 9, 2023, Harrow told the newspaper that the tower had been sound.',
  'On March 30, 2023, the county inspector found two loose bolts in the yard.',
];
const COMPLAINT = `IN THE CIRCUIT COURT OF LANE COUNTY
STATE OF OREGON

MARGIT SOLBERG,
     Plaintiff,
v.                                    No. 24CV55120
HARROW LIFTS, INC.,
     Defendant.

COMPLAINT
(Jury Trial Demanded)

1. Plaintiff Margit Solberg is a baker.

2. Defendant Harrow Lifts, Inc. ("Harrow") runs the chair lift at Grey Saddle.

${FACTS.map((fact, at) => `${at + 3}. ${fact}`).join('\n\n')}

FIRST CLAIM - NEGLIGENCE

30. The foregoing paragraphs are incorporated.

WHEREFORE, Plaintiff demands judgment for $80,000.
`;

const openingOf = (forTheOther: boolean): string =>
  draftOf('opening-statement', [COMPLAINT], { forTheOther });

describe('the opening of one who is sued and has only the other side’s paper', () => {
  const said = openingOf(true);

  it('does not recite their account at length', () => {
    const told = said.slice(said.indexOf('This is what'), said.indexOf('must show you that Harrow'));
    expect(told).not.toBe('');
    expect(told.split(/\s+/).length).toBeLessThan(150);
  });

  it('names what they must prove, and leaves a place for the own account', () => {
    expect(said).toContain('Solberg must show you that Harrow was careless.');
    expect(said).toContain('[The worst fact against you, and your answer]');
  });

  it('is no way to open for the one who sues', () => {
    expect(openingOf(false)).not.toContain('must show you that Harrow was careless');
  });
});
