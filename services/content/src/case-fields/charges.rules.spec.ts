import { describe, expect, it } from '@jest/globals';
import type { Passage } from './document-passages.rules.js';
import type { Sentence } from './sentences.rules.js';
import { charges, claimsBesideCaption, counts, countsBesideCaption } from './charges.rules.js';

const page = (text: string, number = 1) => ({ number, text, ocr: false, scanned: false, read: true });
const passage = (text: string, changes: Partial<Passage> = {}): Passage => ({
  kind: 'heading',
  text,
  section: 'charges',
  pageStarts: [{ page: 3, at: 0 }],
  ...changes,
});
const named = (...passages: Passage[]): string[] => counts(passages).map(({ value }) => value);
const values = (found: { value: string }[]): string[] => found.map(({ value }) => value);

describe('the counts of a paper', () => {
  it('are named in their heading or in the line behind it', () => {
    expect(named(passage('COUNT II: NEGLIGENCE'))).toEqual(['Negligence']);
    expect(named(passage('FIRST CAUSE OF ACTION'), passage('(Breach of Contract)'))).toEqual([
      'Breach of Contract',
    ]);
    expect(counts([passage('COUNT II: NEGLIGENCE')])[0]).toMatchObject({
      page: 3,
      quote: 'COUNT II: NEGLIGENCE',
      confidence: 0.92,
    });
    expect(counts([passage('FIRST COUNT'), passage('(Fraud)')])[0]!.quote).toContain('(Fraud)');
  });

  it('have no name over a numbered allegation, over a long text, or in one', () => {
    expect(
      named(passage('FIRST COUNT'), passage('The driver left the truck there.', { number: '4' })),
    ).toEqual([]);
    expect(named(passage('FIRST COUNT'), passage('x'.repeat(140)))).toEqual([]);
    expect(named(passage('FIRST COUNT'), passage(`Fraud ${'x'.repeat(100)}`))).toHaveLength(1);
    expect(named(passage(`COUNT II: ${'NEGLIGENCE '.repeat(20)}`))).toEqual([]);
    expect(named(passage('COUNT I'), passage('Plaintiff was there.'))).toEqual([]);
  });
});

describe('counts beside the caption', () => {
  const rows = (...texts: string[]) => [page(texts.join('\n'))];

  it('are listed with what they charge', () => {
    const found = countsBesideCaption(
      rows(
        'UNITED STATES            Count 1: Wire Fraud',
        '   v.                    Count 2: Conspiracy',
        'JOHN ROE',
      ),
    );
    expect(values(found)).toEqual(['Wire Fraud', 'Conspiracy']);
    expect(found[0]).toMatchObject({ page: 1, confidence: 0.88 });
    expect(countsBesideCaption([])).toEqual([]);
  });

  it('are listed as claims', () => {
    const found = claimsBesideCaption(
      rows(
        'MARIA LOPEZ,             COMPLAINT FOR:',
        '     Plaintiff,          1. BREACH OF CONTRACT',
        '   v.                    2. NEGLIGENCE',
        'HARBOR, INC.,            DEMAND FOR JURY TRIAL',
      ),
    );
    expect(values(found)).toEqual(['Breach of contract', 'Negligence']);
    expect(claimsBesideCaption(rows('MARIA LOPEZ'))).toEqual([]);
  });
});

describe('what is charged', () => {
  const sentence = (text: string): Sentence => ({
    text,
    page: 2,
    section: 'facts',
    passage: 0,
    position: 0,
    numbered: false,
  });

  it('stands in the table of a federal form, each offense with its code', () => {
    const form = page(
      [
        'Code Section              Offense Description',
        '18 U.S.C. § 1343          Wire Fraud',
        '',
        'This complaint is based on these facts:',
      ].join('\n'),
    );
    expect(charges([form], [])[0]).toMatchObject({
      value: 'Wire Fraud, 18 U.S.C. § 1343',
      page: 1,
      confidence: 0.88,
    });
  });

  it('stands one a line below "charged with"', () => {
    const list = page(
      [
        'The defendant is charged with the following offenses:',
        '1 PL 155.25 Petit Larceny (A)',
        'PL 165.40 Possession',
      ].join('\n'),
    );
    expect(values(charges([list], []))).toEqual(['Petit Larceny, PL 155.25', 'Possession, PL 165.40']);
  });

  it('stands in a sentence that says what was violated', () => {
    const found = charges(
      [],
      [sentence('He acted in violation of Title 18, United States Code, Section 1343.')],
    );
    expect(found[0]).toMatchObject({
      value: 'Title 18, United States Code, Section 1343',
      page: 2,
      confidence: 0.8,
    });
    expect(charges([], [sentence('He went home.')])).toEqual([]);
  });

  it('stands in a form', () => {
    expect(charges([page('Charge:  Speeding 50 in a 35 zone      Court date: May 4')], [])[0]).toMatchObject({
      value: 'Speeding 50 in a 35 zone',
      confidence: 0.85,
    });
  });
});
