import { describe, expect, it } from '@jest/globals';
import { readCaseFields } from './case-fields.rules.js';

function read(text: string) {
  const pages = [{ number: 1, text, ocr: false, scanned: false, read: true }];
  const { fields } = readCaseFields(
    { pageCount: 1, pages, stamps: [], runningHeads: [], warnings: [] },
    'upload.pdf',
  );
  const items = (field: keyof typeof fields) => fields[field]?.split('\n') ?? [];
  return { fields, items };
}

const DEMAND = `                      AMERICAN ARBITRATION ASSOCIATION
 HARBORVIEW MASONRY LLC,
                     Claimant,
      v.                                       Case No. 01-24-0003-7781
 CEDAR POINT BUILDERS, INC.,
                     Respondent.

                 DEMAND FOR ARBITRATION

   1. On March 4, 2023, Respondent engaged Claimant under a written subcontract for the price of $412,000.
   2. Respondent breached the subcontract by withholding the retainage after the work was finished.

                            AWARD REQUESTED

   Claimant requests an award:
   (a) in the amount of $143,500 for the unpaid balance of the subcontract;
   (b) of interest at 1.5 percent a month under Section 9.3; and
   (c) of attorney's fees and the costs of the arbitration.
`;

const INLINE = `                      AMERICAN ARBITRATION ASSOCIATION

 In the Matter of the Arbitration between
 DELROY P. WINSTEAD, Claimant
 and
 NORTHFIELD LOGISTICS CORP., Respondent

                 DEMAND FOR ARBITRATION

 Nature of dispute: Respondent ended Claimant's employment on May 2, 2024, two days after he reported unsafe brakes.

 Relief sought. Claimant demands an award of: (1) back pay of $61,200; (2) front pay or reinstatement; (3) compensatory damages of at least $150,000; and (4) attorney's fees.
`;

const AWARD = `                      JAMS ARBITRATION
 LINDA OYELARAN,
              Claimant,
 v.                                       JAMS Ref. No. 1345000912
 BRIGHT HARBOR DENTAL GROUP, P.C.,
              Respondent.

                              FINAL AWARD

  The Arbitrator, having heard the proofs of the parties on April 9, 2024, finds that Respondent did not pay the bonus of 2022.
                                AWARD
  For the reasons stated, the Arbitrator awards as follows:
  1. Respondent shall pay Claimant $38,400 as unpaid bonus within 30 days of this Award.
  2. Respondent shall pay Claimant interest of $2,112.
  3. Each party shall bear its own attorney's fees.
`;

describe('papers of an arbitration', () => {
  it('a demand: each item of the award is asked for, and none of them is a fact', () => {
    const { fields, items } = read(DEMAND);
    expect(items('desiredOutcome').slice(0, 3)).toEqual([
      'An award in the amount of $143,500 for the unpaid balance of the subcontract',
      'An award of interest at 1.5 percent a month under Section 9.3',
      "An award of attorney's fees and the costs of the arbitration.",
    ]);
    expect(fields.keyFacts).not.toContain('143,500');
    expect(fields.legalIssues).toContain('Breach of contract');
  });

  it('a demand in lines: the parties with their roles behind them, the items in one sentence', () => {
    const { fields, items } = read(INLINE);
    expect(fields).toMatchObject({
      clientName: 'Delroy P. Winstead',
      opposingParty: 'Northfield Logistics Corp.',
    });
    expect(items('desiredOutcome')).toEqual([
      'Back pay of $61,200',
      'Front pay or reinstatement',
      'Compensatory damages of at least $150,000',
      "Attorney's fees.",
    ]);
  });

  it('an award: the forum is no party, and all that is awarded stands in its order', () => {
    const { fields, items } = read(AWARD);
    expect(fields.clientName).toBe('Linda Oyelaran');
    expect(items('desiredOutcome')).toEqual([
      'Respondent shall pay Claimant $38,400 as unpaid bonus within 30 days of this Award.',
      'Respondent shall pay Claimant interest of $2,112.',
      "Each party shall bear its own attorney's fees.",
    ]);
  });
});

const letter = (body: string) => `             United States Court of Appeals for the Fourth Circuit
Docket #: 24-1180                                          DC Court: EDVA
Short Title: Consolidated Harbor Pilots Ass v. Tidewater     DC Judge: Ames
Stevedoring Comp

                                   DOCKETING NOTICE

${body}
`;

describe('a short title', () => {
  it('goes on in the cell below it, and its cut names are whole where the text has them', () => {
    const { fields } = read(
      letter('A notice of appeal by Consolidated Harbor Pilots Association was docketed today as 24-1180.'),
    );
    expect(fields.clientName).toBe('Consolidated Harbor Pilots Association');
    expect(fields.opposingParty).toBe('Tidewater Stevedoring Comp');
  });

  it('shows that a name is cut where nothing tells the rest', () => {
    const { fields } = read(letter('A notice of appeal was docketed today as 24-1180.'));
    expect(fields.clientName).toBe('Consolidated Harbor Pilots Ass…');
  });
});

describe('an appeal', () => {
  const APPEAL = `                                                                     FILED
                                                           United States Court of Appeals
                  UNITED STATES COURT OF APPEALS          Tenth Circuit

                        FOR THE TENTH CIRCUIT             March 12, 2021
                   ____________________________________
 MARA OSTRANDER,

      Plaintiff - Appellant,

 v.                                                 No. 20-1142

 CHIEF PAUL R. DEVRIES,

      Defendant - Appellee.
                        ORDER AND JUDGMENT

   Officers arrested a suspect in a burglary beside the store of Mara Ostrander. The police fired tear gas, and the
suspect, a felon charged with robbery and assault, surrendered. The arrest warrant, the criminal charges and the plea
of the suspect are not at issue. Ostrander sued under 42 U.S.C. § 1983 and argues that the damage to her store was a
taking. The district court granted summary judgment. We affirm.
`;

  it('of somebody who sued is no prosecution, however many crimes it tells of', () => {
    expect(read(APPEAL).fields.caseType).toBe('civil-litigation');
  });

  it('was filed on the day of its stamp', () => {
    expect(read(APPEAL).items('timeConstraints')).toContain('Filed March 12, 2021');
  });
});

describe('an opinion', () => {
  const OPINION = `                       SUPREME JUDICIAL COURT OF MASSACHUSETTS

                  NORA FELDGATE, administratrix, vs. CITY OF PEABODY.

   1 Pursuant to Rule 43(c)(2), Iris Holm has automatically been substituted for Peter Lang as a defendant in this action.
   2 The Clerk of the Court is respectfully directed to amend the official caption in this action.
   Feldgate's brother was found in his cell on May 3, 1980, and was pronounced dead at the hospital.
   A preliminary injunction is an extraordinary remedy that is never awarded as of right.
   The officers had taken his belt at noon and looked into the cell at two o'clock.
   The judge granted the city's motion for summary judgment on June 4, 1981. We affirm the judgment.
`;

  it('takes no description of a party for another party', () =>
    expect(read(OPINION).fields.clientName).toBe('Nora Feldgate'));

  it('tells what happened, and not what the clerk must do or what the law says', () => {
    const { keyFacts } = read(OPINION).fields;
    expect(keyFacts).toContain('pronounced dead');
    expect(keyFacts).not.toMatch(/substituted|caption|extraordinary remedy/);
  });
});
