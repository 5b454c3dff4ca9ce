import { describe, expect, it } from '@jest/globals';
import type { DraftRequest } from './draft-request.js';
import { draftByRules, typesOf } from './draft.js';
import { linesOf } from './line.js';
import { briefFor, readable } from './pure-draft.js';

const CHARGE = `STATE OF IOWA v. GIL ANDREW ORNE
INFORMATION
The State accuses Gil Andrew Orne of robbery. On March 4, 2024, Gil Orne entered the Halyard store and took cash from Dana Fisk.
On March 5, 2024, Officer Lund arrested Gil Orne at the house of Petra Roe.`;

const REPORT = `HALYARD POLICE DEPARTMENT
INCIDENT REPORT 24-1107

SUPPLEMENT 2 - INTERVIEW P ROE - DET. L. ABERNATHY - 3/18/24

Petra Roe (F/41), girlfriend of susp. States she was at the Tap "from kickoff on" & that she drank "half of the tab." States she pd. Gil $40 for her share. States Gil "was fine, he walked fine." Asked how she got home: states she walked to her sister's. Asked if she paid anything on a card that night: "no." Asked what quarter, said "halftime, that girl was singing."

Note: bank records show a card of P. Roe at Coldwater. P.R. recontacted 4/5: "Somebody else must have had my card." Declined more questions.

Dana Fisk (F/29), clerk. States she saw the gun first.`;

function crossed(report: string, witness: string, clientName = 'State of Iowa'): string[] {
  const brief = briefFor({
    caseDetails: {
      caseType: 'criminal-defense',
      clientName,
      opposingParty: clientName === 'State of Iowa' ? 'Gil Andrew Orne' : 'State of Iowa',
      keyFacts: '',
    } satisfies DraftRequest['caseDetails'],
    documents: [CHARGE, report].map((text, at) => ({ name: `${at}.txt`, pages: [{ number: 1, text }] })),
    scenario: 'cross-examination',
    witness,
  });
  const [type] = typesOf('cross-examination');
  return linesOf(readable(draftByRules(brief, [type!]), brief)[type!]!).map(({ text }) => text);
}

describe('what a report has a witness tell', () => {
  const questions = crossed(REPORT, 'Petra Roe');

  it('is put to her one thing at a time, as told to the police', () => {
    expect(questions).toEqual(
      expect.arrayContaining([
        'You told the police that you were at the Tap “from kickoff on”, correct?',
        'You told them you drank “half of the tab”, correct?',
        'Asked how you got home, you said that you walked to your sister’s, correct?'.replace('’s', "'s"),
        'Asked if you paid anything on a card that night, you said: “no”, correct?',
        'Asked what quarter, you said: “halftime, that girl was singing”, correct?',
      ]),
    );
  });

  it('goes on behind her initials', () => {
    expect(questions.join(' ')).toContain('“Somebody else must have had my card”');
  });

  it('goes on below the row in which she is interviewed, whoever else bears her name', () => {
    const told = crossed(
      `HALYARD POLICE DEPARTMENT
INCIDENT REPORT 24-1107

The passenger gave the name of Anna Roe. She was in the front seat.

3/18 1000 hrs. Interviewed Petra Roe at the DA office, counsel present. Roe adv. she met Gil thru roofing (Halyard Exteriors), that Gil picked her up at the Tap.
Adv. the bag was there when she got in.`,
      'Petra Roe',
    ).join(' ');
    expect(told).toContain('you met Gil thru roofing, correct?');
    expect(told).toContain('the bag was there');
    expect(told).not.toContain('Exteriors');
  });

  it('is told to the investigator where the defense asked her', () => {
    const told = crossed(
      REPORT.replace('\n\nSUPPLEMENT', '\n\nDef. Inv. Wes Lund\n\nSUPPLEMENT'),
      'Petra Roe',
    );
    expect(told.join(' ')).toContain('You told the investigator that you were at the Tap');
  });

  it('ends where somebody else is asked', () => {
    expect(questions.join(' ')).not.toMatch(/gun/);
  });

  it('ends where the officer speaks with somebody else, and where he is told of as another kind', () => {
    const told = crossed(
      REPORT.replace(
        'said "halftime, that girl was singing."',
        'said "halftime, that girl was singing." He said the bag was red. I spoke to W-2, a clerk. She said she sold the bag to Gil.',
      ),
      'Petra Roe',
    ).join(' ');
    expect(told).toContain('halftime');
    expect(told).not.toMatch(/red|sold/);
  });

  it('is never given to a namesake', () => {
    expect(crossed(REPORT.replace(/Petra Roe \(F/, 'Anna Roe (F'), 'Petra Roe').join(' ')).not.toMatch(
      /kickoff|halftime/,
    );
  });
});

describe('a recorded interview in columns of initials', () => {
  const INTERVIEW = `TRANSCRIPT OF RECORDED INTERVIEW
Witness: PETRA JUNE ROE, 61, mother of the Defendant
Present: Wes Lund (WL), Deputy County Attorney; Det. T. Yates (TY)

WL     Start with the morning.
PR      He came to fix my washer.
WL     What time did he get there?
PR      Eight, eight-thirty.
TY     I called you October 28th. You told me you had not seen Gil since
         Labor Day.
PR      I'd just had my boy arrested. I said the first thing.
WL     Did you give him money?
PR      I gave him two hundred dollars in September.
WL     Did he pay it back?
PR      He did. He brought me two hundred dollars.
WL     Anybody else there?
PR      Cody, the neighbor's boy.
WL     Did you ever look for the picture?
PR      No, sir.
`;

  it('is read, and what she owned that she had said before is put to her', () => {
    const questions = crossed(INTERVIEW, 'Petra Roe').join(' ');

    expect(questions).toContain('you had not seen Gil since Labor Day, correct?');
    expect(questions).not.toContain('said the first thing');
  });
});

describe('what another told', () => {
  const report = `HALYARD POLICE DEPARTMENT
INCIDENT REPORT 24-1108

NARRATIVE

Roe stated that she was at the Tap from noon on. She stated that she walked to her sister's house. I spoke to W-2 NILS VASK. He said that ROE followed him to the yard.

                       VOLUNTARY STATEMENT

Name: Dana Fisk

I work at the Tap. Petra Roe said something about the clerk, that she robs old people. Petra Roe left at ten.`;
  const questions = crossed(report, 'Petra Roe').join('\n');

  it('is not put to her as told by her', () => {
    expect(questions).toMatch(/you were at the Tap from noon on/);
    expect(questions).not.toMatch(/followed (?:you|him)|You told[^\n]*old people/);
  });
});
