import { describe, expect, it } from '@jest/globals';
import { draftByRules } from './draft.js';
import type { DraftRequest } from './draft-request.js';
import { briefFor, readable } from './pure-draft.js';

type Details = Partial<Record<string, string>>;

/** An opening or a closing of papers of one page each, in one line. */
function drafted(
  scenario: 'opening-statement' | 'closing-argument',
  texts: readonly string[],
  details: Details,
): string {
  const documents = texts.map((text, at) => ({ name: `paper ${at + 1}`, pages: [{ number: 1, text }] }));
  const caseDetails = { caseType: 'civil-litigation', keyFacts: '', ...details };
  const brief = briefFor({ scenario, caseDetails, documents } as unknown as DraftRequest);
  const type = scenario === 'opening-statement' ? 'opening_statement' : 'closing_argument';
  const main = readable(draftByRules(brief, [type]), brief)[type]!;
  return (main.form === 'text' ? main.paragraphs.flat() : main.lines).map(({ text }) => text).join(' ');
}

const MOTION = `UNITED STATES DISTRICT COURT
DISTRICT OF OREGON

IVA ROTH,
     Plaintiff,
v.                                   No. 3:24-cv-118
TOWN OF PELL and OFFICER LEN MOSS,
     Defendants.

DEFENDANTS' MOTION FOR SUMMARY JUDGMENT

STATEMENT OF FACTS

1. On May 4, 2023, at 9:14 p.m., Officer Moss released the dog at the gate of the yard.

2. The dog bit Ms. Roth's left hand and held for 31 seconds.

3. Officer Moss's report, written from memory, estimated "five or six."

4. A toxicology screen was positive for cocaine.

5. Ms. Roth had surgery at Pell General Hospital on May 5, 2023.

6. Chief Ana Orr did not watch the recording of the dog's release.

ARGUMENT

7. Plaintiff's claim of excessive force fails.
`;

describe('an opening for one who sues, from the other side’s paper alone', () => {
  const opening = drafted('opening-statement', [MOTION], {
    clientName: 'Iva Roth',
    opposingParty: 'Town of Pell and Officer Len Moss',
    jurisdiction: 'federal',
  });

  it('tells what their paper grants as what happened', () => {
    expect(opening).toContain('You will find this in the other side’s own papers.');
    expect(opening).toContain('held for 31 seconds');
    expect(opening).not.toContain('will tell you. It is an account');
  });

  it('leaves to them what blackens her', () => {
    expect(opening).not.toContain('cocaine');
  });
});

const COMPLAINT = `DISTRICT COURT OF LANE COUNTY

ODA FENN,
     Plaintiff,
v.                                   No. 24-77
BIRCH FLATS, LLC,
     Defendant.

COMPLAINT

1. Oda Fenn rented a flat of Birch Flats, LLC on June 1, 2023.

2. On January 9, 2024 the boiler stopped, and the flat was at 51 degrees.

3. Birch Flats, LLC did send a plumber on January 11, 2024.

4. Ms. Fenn did not let him in on January 11, 2024, since he came at 6:40 a.m.

5. Birch Flats, LLC took $200 off the rent of February 2024.

6. Birch Flats, LLC has been stubbornly litigious.

7. On March 3, 2024 Birch Flats, LLC refused a time-limited demand of $40,000.

COUNT I - BREACH OF CONTRACT

8. The lease promised heat.
`;

describe('one who is sued, with their complaint alone', () => {
  const sued = { clientName: 'Birch Flats, LLC', opposingParty: 'Oda Fenn' };
  const opening = drafted('opening-statement', [COMPLAINT], sued);

  it('begins with what the complaint grants him', () => {
    const [first, rest] = opening.split('This is what Fenn will tell you.');
    expect(first).toMatch(/did send a plumber.*did not let him in.*took \$200 off/);
    expect(rest).toContain('the boiler stopped');
    expect(rest).not.toContain('did send a plumber');
  });

  it('tells nobody what is no fact, and what was asked to settle', () => {
    const closing = drafted('closing-argument', [COMPLAINT], sued);
    expect(`${opening} ${closing}`).not.toMatch(/stubbornly|time-limited|\$40,000/);
  });

  it('closes with no more than a place or two for the answer', () => {
    const closing = drafted('closing-argument', [COMPLAINT], sued);
    expect(closing).toContain('Start with what the other side would rather leave out.');
    expect(closing.split('[Your answer]').length).toBeLessThanOrEqual(3);
  });
});

const REPORT = `IN THE CIRCUIT COURT OF COLE COUNTY

STATE OF MISSOURI,
v.                                   No. 24-CR-9
DALE ORTH, JR.,
     Defendant.

AFFIDAVIT FOR PROBABLE CAUSE

COUNT I:   Leaving the Scene of an Accident,
           a Class E Felony

1. On May 4, 2024, at 11:20 p.m., Deputy Ana Birk was sent to Route 9, where a man lay on the shoulder.

2. A tavern's video shows the driver of a gray truck. The face is not seen.

3. The clerk of a parts store described the buyer of a headlamp as a heavy man with a beard.

4. Dale Orth, Jr. owns a gray truck.

5. The truck was not examined for paint.
`;

describe('a closing for one who is accused', () => {
  const closing = drafted('closing-argument', [REPORT], {
    caseType: 'criminal-defense',
    clientName: 'Dale Orth, Jr.',
    opposingParty: 'State of Missouri',
  });

  it('goes through the themes of his defense, and then the parts of the charge with one place for the answer', () => {
    expect(closing).toMatch(/how sure anybody was\. .*The face is not seen\./);
    expect(closing).toMatch(/Now remember what was not done\. .*not examined for paint/);
    expect(closing).toContain('Did Orth fail to stop, say who he was or see to help?');
    expect(closing.split('[Your answer]').length).toBeLessThanOrEqual(3);
  });
});

const TESTIMONY = `UNITED STATES DISTRICT COURT

GRAND JURY

TESTIMONY OF DALE ORTH III

Q. State your name for the record.
A. Dale Orth III.

Q. Did you lie to the agent on March 3, 2022?
A. Yes, I lied to him.

Q. Who decided what was sold?
A. Dad did. Every load.
`;

describe('the testimony of a son who bears the name of the accused', () => {
  it('is not told as the father’s', () => {
    const opening = drafted('opening-statement', [REPORT, TESTIMONY], {
      caseType: 'criminal-defense',
      clientName: 'State of Missouri',
      opposingParty: 'Dale Orth, Jr.',
    });
    expect(opening).not.toMatch(/Orth lied|lied to/);
  });
});
