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

const suit = (body: string, defendant = 'GRANITE STATE TOOL CO.,') => `
                    UNITED STATES DISTRICT COURT
                    DISTRICT OF NEW HAMPSHIRE

HELEN BRASSARD,
              Plaintiff,
v.                                              Case No. 1:23-cv-00411
${defendant}
              Defendant.

${body}
`;

describe('what is asked of the other side', () => {
  it('is no outcome that anybody desires', () => {
    const { fields } = read(
      suit(`        PLAINTIFF'S FIRST SET OF INTERROGATORIES AND REQUESTS FOR PRODUCTION

   Plaintiff Helen Brassard asks Defendant Granite State Tool Co. to answer within 30 days.

   INTERROGATORY NO. 1: State the name of each person who inspected the lathe on May 4, 2022, and state whether the person ordered a review.

   INTERROGATORY NO. 2: Did you ask the maker of the lathe for damages or a refund?

   REQUEST NO. 2: Produce each order of dismissal, judgment or award that was entered against you since 2018.`),
    );
    expect(fields.desiredOutcome ?? '').not.toMatch(/interrogatory|request no|refund|dismissal|\?/i);
    expect(fields.legalIssues ?? '').not.toMatch(/interrogatories|person ordered/i);
  });

  it('is no outcome of an answer that denies it', () => {
    const { items } = read(
      suit(`                       ANSWER TO THE COMPLAINT

   Defendant Granite State Tool Co. answers the complaint as follows:

   1. Defendant denies that Plaintiff is entitled to damages or to any other relief.

   2. Plaintiff is not entitled to an injunction.

   WHEREFORE, Defendant asks that the complaint be dismissed with prejudice.`),
    );
    expect(items('desiredOutcome').join()).toMatch(/dismissed with prejudice/);
    expect(items('desiredOutcome').join()).not.toMatch(/entitled|injunction/);
  });

  it('is named without the words that say who may have it', () => {
    const { items } = read(
      suit(`                               COMPLAINT

   1. On May 4, 2022, a lathe of Granite State Tool Co. took two fingers of Helen Brassard.

   2. Plaintiff is entitled to an award of treble damages and a reasonable attorney's fee.

   WHEREFORE, Plaintiff asks for judgment against Defendant.`),
    );
    expect(items('desiredOutcome')).toEqual([
      'Judgment against Defendant.',
      "An award of treble damages and a reasonable attorney's fee.",
    ]);
  });

  it('is an issue each, when a court is to decide it, and no outcome', () => {
    const { items } = read(
      suit(`                  BRIEF OF APPELLANT

                  STATEMENT OF THE ISSUES

   1. Is Helen Brassard entitled to a new trial on damages?

   2. Should the judgment be reversed because the court excluded her expert?

                  STATEMENT OF THE CASE

   The questions presented are: (1) whether the court should have granted an injunction; and (2) whether punitive damages may be awarded.

   Brassard lost two fingers in a lathe of Granite State Tool Co. on May 4, 2022.

                  CONCLUSION

   The judgment should be reversed and the case remanded for trial.`),
    );
    expect(items('desiredOutcome')).toEqual([
      'The judgment should be reversed and the case remanded for trial.',
    ]);
    expect(items('legalIssues')).toEqual(
      expect.arrayContaining([
        'Is Helen Brassard entitled to a new trial on damages?',
        'Whether the court should have granted an injunction',
      ]),
    );
    expect(items('legalIssues').join()).not.toContain('; and (2)');
  });

  it('goes on behind the raised mark of a footnote', () => {
    const { items } = read(
      suit(`                       STATEMENT OF ISSUES

     1.   Whether the District Court erred in finding that the Fair Credit

                                                         1
Billing Act’s one-year statute of limitations began to run on the day of the bill.`),
    );
    expect(items('legalIssues')[0]).toBe(
      'Whether the District Court erred in finding that the Fair Credit Billing Act’s one-year statute of limitations began to run on the day of the bill.',
    );
  });
});

describe('a citation in a heading', () => {
  it('is whole, wherever its line ends', () => {
    const { items } = read(
      suit(`                    COMPLAINT

             COUNT I: NONDISCHARGEABILITY UNDER 11 U.S.C. §
                            523(a)(2)(A)

      1. The debt of $81,400 was obtained by a false statement of May 2, 2022.

             COUNT II - WILLFUL AND MALICIOUS INJURY, 11 U.S.C. § 523(a)
             (6)

      2. He sold the tractor on June 3, 2022.`),
    );
    expect(items('legalIssues').slice(0, 2)).toEqual([
      'NONDISCHARGEABILITY UNDER 11 U.S.C. § 523(a)(2)(A)',
      'WILLFUL AND MALICIOUS INJURY, 11 U.S.C. § 523(a)(6)',
    ]);
  });
});

describe('what follows a name', () => {
  const defendant = (rows: string) =>
    read(suit('        COMPLAINT\n   1. Dr. Winship operated on Helen Brassard on May 4, 2022.', rows)).fields
      .opposingParty;

  it.each([
    ['JOHN T. WINSHIP,\nM.D.,', 'John T. Winship, M.D.'],
    [
      'JOHN T. WINSHIP, M. D., and\nCAROL DEAN, PH.D., D.D.S.,',
      'John T. Winship, M. D. and Carol Dean, Ph.D., D.D.S.',
    ],
    ['JOHN T. WINSHIP and\nCAROL DEAN, R.N.,', 'John T. Winship and Carol Dean, R.N.'],
    ['J.W., M.D. and R.N., minors,', 'J.W., M.D. and R.N.'],
    ['JOHN T. WINSHIP and wife,\nCAROL DEAN,', 'John T. Winship and Carol Dean'],
    ['JOHN T. WINSHIP, D.V.M. and\nMQH CLINIC, PLLC,', 'John T. Winship, D.V.M. and MQH Clinic, PLLC'],
    ['JOHN T. WINSHIP, JR. and\nDEAN HOLDINGS, LLC,', 'John T. Winship, Jr. and Dean Holdings, LLC'],
    [
      'WINSHIP HOME AND RANCH SUPPLY, L.P. and\nCAROL DEAN,',
      'Winship Home and Ranch Supply, L.P. and Carol Dean',
    ],
    ['WINSHIP CLINIC, INC. (“CLINIC”)\nAND MEMORANDUM IN SUPPORT', 'Winship Clinic, Inc.'],
  ])('%j is no party', (rows, shown) => expect(defendant(rows)).toBe(shown));

  it('an affidavit that begins under the caption belongs to no name', () => {
    const { fields } = read(`                    CIRCUIT COURT OF KENT COUNTY, MARYLAND

GAIL PERRIN
     v.                           Case No. C-14-CV-23-000112
VICTOR NOLL
I, the undersigned, Gail Perrin, certify that I served the summons on May 4, 2023.
`);
    expect(fields).toMatchObject({ clientName: 'Gail Perrin', opposingParty: 'Victor Noll' });
  });
});
