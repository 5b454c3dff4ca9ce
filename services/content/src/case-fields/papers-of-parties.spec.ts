import { describe, expect, it } from '@jest/globals';
import { readCaseFields } from './case-fields.rules.js';

/** Papers of one side, written for these tests. */
function read(text: string) {
  const pages = [{ number: 1, text, ocr: false, scanned: false, read: true }];
  return readCaseFields({ pageCount: 1, pages, stamps: [], runningHeads: [], warnings: [] }, 'upload.pdf');
}
const fieldsOf = (text: string) => read(text).fields;

const ANSWER = `IN THE CIRCUIT COURT OF COOK COUNTY, ILLINOIS
COUNTY DEPARTMENT, LAW DIVISION

THEODORA KASPRZAK,
     Plaintiff,
     v.                                        No. 23 L 008841
LAKESHORE RIGGING & HOIST CO., an Illinois
corporation, and PALMERIN CONSTRUCTION, INC.,
     Defendants.

DEFENDANT LAKESHORE RIGGING & HOIST CO.’S ANSWER AND AFFIRMATIVE DEFENSES

     1. On May 9, 2022, Wendell Kasprzak was employed as an ironworker in Chicago. ANSWER: Admitted.
     2. Lakeshore failed to inspect the synthetic slings before the lift. ANSWER: Denied. Its
operator inspected the slings at 6:45 a.m. and recorded it in the daily log.

                    FIRST AFFIRMATIVE DEFENSE
                      (Comparative Fault)
     3. Wendell Kasprzak stood inside the barricaded drop zone after two warnings by radio.

WHEREFORE, Defendant Lakeshore prays that Plaintiff’s Complaint be dismissed with prejudice and
that it have a trial by jury.`;

describe('an answer', () => {
  it('is of the defendant whom its title names, and not of the others', () => {
    expect(fieldsOf(ANSWER)).toMatchObject({
      clientName: 'Lakeshore Rigging & Hoist Co.',
      opposingParty: 'Theodora Kasprzak',
    });
  });

  it('takes what is admitted for a fact, and not what it denies', () => {
    const { keyFacts } = fieldsOf(ANSWER);
    expect(keyFacts).toContain('Wendell Kasprzak was employed as an ironworker');
    expect(keyFacts).toContain('inspected the slings at 6:45 a.m.');
    expect(keyFacts).not.toContain('failed to inspect');
    expect(keyFacts).not.toContain('ANSWER');
  });

  it('takes what is admitted in part for disputed', () => {
    const paper = ANSWER.replace('ANSWER: Admitted.', 'ANSWER: Admitted in part and denied in part.');
    expect(fieldsOf(paper).keyFacts).not.toContain('was employed as an ironworker');
  });

  it('its title and its jury are no issues, and its prayer ends before the jury', () => {
    const { legalIssues, desiredOutcome } = fieldsOf(ANSWER);
    expect(legalIssues).toContain('Comparative fault');
    expect(legalIssues).not.toMatch(/\banswer\b|jury/i);
    expect(desiredOutcome).toBe('That Plaintiff’s Complaint be dismissed with prejudice.');
  });
});

describe('the place of a paper', () => {
  it('"WORCESTER, ss." over the caption is nobody’s name', () => {
    const fields = fieldsOf(`COMMONWEALTH OF MASSACHUSETTS
WORCESTER, ss.                                SUPERIOR COURT DEPARTMENT
                                              Docket No. 2485CR00217
COMMONWEALTH
v.
EMMETT LAVOIE

DEFENDANT’S MOTION TO SUPPRESS EVIDENCE

Now comes the defendant, Emmett Lavoie, and moves this Honorable Court to suppress all evidence
seized from his vehicle on the night of January 19, 2024.`);
    expect(fields).toMatchObject({ clientName: 'Emmett Lavoie', opposingParty: 'Commonwealth' });
  });
});

describe('a complaint', () => {
  it('lists what is asked of the court in one paragraph, each request by itself', () => {
    const { desiredOutcome } = fieldsOf(`UNITED STATES DISTRICT COURT
SOUTHERN DISTRICT OF TEXAS

MARISELA QUINTANILLA,
     Plaintiff,
v.                                             Civil Action No. 4:24-cv-03317
GULFWAY HOME HEALTH SERVICES, L.L.C.,
     Defendant.

COMPLAINT

     1. Marisela Quintanilla worked for Gulfway as an aide from March 2021 until June 14, 2024.

                              PRAYER

     Plaintiff asks that the Court: (a) award unpaid overtime wages and an equal amount as
liquidated damages; (b) award back pay for her discharge; and (c) award reasonable attorney’s
fees and costs.`);
    expect(desiredOutcome?.split('\n')).toEqual([
      'Award unpaid overtime wages and an equal amount as liquidated damages',
      'Award back pay for her discharge',
      'Award reasonable attorney’s fees and costs.',
    ]);
  });
});

