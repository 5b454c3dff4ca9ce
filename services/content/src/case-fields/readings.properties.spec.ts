import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { PdfText } from '../pdf-text.js';
import { readCaseFields } from './case-fields.rules.js';

const testData = join(import.meta.dirname, '../../test-data');

/** Every synthetic paper, a page before each form feed; what stands over a caption says what it should be read as. */
const papers = ['papers', 'unseen-kinds', 'case-types', 'captions'].flatMap((folder) =>
  readdirSync(join(testData, folder)).map((file): { name: string; text: PdfText } => {
    const whole = readFileSync(join(testData, folder, file), 'utf8');
    const said = folder === 'captions' ? whole.slice(whole.indexOf('\n\n') + 2) : whole;
    const pages = said
      .split('\f')
      .map((text, index) => ({ number: index + 1, text, ocr: false, scanned: false, read: true }));
    return {
      name: `${folder}/${file}`,
      text: { pageCount: pages.length, pages, stamps: [], runningHeads: [], warnings: [] },
    };
  }),
);
const read = papers.map(({ name, text }) => ({ name, text, reading: readCaseFields(text, 'upload.pdf') }));
const LISTS = ['keyFacts', 'legalIssues', 'desiredOutcome', 'evidenceTypes', 'timeConstraints'] as const;
const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

describe.each(read)('$name', ({ text, reading }) => {
  const { fields, sources, runnersUp } = reading;

  it('says of everything how sure it is, and never that it is certain', () => {
    for (const { confidence } of [...sources, ...runnersUp]) {
      expect(confidence).toBeGreaterThanOrEqual(0);
      expect(confidence).toBeLessThanOrEqual(1);
    }
  });

  it('quotes the words of a page that it has', () => {
    for (const { page, quote } of [...sources, ...runnersUp]) {
      expect(page).toBeGreaterThanOrEqual(1);
      expect(page).toBeLessThanOrEqual(text.pageCount);
      const there = letters([page, page + 1].map((number) => text.pages[number - 1]?.text ?? '').join(' '));
      const words = quote.split(/\s+/).map(letters).filter(Boolean);
      expect(words.filter((word) => !there.includes(word))).toEqual([]);
    }
  });

  it('says each thing once, and offers nothing that it says', () => {
    for (const field of LISTS) {
      const items = fields[field]?.split('\n') ?? [];
      expect(new Set(items).size).toBe(items.length);
      const offered = runnersUp.filter((one) => one.field === field).map(({ value }) => value);
      expect(offered.filter((value) => items.includes(value))).toEqual([]);
      expect(new Set(offered).size).toBe(offered.length);
    }
  });

  it('has a source for every item, and no more items than are read', () => {
    for (const field of LISTS) {
      const items = fields[field]?.split('\n').length ?? 0;
      expect(sources.filter((one) => one.field === field)).toHaveLength(items);
      expect(items).toBeLessThanOrEqual(12);
    }
  });
});
