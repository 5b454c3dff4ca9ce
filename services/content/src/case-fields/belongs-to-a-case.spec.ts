import { describe, expect, it } from '@jest/globals';
import { readCaseFields } from './case-fields.rules.js';

function read(text: string) {
  const pages = [{ number: 1, text, ocr: false, scanned: false, read: true }];
  return readCaseFields({ pageCount: 1, pages, stamps: [], runningHeads: [], warnings: [] }, 'upload.pdf');
}
const OF_NO_CASE = expect.stringContaining('does not read like a paper of a case');

describe('a paper of no case', () => {
  it.each([
    [
      'recipe',
      `Plum Cake

Heat the oven to 375 degrees and butter a sheet pan well before you begin.
Press the dough into the pan and set the plums on it in tight rows.
Do not use frozen plums: they release too much water and the dough never set for us.`,
    ],
    [
      'invoice',
      `Kettleman Reprographics LLC
Invoice No. 2025-11873
Date: August 14, 2025        Due date: September 13, 2025

6     Trial binders, 3 inch, with exhibit tabs       $144.00
1     Courier to King County Courthouse               $38.50
Please remit payment within thirty days. A late charge of 1.5% per month applies to overdue balances.`,
    ],
    [
      'curriculum vitae of a litigator',
      `Rosalind P. Achterberg
Portland, Oregon

Associate, Marchetti Dunne LLP, 2019 to present
Argued eleven motions for summary judgment in state and federal court.
Took and defended 34 depositions in employment and product liability cases for one plaintiff.

Bar admissions
Oregon (2018), Washington (2020), U.S. Court of Appeals for the Ninth Circuit (2021)`,
    ],
    [
      'tax form',
      `Form W-9 Request for Taxpayer Identification Number and Certification
Name of entity: Delphine R. Okafor
Under penalties of perjury, I certify that the number shown on this form is my correct number.
Signature of U.S. person: D. Okafor     Date: 02/11/2025`,
    ],
    [
      'call of a company',
      `Earnings call transcript: Vantor Systems, Q2 2025
July 31, 2025

Operator: Good afternoon, and welcome to the second quarter call of Vantor Systems.
Helen Marsh: We settled the patent matter with Orbis in June, and we took a charge of $14 million for it.`,
    ],
    [
      'statement of a bank',
      `First Prairie Credit Union                   Statement of Account
Member: Gideon Strand            Account ending 4410
06/17/2025   Check 1182                            -875.00
Please notify us within 60 days of any error on this statement.`,
    ],
  ])('fills nothing in, and says so: %s', (_, text) => {
    const { fields, warnings, court } = read(text);
    expect(fields).toEqual({});
    expect(court).toBeUndefined();
    expect(warnings).toContainEqual(OF_NO_CASE);
  });

  it('offers what it tells', () => {
    const { fields, runnersUp } = read(`Earnings call: Vantor Systems

Helen Marsh: On June 4, 2025, Vantor Systems paid Orbis $14 million and withdrew its patent claim.`);
    expect(fields).toEqual({});
    expect(runnersUp).toEqual([
      expect.objectContaining({
        field: 'keyFacts',
        page: 1,
        value: expect.stringContaining('paid Orbis $14 million'),
      }),
    ]);
  });
});

describe('a paper of a case without caption, number and court', () => {
  it.each([
    [
      'witness statement',
      `WITNESS STATEMENT OF AMOS THIMBLER

On June 11, 2025, I walked down the gangway of the ferry. The gangway had no rail and I fell eleven feet onto the pier.`,
    ],
    [
      'affidavit',
      `Amos Thimbler, being duly sworn, says:

On June 11, 2025, I walked down the gangway of the ferry. The gangway had no rail and I fell eleven feet onto the pier.`,
    ],
    [
      'story in the words of an attorney',
      `On June 11, 2025, the plaintiff walked down the gangway of the ferry. The defendant knew that the gangway had no rail.
He fell eleven feet onto the pier and broke his hip.`,
    ],
    [
      'letter of a firm, whomever it is against',
      `Dear Mr. Castellanos:

This firm represents Lucille Farnham. On June 11, 2025, your delivery van backed over Ms. Farnham and broke her leg.`,
    ],
    [
      'letter of an office that was retained',
      `Dear Ms. Ingram:

Please be advised that this office has been retained by Wendell Ames. On June 11, 2025, your tenant's dog bit Mr. Ames on the hand.`,
    ],
  ])('is read: %s', (_, text) => {
    const { fields, warnings } = read(text);
    expect(fields.keyFacts).toContain('June 11, 2025');
    expect(warnings).not.toContainEqual(OF_NO_CASE);
  });
});
