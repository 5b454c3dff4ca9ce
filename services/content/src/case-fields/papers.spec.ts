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
    expect(fields.legalIssues?.split('\n')).toEqual(['Negligence', 'Gross negligence']);
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
    expect(fields.timeConstraints).not.toMatch(/^Dated October 1, 2018/);
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
});
