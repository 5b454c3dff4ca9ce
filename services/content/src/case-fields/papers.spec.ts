import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readCaseFields } from './case-fields.rules.js';

/** Synthetic papers as a PDF gives them, pages divided by form feeds. */
function paper(name: string) {
  const pages = readFileSync(join(import.meta.dirname, `../../test-data/papers/${name}.txt`), 'utf8')
    .split('\f')
    .map((text, index) => ({ number: index + 1, text, ocr: false, scanned: false, read: true }));
  const reading = readCaseFields(
    { pageCount: pages.length, pages, stamps: [], runningHeads: [], warnings: [] },
    'upload.pdf',
  );
  return { ...reading.fields, docketNumber: reading.docketNumber };
}

describe('a whole paper', () => {
  it('of California: claims beside the caption, goods lost by negligence are no injury', () => {
    const fields = paper('california-complaint');
    expect(fields).toMatchObject({ caseType: 'civil-litigation', docketNumber: '24STCV03188' });
    expect(fields.legalIssues?.split('\n')).toEqual([
      'Breach of written contract',
      'Negligence',
      'Conversion',
    ]);
    expect(fields.keyFacts).not.toMatch(/alleges:|according to proof/);
  });

  it('of Texas: a court in a narrow column, an hour in the middle of a sentence, claims in headings', () => {
    const fields = paper('texas-petition');
    expect(fields).toMatchObject({ caseType: 'personal-injury', jurisdiction: 'state-district' });
    expect(fields.keyFacts).toContain(
      'by text message at 3:12 p.m. to “make Lufkin tonight no matter what.”',
    );
    expect(fields.keyFacts).not.toMatch(/Discovery is intended|prays that|seeks/);
    expect(fields.desiredOutcome).toContain('Tex. Civ. Prac. & Rem. Code § 41.003');
    const issues = fields.legalIssues?.split('\n') ?? [];
    expect(issues[0]).toBe('Negligence');
    expect(issues).toContain('Gross negligence');
    // The statute on exemplary damages and what it grants may stand beside the claims; nothing else does.
    expect(issues.filter((one) => !/negligence|41\.003|exemplary/i.test(one))).toEqual([]);
    expect(fields.desiredOutcome).toMatch(/^That Defendants be cited to appear/);
  });

  it('of a grand jury: another name is not another party, a count is what stands in parentheses', () => {
    expect(paper('indictment-alias')).toMatchObject({
      opposingParty: 'Marcus T. Delacroix and Yolanda Fields',
      docketNumber: '1:22 CR 417',
      legalIssues: 'Conspiracy to Commit Wire Fraud, 18 U.S.C. § 1349',
    });
  });

  it('of a compensation board: the claimant is the party', () => {
    expect(paper('compensation-order').clientName).toBe('Patrice N. Holloway');
  });

  it('of Florida: a prayer begins with its own word, and a lease has a date of its own', () => {
    const fields = paper('florida-eviction');
    expect(fields.desiredOutcome).toBe(
      'Judgment for possession, unpaid rent of $47,000, and attorney’s fees.',
    );
    expect(fields.legalIssues).toBe('Eviction');
    // The day of the lease is a fact; nothing is due.
    expect(fields.timeConstraints).toBeUndefined();
  });

  it('of New York: an injury by negligence', () => {
    expect(paper('new-york-complaint')).toMatchObject({
      clientName: 'Rosalind Peterkin',
      caseType: 'personal-injury',
      jurisdiction: 'state-superior',
    });
  });

  it('of Delaware: an amount broken between lines is one amount', () => {
    expect(paper('derivative-complaint').keyFacts).toContain(
      '$7.8 million for services that were never rendered.',
    );
  });

  it('of Georgia: a case name ends no sentence', () => {
    const fields = paper('habeas-petition');
    expect(fields.keyFacts).not.toMatch(/under Brady v\.$/m);
    expect(fields.opposingParty).toBe('Thomas Grady');
  });

  it('of New Jersey: a docket of many letters, and no issue from the lines of the caption', () => {
    const fields = paper('new-jersey-complaint');
    expect(fields.docketNumber).toBe('ESX-L-004512-22');
    expect(fields.legalIssues).not.toMatch(/essex county/i);
  });

  it('of Pennsylvania: a trading name belongs to its owner', () => {
    expect(paper('pennsylvania-answer')).toMatchObject({
      clientName: 'Three Rivers Roofing Co., t/d/b/a Apex Exteriors',
      docketNumber: 'GD-22-007751',
    });
  });

  it('of a bankruptcy court: a deadline that its column breaks', () => {
    expect(paper('chapter-11-motion').timeConstraints?.split('\n').slice(0, 2)).toEqual([
      'Hearing date June 27, 2023',
      'Objection deadline June 20, 2023',
    ]);
  });

  it('of an immigration court: a surname in capitals, and a file number', () => {
    expect(paper('removal-brief')).toMatchObject({
      clientName: 'Daniel Esteban Mejia-Lobos',
      docketNumber: 'A 209-551-348',
    });
  });

  it('of an appeal: every date that a line names', () => {
    expect(paper('iowa-opinion').timeConstraints?.split('\n')).toEqual([
      'Submitted January 18, 2023',
      'Filed March 10, 2023',
    ]);
  });
});

