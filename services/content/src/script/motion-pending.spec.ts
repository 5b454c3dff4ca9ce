import { describe, expect, it } from '@jest/globals';
import type { CaseDetails } from '@lectern/contracts/case';
import { readCaseFields } from '../case-fields/case-fields.rules.js';
import { readCase } from '../case-model/build.js';
import { briefOf } from './brief.js';
import { draftByRules } from './draft.js';
import { linesOf } from './line.js';
import { readable } from './pure-draft.js';

function said(texts: readonly string[], sides: Partial<CaseDetails> = {}): string {
  const documents = texts.map((text, at) => ({
    name: `paper ${at + 1}`,
    pages: [{ number: 1, text, ocr: false, scanned: false, read: true }],
  }));
  const { fields } = readCaseFields(
    { pageCount: 1, stamps: [], runningHeads: [], warnings: [], pages: documents[0]!.pages },
    'paper.txt',
  );
  const details = { caseType: 'civil-litigation', keyFacts: '', ...fields, ...sides } as CaseDetails;
  const brief = briefOf(readCase(details, documents), {
    scenario: 'motion-argument',
    authorities: [],
    words: 900,
  });
  return linesOf(readable(draftByRules(brief, ['motion_argument']), brief).motion_argument!)
    .map(({ text }) => text)
    .join('\n');
}

const COMPLAINT = `SUPERIOR COURT OF OREGON

WREN AMARO,
          Plaintiff,
v.                                     No. 24-118
GLASSFORD KILNS, INC.,
          Defendant.

COMPLAINT

1. On May 4, 2023, Wren Amaro ordered a kiln from Glassford Kilns for $9,300.
2. On June 2, 2023, the kiln cracked at its first firing.

COUNT I
BREACH OF CONTRACT

3. The contract was a valid and enforceable agreement.
4. Glassford breached the contract when it sent a kiln that could not be fired.
5. Amaro was damaged in the amount of $9,300.

WHEREFORE, Plaintiff demands judgment for $9,300.

/s/ Ann Roe, Attorney for Plaintiff`;

const AFFIDAVIT = `SUPERIOR COURT OF OREGON

WREN AMARO,
          Plaintiff,
v.                                     No. 24-118
GLASSFORD KILNS, INC.,
          Defendant.

AFFIDAVIT OF TOBY HAUSER
IN SUPPORT OF DEFENDANT'S MOTION FOR PARTIAL SUMMARY JUDGMENT

1. I pack the kilns at Glassford Kilns.
2. I packed the kiln for Ms. Amaro on May 20, 2023.
3. I saw no crack in it.`;

const SIDES = { clientName: 'Wren Amaro', opposingParty: 'Glassford Kilns, Inc.' };

describe('a motion that is pending', () => {
  it('is known by an affidavit in its support alone: granted or denied, by whose it is', () => {
    expect(said([COMPLAINT, AFFIDAVIT], SIDES)).toContain(
      'We ask the Court to deny the motion for partial summary judgment.',
    );
    expect(
      said([COMPLAINT, AFFIDAVIT], {
        clientName: SIDES.opposingParty,
        opposingParty: SIDES.clientName,
      }),
    ).toContain('We ask the Court to grant the motion for partial summary judgment.');
  });

  it('is none where the affidavit supports no motion', () => {
    const plain = AFFIDAVIT.replace(/IN SUPPORT OF .*\n/, '\n');

    expect(said([COMPLAINT, plain], SIDES)).not.toContain('partial summary judgment');
  });

  it('is met with what its own paper grants under its points, and never with what that paper asks', () => {
    const text = said(
      [
        `UNITED STATES DISTRICT COURT
DISTRICT OF OREGON

WREN AMARO,
          Plaintiff,
v.                                     No. 3:24-cv-118
GLASSFORD KILNS, INC.,
          Defendant.

DEFENDANT'S MOTION FOR SUMMARY JUDGMENT

I.  FACTS

On June 2, 2023, the kiln cracked at its first firing. Amaro had set it to 2,300 degrees. She ran from the shed.

II.  MEMORANDUM

A.  The kiln was sound.

Toby Hauser packed it on May 20. Glassford acknowledges that Hauser did not open the lid.

B.  The notice came too late.

It came on July 30.

III.  CONCLUSION

The Court should grant the motion and dismiss the action with prejudice.

/s/ Ann Roe
Attorney for Defendant`,
      ],
      SIDES,
    );

    expect(text).toContain('We ask the Court to deny the motion for summary judgment.');
    expect(text).not.toContain('dismiss');
    expect(text).toMatch(/says that the kiln was sound\.\n.*acknowledges that Hauser did not open the lid/);
    expect(text).not.toContain('Toby Hauser packed it');
  });
});

describe('questions that were refused', () => {
  const deposition = (refusal: string): string => `     DEPOSITION OF TOBY HAUSER
     Taken on June 4, 2024

 1            TOBY HAUSER, called as a witness by the Plaintiff,
 2   having been first duly sworn, was examined and testified:
 3                 EXAMINATION
 4   BY MS. ROE:
 5        Q.   Do you pack the kilns?
 6        A.   I do.
 7        Q.   How many came back cracked last year?
 8             MR. DOW: ${refusal}
 9        Q.   Who else packs them?
10        A.   Nobody.
11        Q.   Since when?
12        A.   Since 2019.
13        Q.   Were you alone on May 20?
14        A.   Yes.`;
  const hauser = { clientName: 'Wren Amaro', opposingParty: 'Toby Hauser' };

  it('are what a motion to compel is about, with what counsel said instead', () => {
    const text = said([deposition("Objection. Don't answer that.")], hauser);

    expect(text).toContain('They could carry a motion to compel: is that the one you bring?');
    expect(text).toContain('First: the question was, “How many came back cracked last year?”');
    expect(text).toContain("Instead of an answer counsel said, “Objection. Don't answer that.”");
  });

  it('are none where he was only told that counsel objects', () => {
    expect(said([deposition('Objection, relevance. Go ahead.\n 8        A.   Two.')], hauser)).not.toContain(
      'compel',
    );
  });
});

describe('how a thing was searched', () => {
  const charge = (how: string): string => `STATE OF NEVADA                      JUSTICE COURT OF ELKO TOWNSHIP
STATE OF NEVADA, Plaintiff, v. PERRY ODELL, Defendant.

AFFIDAVIT OF PROBABLE CAUSE

Perry Odell is charged with burglary.

1. On May 9, 2024, somebody broke the window of Ruby Pawn on Idaho Street.
2. The clerk, Ines Marr, saw a man in a green coat run to a van.
3. ${how}
4. Detective Lowell Tran found a green coat in the van.

Detective Lowell Tran`;
  const odell = {
    clientName: 'Perry Odell',
    opposingParty: 'State of Nevada',
    caseType: 'criminal-defense' as const,
  };

  it('under a warrant is no search without one', () => {
    const text = said(
      [charge('On May 11, 2024, Detective Tran searched the van under a search warrant.')],
      odell,
    );

    expect(text).toContain('We ask the Court to suppress what was found under the warrant.');
    expect(text).not.toContain('without a warrant');
  });

  it('by consent and without a warrant keep their own tests', () => {
    expect(said([charge('On May 11, 2024, Ines Odell consented to a search of the van.')], odell)).toContain(
      'Where the government relies on consent, it must show that the consent was freely given.',
    );
    expect(
      said([charge('On May 11, 2024, Detective Tran searched the van without a warrant.')], odell),
    ).toContain('A search without a warrant is unreasonable unless an exception applies.');
  });
});
