import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { PdfText } from '../pdf-text.js';
import { readPdf } from '../document/read-pdf.js';
import { type CaseReading, readCaseFields } from './case-fields.rules.js';

const testData = join(import.meta.dirname, '../../test-data');

async function readFile(path: string): Promise<{ text: PdfText; reading: CaseReading }> {
  const text = await readPdf(join(testData, path), { ocrPages: 0 });
  return { text, reading: readCaseFields(text, path.replace(/.*\//, '')) };
}

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

describe('case fields of real documents', () => {
  const digital = [
    'gift-surplus',
    'calvary-ca1',
    'consumerinfo',
    'nvlsp-us-brief',
    'regalado',
    'lewis-travertine',
    'diaz-wc',
    'fedex-ca7',
  ];

  it.each(digital)('%s: every value is quoted from the page that is named', async (id) => {
    const { text, reading } = await readFile(`pdf/${id}.pdf`);
    expect(reading.sources.length).toBeGreaterThan(4);
    const stamps = letters(text.stamps.join(' '));
    for (const { page, quote } of reading.sources) {
      // A sentence may run over to the next page; the page named is where it begins.
      const there = letters([page, page + 1].map((number) => text.pages[number - 1]?.text ?? '').join(' '));
      const parts = letters(quote).match(/.{1,40}/g) ?? [];
      expect(parts.length).toBeGreaterThan(0);
      // A caption's quote is one column of a page whose rows hold two, so its words need not stand side by side.
      const words = quote.split(/\s+/).map(letters).filter(Boolean);
      expect(words.every((word) => there.includes(word) || stamps.includes(word))).toBe(true);
    }
  });

  it('leaves everything empty that a page of pictures does not say', async () => {
    const { reading } = await readFile('pdf/lombardo-complaint.pdf');
    expect(reading.fields).toEqual({});
    expect(reading.sessionTitle).toBe('lombardo complaint');
    expect(reading.warnings).toEqual(['Pages 1-16 were not read: scanned, without text.']);
  });
});

describe('synthetic specimens of the kinds that the documents lack', () => {
  const read = new Map<string, CaseReading>();
  beforeAll(async () => {
    for (const file of readdirSync(join(testData, 'synthetic'))) {
      const { text, reading } = await readFile(`synthetic/${file}`);
      expect(text.pages[0]?.text).toContain('SYNTHETIC SPECIMEN');
      read.set(file.replace('.pdf', ''), reading);
    }
  });

  it('reads a divorce petition', () => {
    const { fields, docketNumber } = read.get('divorce-petition')!;
    expect(fields).toMatchObject({
      caseType: 'family-law',
      jurisdiction: 'state-superior',
      clientName: 'Nora Ellen Vale',
      opposingParty: 'Thomas Reed Vale',
    });
    expect(docketNumber).toBe('FL-2025-00417');
    expect(fields.keyFacts).toContain('separated on March 2, 2025');
    expect(fields.desiredOutcome?.split('\n').slice(0, 2)).toEqual([
      'Dissolution of the marriage',
      'Primary physical custody of the minor children with reasonable parenting time for Respondent',
    ]);
    expect(fields.timeConstraints).toContain('within 30 days');
    expect(fields.evidenceTypes).toContain('Financial records');
  });

  it('reads an eviction complaint', () => {
    const { fields } = read.get('eviction-complaint')!;
    expect(fields).toMatchObject({
      caseType: 'real-estate',
      jurisdiction: 'state-district',
      clientName: 'Hollis Court Apartments, LLC',
      opposingParty: 'Dana Prior, et al.',
    });
    expect(fields.keyFacts).toContain('failed to pay the rent due on May 1, 2025');
    expect(fields.desiredOutcome).toContain('possession of the premises');
    expect(fields.timeConstraints).toContain('July 7, 2025');
    expect(fields.timeConstraints).toContain('July 15, 2025');
  });

  it('reads a shareholder suit', () => {
    const { fields } = read.get('shareholder-suit')!;
    expect(fields).toMatchObject({
      caseType: 'corporate-law',
      jurisdiction: 'state-superior',
      clientName: 'Miriam Osei',
      opposingParty: 'Grant Holloway and Lena Fiske',
    });
    expect(fields.legalIssues).toBe('Breach of fiduciary duty\nUnjust enrichment');
    expect(fields.desiredOutcome).toContain('Rescission of the sale of the patents');
  });

  it('reads a municipal citation', () => {
    const { fields } = read.get('municipal-citation')!;
    expect(fields).toMatchObject({
      caseType: 'criminal-defense',
      jurisdiction: 'municipal',
      clientName: 'Avery J. Quinn',
    });
    expect(fields.opposingParty).toBeUndefined();
    expect(fields.legalIssues).toContain('Bracken Municipal Code § 11.52.030');
    expect(fields.timeConstraints).toContain('May 20, 2025');
  });

  it('reads a police report, and makes no party of a victim or a witness', () => {
    const { fields, warnings } = read.get('police-report')!;
    expect(fields).toMatchObject({ caseType: 'criminal-defense', clientName: 'Casey L. Drew' });
    expect(fields.opposingParty).toBeUndefined();
    expect(fields.jurisdiction).toBeUndefined();
    expect(fields.keyFacts).toContain('The rear door had been forced');
    expect(warnings).toEqual([expect.stringContaining('one party only')]);
  });
});

describe('hostile text', () => {
  it.each([
    ['one word', 'A'.repeat(8000)],
    ['capitals', 'ABC DEF '.repeat(1000)],
    ['versus', 'A v. B '.repeat(1100)],
    ['abbreviations', 'A.B. '.repeat(1600)],
    ['sections', '§ 1 '.repeat(2000)],
    ['rows of marks', ') ] : §\n'.repeat(1000)],
    ['short rows', 'In re\n'.repeat(1300)],
    ['spaces', `${' '.repeat(7000)}v.`],
  ])('%s on sixty pages takes less than four seconds of the processor', (_, page) => {
    const pages = Array.from({ length: 60 }, (_unused, index) => ({
      number: index + 1,
      text: page,
      ocr: false,
      scanned: false,
      read: true,
    }));
    const started = process.cpuUsage();
    readCaseFields({ pageCount: 60, pages, stamps: [], runningHeads: [], warnings: [] }, 'x.pdf');
    // Processor time: what else the machine is busy with does not count.
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(4000);
  });
});
