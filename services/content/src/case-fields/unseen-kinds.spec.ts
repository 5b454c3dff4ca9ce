import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readCaseFields } from './case-fields.rules.js';

/** Synthetic papers of kinds that no labeled document has: they were in no training. */
function read(name: string) {
  const text = readFileSync(join(import.meta.dirname, `../../test-data/unseen-kinds/${name}.txt`), 'utf8');
  const pages = [{ number: 1, text, ocr: false, scanned: false, read: true }];
  const reading = readCaseFields(
    { pageCount: 1, pages, stamps: [], runningHeads: [], warnings: [] },
    'upload.pdf',
  );
  const items = (field: keyof typeof reading.fields) => reading.fields[field]?.split('\n') ?? [];
  return { ...reading, items };
}

describe('a paper of a kind that no example has', () => {
  it('an award: what the arbitrators give comes first, and what hurts a side is told', () => {
    const { fields, items } = read('finra-award');
    expect(fields.clientName).toBe('Lorena Vask');
    expect(fields.opposingParty).toBe('Pinnacle Ridge Securities, LLC and Dale R. Umstead');
    expect(items('desiredOutcome')[0]).toMatch(/liable for and shall pay to Claimant the sum of \$248,000/);
    expect(fields.keyFacts).toMatch(/Umstead admitted at the hearing that he had never read the prospectus/);
    expect(fields.keyFacts).toContain('You cannot lose money in this.');
    expect(items('timeConstraints')[0]).toMatch(/within 30 days/);
  });

  it('a demand letter: the demand, its day, and the other side’s own words', () => {
    const { fields, items } = read('demand-letter');
    expect(items('desiredOutcome')[0]).toBe(
      'Payment of $19,875 for the repair and $6,150 for the furniture.',
    );
    expect(items('timeConstraints')[0]).toMatch(/by March 31, 2025/);
    expect(fields.timeConstraints).not.toContain('May 2, 2024');
    expect(fields.keyFacts).toContain('that is on us');
  });

  it('a scheduling order: all its days, none of them a fact or an outcome', () => {
    const { fields, items } = read('scheduling-order');
    expect(fields).toMatchObject({ caseType: 'employment-law', clientName: 'Niamh Corrigan' });
    for (const day of [
      'October 18',
      'February 28',
      'March 21',
      'May 9',
      'June 6',
      'August 11',
      'September 8',
    ])
      expect(fields.timeConstraints).toContain(day);
    expect(fields.keyFacts).not.toMatch(/shall be filed|are due|no later than/);
    expect(items('desiredOutcome').join()).not.toMatch(/shall be filed|are due/);
  });

  it('a petition for divorce: the docket number beside a name is none of it, and venue is no issue', () => {
    const { fields, items } = read('divorce-petition');
    expect(fields).toMatchObject({
      caseType: 'family-law',
      clientName: 'Joanna Leigh Farrow',
      opposingParty: 'Peter Alan Farrow',
    });
    expect(items('desiredOutcome')).toHaveLength(5);
    expect(fields.legalIssues).not.toMatch(/venue/i);
    expect(fields.keyFacts).not.toMatch(/^Award|primary physical custody of the children;/m);
    expect(fields.timeConstraints ?? '').not.toMatch(/withdrew/);
  });

  it('objections to a will: nobody is invented, and a death is a fact', () => {
    const { fields } = read('probate');
    expect(fields.clientName).toBeUndefined();
    expect(fields.opposingParty).toBeUndefined();
    expect(fields.keyFacts).toMatch(/Harold Winterbourne died on February 20, 2023/);
    expect(fields.desiredOutcome).toMatch(/probate of the instrument be denied/);
  });

  it('an answer of a tenant speaks for the tenant', () => {
    const { fields } = read('eviction-answer');
    expect(fields).toMatchObject({ clientName: 'Denise Okonkwo', opposingParty: 'Ashby Properties LLC' });
    expect(fields.keyFacts).toContain('Buy a space heater.');
  });

  it('a decision of an immigration judge: a surname in front, the order as its outcome', () => {
    const { fields, items } = read('ij-decision');
    expect(fields).toMatchObject({ caseType: 'immigration', clientName: 'Dawit Bekele Tesfaye' });
    expect(items('desiredOutcome')[0]).toMatch(/asylum is GRANTED/);
    expect(fields.keyFacts).toMatch(/admitted that he gave a false address/);
    expect(fields.keyFacts).not.toMatch(/an applicant must show/);
  });

  it('a slip opinion: how the appeal ends, not what the court below did', () => {
    const { fields, items } = read('slip-opinion');
    expect(items('desiredOutcome')[0]).toBe('Reversed and remanded for trial.');
    expect(fields.keyFacts).toMatch(/had known for nine days/);
  });

  it('a syllabus: an opinion whatever was moved for, and its last line is how the case ends', () => {
    const { fields, docketNumber, items } = read('scotus-syllabus');
    expect(fields).toMatchObject({ jurisdiction: 'supreme', clientName: 'Quillen' });
    expect(docketNumber).toBe('24-1187');
    expect(items('desiredOutcome')[0]).toMatch(/reversed and remanded/);
  });

  it('a letter: whom the firm represents is the client, and no sentence is cut', () => {
    const { fields } = read('position-letter');
    expect(fields).toMatchObject({
      clientName: 'Bluegrass Regional Credit Union',
      opposingParty: 'Delphine Marchetti',
    });
    expect(fields.keyFacts).toContain('needs younger energy');
    expect(fields.timeConstraints).toContain('Please let us know by May 16, 2025 whether you wish');
  });

  it('a demand for arbitration: parties far behind their labels, and the claimant is who demands', () => {
    const { fields } = read('arbitration-demand');
    expect(fields).toMatchObject({
      clientName: 'Perihelion Metrology, Inc.',
      opposingParty: 'Strand & Volker Castings GmbH',
    });
    expect(fields.keyFacts).toMatch(/Perihelion admits that it accepted the first two lots/);
  });

  it('a deposition: line numbers belong to no name', () => {
    const { fields } = read('deposition');
    expect(fields).toMatchObject({
      clientName: 'Miles Engstrom',
      opposingParty: 'Prairie Grain Cooperative',
    });
    expect(fields.keyFacts).toContain('We took it off in June.');
  });

  it('a motion of a lender: exhibits by name before kinds of evidence', () => {
    const { fields, items } = read('stay-motion');
    expect(fields.caseType).toBe('bankruptcy');
    expect(items('evidenceTypes').slice(0, 2)).toEqual([
      'Exhibit A: a perfected lien',
      'Exhibit B: the appraisal',
    ]);
    expect(fields.timeConstraints).toMatch(/hearing will be held on June 18, 2024/);
  });
});
