import { describe, expect, it } from '@jest/globals';
import type { CaseDetails } from '@lectern/contracts/case';
import { readCaseFields } from '../case-fields/case-fields.rules.js';
import { readCase } from './build.js';
import { Called } from './called.js';
import { theDead } from './died.js';
import { spokenParty } from './sides.js';

const page = (text: string) => ({ number: 1, text, ocr: false, scanned: false, read: true });
const fieldsOf = (text: string) =>
  readCaseFields({ pageCount: 1, stamps: [], runningHeads: [], warnings: [], pages: [page(text)] }, 'p.txt')
    .fields;
const peopleIn = (...texts: string[]) =>
  readCase(
    { caseType: 'civil-litigation', keyFacts: '', ...fieldsOf(texts[0]!) } as CaseDetails,
    texts.map((text, at) => ({ name: `paper ${at}`, pages: [page(text)] })),
  ).model.people;

const REPORT = `POLICE REPORT
VICTIM:    ORNE, TERRENCE L. III   B/M  DOB 11/20/1986
SUSPECT:   McBRIDE-OKAFOR, DWAYNE EDWARD  B/M DOB 03/09/1984
WITNESS 1: QUILL, LATRICE D.  B/F  DOB 07/02/1991

W1 (Quill) stated that she saw suspect pull the cords. She said V was near the door. V's phone rang.
`;

describe('a police report that calls people by letters', () => {
  const accused = spokenParty('Dwayne Edward McBride-Okafor', true)!;
  const called = new Called({ side: 'claiming', criminal: true, opponent: accused }, [REPORT]);

  it.each([
    [
      'W1 (Quill) stated that she saw suspect pull the cords.',
      'Latrice Quill stated that she saw McBride-Okafor pull the cords.',
    ],
    ['She said the V was near the door.', 'She said Terrence Orne III was near the door.'],
    ['She met the victim, Terrence Orne, at the gate.', 'She met Terrence Orne III at the gate.'],
    ["V's phone rang.", "Terrence Orne III's phone rang."],
    ['A suspect was seen on State V Road.', 'A suspect was seen on State V Road.'],
  ])('%s', (text, named) => {
    expect(called.named(text)).toBe(named);
  });
});

describe('the dead', () => {
  it('are known by a charge of killing, a caption of the estate and the papers’ own words', () => {
    expect(
      theDead([
        'did unlawfully kill and murder Andre Lamont Moss, in violation of law.',
        'IN RE: ESTATE OF RUTH QUILL,  DECEASED',
        'In 2009 the late Hugo Brandt, Jr. signed a will.',
      ]),
    ).toEqual(['Andre Lamont Moss', 'RUTH QUILL', 'Hugo Brandt, Jr.']);
  });

  it('take no stand, and their sons and brothers do', () => {
    const people = peopleIn(`STATE OF GEORGIA
SUPERIOR COURT OF CHATHAM COUNTY

ADA QUILL-MOSS, Plaintiff, v. BRANDT FREIGHT, LLC, Defendant.

COMPLAINT FOR WRONGFUL DEATH

1. On May 3, 2022, Daniel Moss, Jr. drove to work on Route 9.
2. His father, Daniel Moss, Sr., followed him in a second car and saw the truck.
3. A truck of Brandt Freight crossed the line and struck the car of Daniel Moss, Jr.
4. Daniel Moss, Jr. was pronounced dead at 6:20 a.m.
5. Daniel Moss, Sr. told the officer that the truck never slowed.

Plaintiff demands a trial by jury and damages of $900,000.
`);
    const stands = Object.fromEntries(people.map(({ name, witness }) => [name, witness]));

    expect(stands['Daniel Moss, Jr.']).toBe(false);
    expect(stands['Daniel Moss, Sr.']).toBe(true);
  });
});

describe('who contests a will', () => {
  it('is the client, not the one who died', () => {
    const fields = fieldsOf(`CAUSE NO. 2023-PC-03318

IN THE ESTATE OF                §              IN THE PROBATE COURT
                                §
HUGO QUILL, SR.,                §              NUMBER 2
                                §
DECEASED                        §              BEXAR COUNTY, TEXAS

       CONTESTANTS' ORIGINAL PETITION TO CONTEST WILL

     NOW COME Hugo Quill, Jr. ("Junior") and Consuelo Quill de la Garza ("Connie"), Contestants, and file this petition:

     1. Respondent Benno Quill is the executor, and may be served in San Antonio.
`);

    expect(fields.clientName).toMatch(/^Hugo Quill,? Jr\.? and Consuelo Quill de la Garza$/);
    expect(fields.opposingParty).toBe('Benno Quill');
  });
});
