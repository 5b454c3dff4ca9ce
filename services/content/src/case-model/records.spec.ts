import { describe, expect, it } from '@jest/globals';
import type { CaseDetails } from '@lectern/contracts/case';
import { bearingOf } from './bearing.js';
import { readCase } from './build.js';

const STORE = `            MERRIVALE HARDWARE CO.      STORE 9
                  GUEST INCIDENT REPORT
====================================================================
NAME:   Ona Brandt-Lisle        DATE OF INCIDENT:  6/3/22 Fri
WHAT HAPPENED (facts):

Guest came round the end of aisle 4 and went down on the paint. Can had been
leaking since I opened, I told Wim to get the mop & he was on break. 2nd time
this week.

MATS:     none out
SIGNS:    one at the door. none by the paint
PHOTOS:   X yes  __ no
PREPARED BY:  Perrin Oake-Dunmore, shift lead      6/3/22   4:15p
--------------------------------------------------------------------
AREA MGR REVIEW:  "Keep it shorter next time."   T. Vossberg  6/6/22

TEXT MESSAGES, group "STORE 9"

Fri 6/3/22
 2:02 PM  Perrin OD     whos got the mop
 2:02 PM  Wim K         on break
 2:03 PM  Perrin OD     leave it then
 2:40 PM  Wim K         somebody went down hard in 4, she cant
                        move her arm

--------------------------------------------------------------------
LINDEN STREET CLINIC, P.C.
  11/02/21  L knee pain x 2 mo, stairs. Brace.
  06/04/22  New c/o L knee, "since the paint." Swelling.

CAMERA 3 LOG
  13:58:10  W. Kessel walks past aisle 4 with cup; looks down; goes on
  14:31:44  Guest at end of aisle 4, phone in R hand, head down
  14:31:47  Falls
`;

const COMPLAINT = `IN THE CIRCUIT COURT OF ALDER COUNTY

ONA BRANDT-LISLE,  Plaintiff,
v.                                  No. 22-551
MERRIVALE HARDWARE CO.,  Defendant.

                     COMPLAINT

1. Merrivale Hardware Co. runs a store in Alder.
2. On June 3, 2022 Ona Brandt-Lisle fell in aisle 4 of the store on paint that had leaked from a can.
3. On June 3, 2022 Wim Kessel was on duty, and Perrin Oake-Dunmore was the shift lead.
4. On June 3, 2022 she hurt her left knee in the fall.

                 COUNT I - NEGLIGENCE

5. Merrivale Hardware Co. was negligent in that it left the paint on the floor.
`;

const paper = (name: string, text: string) => ({ name, pages: [{ number: 1, text }] });
const details = (clientName: string, opposingParty: string) =>
  ({ caseType: 'personal-injury', clientName, opposingParty, keyFacts: '' }) as CaseDetails;
const read = readCase(details('Merrivale Hardware Co.', 'Ona Brandt-Lisle'), [
  paper('complaint', COMPLAINT),
  paper('store records', STORE),
]);
const factOf = (words: string) => read.model.facts.find(({ said }) => said.join(' ').includes(words));
const said = (words: string) => factOf(words)?.said;
const favors = (words: string) => bearingOf(read, factOf(words)!).favors;

describe('a paper that is no prose', () => {
  it('holds a form: what it was filled in with, by whoever signs it, on its day', () => {
    expect(said('2nd time')?.[0]).toMatch(
      /^On June 3, 2022, Perrin Oake-Dunmore wrote in the guest incident report: “/,
    );
    expect(said('2nd time')?.join(' ')).toContain('2nd time this week');
    expect(said('none by the paint')?.[0]).toContain('as to the signs, Perrin Oake-Dunmore wrote');
  });

  it('gives what somebody else added below to him alone, and a ticked box to nobody', () => {
    expect(said('Keep it shorter')?.[0]).toMatch(/T\. Vossberg wrote/);
    expect(factOf('yes no')).toBeUndefined();
  });

  it('holds a thread: short messages are told with what answers them, wrapped rows whole, under full names', () => {
    expect(said('whos got the mop')).toEqual([
      'On June 3, 2022, at 2:02 p.m., Perrin Oake-Dunmore wrote to Wim Kessel: “whos got the mop.”',
      'Wim Kessel answered at 2:02 p.m.: “on break.”',
      'Perrin Oake-Dunmore answered at 2:03 p.m.: “leave it then.”',
    ]);
    expect(said('went down hard')?.[0]).toContain('she cant move her arm');
  });

  it('holds a chart and a log under their days and hours, the shorthand read out', () => {
    expect(said('knee pain')?.[0]).toBe(
      'On November 2, 2021, the records of Linden Street Clinic said: “left knee pain for 2 months, stairs. Brace.”',
    );
    expect(said('phone in right hand')?.[0]).toMatch(/^At 14:31:44, the camera 3 log showed: “/);
  });

  it('is told for whom it speaks, and is never our own story because it is our own paper', () => {
    expect(favors('2nd time')).toBe('theirs');
    expect(favors('whos got the mop')).not.toBe('ours');
    expect(favors('knee pain')).toBe('ours');
    expect(favors('since the paint')).toBe('theirs');
    expect(favors('phone in right hand')).toBe('ours');
    expect(favors('with cup')).not.toBe('ours');
  });
});

describe('prose and tables', () => {
  const told = (text: string): string[] =>
    readCase(details('Ona Brandt-Lisle', 'Merrivale Hardware Co.'), [
      paper('letter', text),
    ]).model.facts.flatMap((fact) => fact.said);

  it('are no log because a row begins with an hour, or with a day beside a sum', () => {
    const both = told(`REPORT OF THE INSPECTOR

The inspector came to the mill on the day after the fire and stayed there until
8:31 p.m. He then measured the doors of the drying room and found them too low,
8:44 p.m. being the hour at which he left it and drove back to the town hall.

PAYMENTS
  05/04/2020   Orne Title & Escrow          212,000.00
  05/06/2020   Quill Marine                  31,895.00

SHEET OF ROUNDS
   7:30      IBR        IBR         IBR      IBR
   8:00      IBR        IBR         IBR      IBR
`);
    expect(both.join(' ')).not.toMatch(/ (?:said|showed|wrote): “/);
  });
});