describe('a paper without a caption', () => {
  it('as a letter names its client, whom it is against, and until when its offer stands', () => {
    const fields = paper('demand-letter');
    expect(fields).toMatchObject({
      clientName: 'Theodore Blanchard',
      opposingParty: 'Pavel Novotny',
      docketNumber: 'SM-2023-88172',
    });
    expect(fields.timeConstraints).toMatch(/^This offer expires on April 30, 2024\./);
  });

  it('as a form has the names under their labels', () => {
    expect(paper('small-claims-form')).toMatchObject({
      clientName: 'Rosemary Tully',
      opposingParty: 'Don’s Auto Repair',
    });
  });

  it('of Georgia: marks of the rule in rows of their own part no name', () => {
    expect(paper('georgia-complaint')).toMatchObject({
      caseType: 'personal-injury',
      clientName: 'Tameka L. Broadnax',
      opposingParty: 'Peachtree Bulk Haulers, LLC, et al.',
      docketNumber: '23-C-05518-S7',
    });
  });

  it('of arbitrators: the parties stand about an "and"', () => {
    expect(paper('arbitration-demand')).toMatchObject({
      clientName: 'Verdant Roof Systems, LLC',
      opposingParty: 'Mesabi Solar Holdings, Inc.',
      legalIssues: expect.stringMatching(
        /^Breach of contract\nViolation of the Prompt Payment Act\nAccount stated/,
      ),
    });
  });

  it('of a city: both parties in one row of a table', () => {
    expect(paper('city-citation')).toMatchObject({
      clientName: 'City of Tuality',
      opposingParty: 'Patricia Jo Lindquist',
      jurisdiction: 'municipal',
    });
  });

  it('of a juvenile court: wide lines, and a father by his initials', () => {
    expect(paper('juvenile-appeal')).toMatchObject({
      caseType: 'family-law',
      clientName: 'Imperial County Department of Social Services',
      opposingParty: 'R.M.',
      docketNumber: 'D082117',
    });
  });

  it('of one who files alone: what the form tells him is no name, no fact and no prayer', () => {
    const fields = paper('self-filed-form');
    expect(fields).toMatchObject({
      clientName: 'Darnell Eugene Whitcomb',
      opposingParty: 'Ozark Ridge Poultry Processing, Inc. and Kathleen Stroud',
    });
    expect(fields.keyFacts).toContain('the company fired me by text message');
    expect(fields.keyFacts).not.toMatch(/full name of each|limited jurisdiction|legal arguments|I want/);
    expect(fields.desiredOutcome).toMatch(/^My job back with back pay of \$38,600/);
  });

  it('of checked boxes: an empty box asks for nothing', () => {
    const fields = paper('checked-boxes');
    expect(fields.keyFacts).toMatch(/Date of marriage: June 20, 2011/);
    expect(fields.desiredOutcome).toContain('Physical custody of children: Petitioner');
    expect(`${fields.keyFacts} ${fields.desiredOutcome}`).not.toMatch(/legal incapacity|If there are|Rev\./);
  });

  it('of Wisconsin: the name stands under the label that asks for it', () => {
    expect(paper('wisconsin-small-claims')).toMatchObject({
      clientName: 'Rosemarie Klatt',
      opposingParty: 'Dewitt’s Auto Transmission Inc.',
    });
  });

  it('of Louisiana: VERSUS, and a court below the names', () => {
    expect(paper('louisiana-petition')).toMatchObject({
      clientName: 'Clotilde Arceneaux',
      opposingParty: 'Pelican State Mutual Insurance Company and Daryl J. Fontenot',
      docketNumber: 'C-728114',
    });
  });

  it('of many cases heard together: the one that the order relates to', () => {
    expect(paper('many-cases-order')).toMatchObject({
      clientName: 'Lamont Quarles',
      opposingParty: 'BreatheWell Devices, Inc.',
    });
  });

  it('of prosecutors: charges one a line, and in the two columns of a federal form', () => {
    expect(paper('misdemeanor-complaint')).toMatchObject({
      opposingParty: 'Dwight Palmer',
      docketNumber: 'CR-019822-23BX',
      legalIssues: expect.stringContaining('Petit Larceny, PL 155.25'),
    });
    expect(paper('federal-criminal-complaint')).toMatchObject({
      opposingParty: 'Travis Dean Colegrove and Adela Ruiz-Montoya',
      legalIssues: expect.stringContaining('21 U.S.C. § 841(a)(1)'),
    });
  });

  it('of a witness: an answer with its question', () => {
    expect(paper('deposition').keyFacts).toContain(
      'Asked “Who decided to bury the line at 22 inches across the High Mesa property?”, Trevor Shanahan answered, “I did.”',
    );
  });

  it('of no case: an agreement fills in nothing', () => {
    const { docketNumber, ...fields } = paper('services-agreement');
    expect(docketNumber).toBeUndefined();
    expect(Object.values(fields).filter(Boolean)).toEqual([]);
  });
});