describe('a letter that demands a sum', () => {
  const letter = fieldsOf(`Wexcombe & Hale LLP
January 8, 2025
Re: Our client: Josiah Amundsen; Your insured: Harborlight Ferries, Inc.;

Dear Ms. Lindqvist:

We represent Josiah Amundsen, who was hurt when the gangway of the ferry dropped on July 2, 2024.

Harborlight’s own incident report says that the brake pawl “had been slipping since May.”

To settle this claim before suit, Mr. Amundsen demands $425,000. This offer stays open until
February 14, 2025.

Sincerely,
Thaddeus Wexcombe`);

  it('asks for the sum', () => {
    expect(letter.desiredOutcome).toBe('Payment of $425,000.');
  });

  it('its subject line is no fact, and the other side’s report is no police report', () => {
    expect(letter.keyFacts).not.toMatch(/^Re:/m);
    expect(letter.evidenceTypes).toContain('Incident reports');
    expect(letter.evidenceTypes).not.toContain('Police');
  });
});

describe('the head of a brief', () => {
  it('a date with a time of the day is a hearing', () => {
    const { timeConstraints, keyFacts } = fieldsOf(`SUPERIOR COURT OF CALIFORNIA
COUNTY OF ALAMEDA

BELLWETHER PROPERTIES LP,                 Case No. 24UD09123
     Plaintiff,
vs.                                       TRIAL BRIEF OF DEFENDANT
ROSALIND OKONJO,                          Date: February 18, 2025
     Defendant.                           Time: 9:00 a.m.

Did the landlord serve a notice that overstated the rent due?

Ms. Okonjo has rented Unit 12 at 3318 Linden Street, Oakland, since August 2017. The furnace
failed on October 9, 2024. The court should enter judgment for Ms. Okonjo.`);
    expect(timeConstraints?.split('\n')[0]).toBe('Hearing February 18, 2025');
    expect(keyFacts).not.toContain('?');
  });
});

describe('an indictment', () => {
  const paper = fieldsOf(`IN THE UNITED STATES DISTRICT COURT
FOR THE WESTERN DISTRICT OF MISSOURI

UNITED STATES OF AMERICA,               No. 24-00161-01/02-CR-W-BP
     Plaintiff,
v.
(1) DELPHINE ARCENEAUX, and
(2) WADE TULLOCH,
     Defendants.

INDICTMENT

COUNT ONE
     1. On April 14, 2021, Arceneaux approved a loan of $38,500 in the name of R.K., who had died
on January 3, 2021.
     2. Arceneaux texted Tulloch, “Another one cleared. Keep it under 40.”`);

  it('accuses everybody whom its caption numbers', () => {
    expect(paper.opposingParty).toBe('Delphine Arceneaux and Wade Tulloch');
  });

  it('lets people finish what they said', () => {
    expect(paper.keyFacts).toContain('“Another one cleared. Keep it under 40.”');
  });
});

describe('a brief about a dismissal', () => {
  const paper = fieldsOf(`UNITED STATES DISTRICT COURT
DISTRICT OF NEW JERSEY

IMOGEN FARRUGIA,
     Plaintiff,
v.                                            Civil Action No. 22-5561 (KMW)
HALCYON BIOLOGICS, INC.,
     Defendant.

BRIEF OF DEFENDANT HALCYON BIOLOGICS, INC. IN SUPPORT OF ITS MOTION FOR SUMMARY JUDGMENT

                    PRELIMINARY STATEMENT

     Plaintiff Imogen Farrugia, a former quality manager, claims that Halcyon dismissed her because
of her age and because she took family leave.

                    ARGUMENT

     Under the ADEA, Plaintiff must prove that age was the but-for cause of her dismissal.

                    POINT II

THE FAMILY LEAVE ACT CLAIM FAILS BECAUSE PLAINTIFF WAS RESTORED TO HER POSITION

     She returned to the same job at the same pay on March 29, 2021.

                    CONCLUSION

     For these reasons summary judgment should be entered for Halcyon on all counts of the Complaint.`);

  it('asks for the judgment; an employer who dismisses somebody is no court', () => {
    expect(paper.desiredOutcome?.split('\n').at(0)).toMatch(/^For these reasons summary judgment should be/);
    expect(paper.desiredOutcome).not.toContain('dismissed her');
  });

  it('what a party must prove is no fact, and a point is called by its words', () => {
    expect(paper.keyFacts).not.toContain('must prove');
    expect(paper.legalIssues).not.toMatch(/point ii/i);
  });
});

describe('a report of the police', () => {
  it('its number ends before the next label, and its own label is no part of the story', () => {
    const { docketNumber, fields } = read(`TRAFFIC CRASH REPORT

Local report number: 24-017733 Date of crash: 02/11/2024

Narrative: Unit 2 turned left onto Weller Road in front of Unit 1. Driver of Unit 2 stated, “The sun
was in my eyes, I never saw her.”`);
    expect(docketNumber).toBe('24-017733');
    expect(fields.keyFacts).toMatch(/^Unit 2 turned left/);
    expect(fields.legalIssues ?? '').not.toMatch(/report/i);
  });
});
