import { describe, expect, it } from '@jest/globals';
import type { CaseType } from '@lectern/contracts/case';
import type { PdfText } from '../pdf-text.js';
import type { Caption } from './caption.rules.js';
import { type CaseTypeClues, readCaseType, type Read, signsIn } from './case-type.rules.js';
import type { Side } from './party-names.rules.js';

const paper = (...pages: string[]): PdfText => ({
  pageCount: pages.length,
  pages: pages.map((text, index) => ({ number: index + 1, text, ocr: false, scanned: false, read: true })),
  stamps: [],
  runningHeads: [],
  warnings: [],
});

describe('the signs of a kind of case', () => {
  /** "landlord" and "tenant" are one sign of weight 2; "apartment" is an everyday word of weight 0.9. */
  const property = (...pages: string[]) =>
    signsIn(paper(...pages)).find(({ type }) => type === 'real-estate');
  const score = (...pages: string[]) => property(...pages)?.score ?? 0;
  const empty = (count: number) => Array.from({ length: count }, () => '');

  it('are the words, from the page where they first stand', () => {
    expect(property('', 'a landlord', 'the landlord and a tenant')).toEqual({
      type: 'real-estate',
      score: expect.closeTo(2 * (3 + 0.7)),
      rarest: 2,
      page: 2,
      quote: 'landlord',
    });
    expect(signsIn(paper('Nothing of the sort.'))).toEqual([]);
    expect(signsIn(paper(''))).toEqual([]);
    expect(signsIn(paper())).toEqual([]);
  });

  it('are a passing mention where one word is said once, unless in the caption', () => {
    expect(score(' '.repeat(2500), 'landlord')).toBe(0);
    expect(score(' '.repeat(2500), 'landlord landlord')).toBe(4);
    const atEnd = (end: number) => score(`${'.'.repeat(end - 8)}landlord`);
    expect(atEnd(900)).toBe(2 * (1 + 2));
    expect(atEnd(901)).toBe(0);
  });

  it('weigh three times in the head of the first page, three of them at most', () => {
    const atEnd = (end: number) => score(`${'.'.repeat(end - 17)}landlord landlord`);
    expect(atEnd(2500)).toBe(2 * (2 + 2 * 2));
    expect(atEnd(2501)).toBe(2 * (2 + 2));
    expect(score('landlord '.repeat(3))).toBe(2 * (3 + 3 * 2));
    expect(score('landlord '.repeat(4))).toBe(2 * (4 + 3 * 2));
  });

  it('count eight times at most', () => {
    const said = (times: number) => score('', 'landlord '.repeat(times));
    expect([7, 8, 9].map(said)).toEqual([14, 16, 16]);
  });

  it('count by how often the pages speak of it: less than twice in five pages is thin', () => {
    expect(score(...empty(4), 'landlord landlord')).toBe(4);
    expect(score(...empty(9), 'landlord landlord')).toBe(2);
  });

  it('are worth half where everyday words stand alone', () => {
    expect(score('', 'apartment apartment')).toBeCloseTo((0.9 * 2) / 2);
    expect(score('', 'apartment apartment landlord landlord')).toBeCloseTo(0.9 * 2 + 4);
  });

  it('are told by kind, the most first', () => {
    const types = signsIn(paper('landlord landlord trade secrets, trade secrets, infringed')).map(
      ({ type }) => type,
    );
    expect(types).toEqual(['intellectual-property', 'real-estate']);
  });
});

const side = (names: string[], roles: string[] = []): Side => ({
  names,
  roles,
  quote: names.join(' and '),
  others: false,
});
const caption = (first: string | string[], second?: string | string[], roles: string[] = []): Caption => ({
  first: side([first].flat()),
  second: second === undefined ? undefined : side([second].flat(), roles),
  page: 3,
  confidence: 0.9,
});
const read = (type: CaseType, score: number, rarest = 3): Read => ({
  type,
  score,
  rarest,
  page: 2,
  quote: `words of ${type}`,
});
const place = (value: string) => ({ value, page: 4, quote: value, confidence: 0.6 });
const typeOf = (clues: Partial<CaseTypeClues>, ...pages: string[]) =>
  readCaseType(paper(...pages), { court: {}, kind: 'other', reads: [], ...clues });

describe('the kind of a case by its words', () => {
  it('takes a score of nine', () => {
    expect(typeOf({ reads: [read('family-law', 9)] })).toEqual({
      value: 'family-law',
      page: 2,
      quote: 'words of family-law',
      confidence: 0.85,
    });
    expect(typeOf({ reads: [read('family-law', 8.9)] })).toBeUndefined();
  });

  it('is sure from half as much again as the next', () => {
    const beside = (score: number) =>
      typeOf({ reads: [read('family-law', 15), read('bankruptcy', score)] })?.confidence;
    expect(beside(10)).toBe(0.85);
    expect(beside(10.1)).toBe(0.65);
  });

  it('is the harm rather than the building where it happened, unless the paper turns on a right in it', () => {
    const beside = (harm: number, rarest = 3.9) =>
      typeOf({ reads: [read('real-estate', 20, rarest), read('personal-injury', harm)] })?.value;
    expect(beside(9)).toBe('personal-injury');
    expect(beside(6)).not.toBe('real-estate');
    expect(beside(5.9)).toBe('real-estate');
    expect(beside(9, 4)).toBe('real-estate');
    const other = [read('corporate-law', 20), read('personal-injury', 12), read('real-estate', 10)];
    expect(typeOf({ reads: other })?.value).toBe('corporate-law');
    const harmed = [read('real-estate', 20), read('personal-injury', 12), read('family-law', 11)];
    expect(typeOf({ reads: harmed })?.confidence).toBe(0.65);
  });

  it('is ordinary where parties stand before a court, or before arbitrators, and nothing special is said', () => {
    const civil = { value: 'civil-litigation', page: 4, quote: 'Superior Court', confidence: 0.7 };
    const court = { court: place('Superior Court') };
    expect(typeOf({ court, caption: caption('Ann Roe', 'Bo Lee') })).toEqual(civil);
    expect(typeOf({ court, docket: place('24STCV031') })).toEqual(civil);
    expect(typeOf({ court })).toBeUndefined();
    expect(typeOf({ caption: caption('Ann Roe', 'Bo Lee') })).toBeUndefined();
    expect(typeOf({ docket: place('17') }, 'This Demand for Arbitration is brought')).toEqual({
      ...civil,
      page: 1,
      quote: 'Demand for Arbitration',
    });
  });
});

describe('the kind of a case by its docket and its court', () => {
  it('is what clerks file under such letters', () => {
    expect(typeOf({ docket: place('1:22-cr-00417'), reads: [read('family-law', 30)] })).toEqual({
      ...place('1:22-cr-00417'),
      value: 'criminal-defense',
      confidence: 0.95,
    });
  });

  it.each([
    ['United States Bankruptcy Court', 'bankruptcy'],
    ['Immigration Court', 'immigration'],
    ['Workers’ Compensation Commission', 'employment-law'],
    ['Family Court', 'family-law'],
    ['Court of Domestic Relations', 'family-law'],
  ])('%s hears %s', (name, value) => {
    expect(typeOf({ court: { court: place(name) }, reads: [read('corporate-law', 30)] })).toEqual({
      ...place(name),
      value,
      confidence: 0.9,
    });
  });

  it('is that of the division that the first six lines of the paper name', () => {
    const under = (lines: number) => typeOf({}, `\n${'A line.\n\n'.repeat(lines)}  Housing Part B\n`);
    expect(under(5)).toEqual({ value: 'real-estate', page: 1, quote: 'Housing Part B', confidence: 0.85 });
    expect(under(0)?.value).toBe('real-estate');
    expect(under(6)).toBeUndefined();
    expect(typeOf({ kind: 'other' })).toBeUndefined();
  });
});

describe('a prosecution', () => {
  const crime = (score: number) => [read('family-law', 30), read('criminal-defense', score)];
  const isCrime = (clues: Partial<CaseTypeClues>) => typeOf(clues)?.value === 'criminal-defense';

  it('is what a charge says with one word, a citation or a report with a score of four', () => {
    expect(typeOf({ kind: 'charge', reads: crime(1) })).toEqual({
      value: 'criminal-defense',
      page: 2,
      quote: 'words of criminal-defense',
      confidence: 0.9,
    });
    for (const kind of ['citation', 'report'] as const) {
      expect(isCrime({ kind, reads: crime(4) })).toBe(true);
      expect(isCrime({ kind, reads: crime(3.9) })).toBe(false);
    }
    expect(isCrime({ kind: 'charge', reads: [read('family-law', 30)] })).toBe(false);
    expect(isCrime({ kind: 'other', reads: crime(29) })).toBe(false);
  });

  it('is a state against a person, but neither in a complaint nor under a civil number', () => {
    const clues = { caption: caption('State of Ohio', 'John Roe'), reads: crime(4) };
    expect(isCrime({ ...clues, kind: 'order' })).toBe(true);
    expect(isCrime({ ...clues, kind: 'order', reads: crime(3.9) })).toBe(false);
    expect(isCrime({ ...clues, kind: 'complaint' })).toBe(false);
    expect(isCrime({ ...clues, kind: 'order', docket: place('24-CV-17') })).toBe(false);
  });

  it('is a state against an accused, whatever is said', () => {
    const accused = caption('State of Ohio', 'John Roe', ['defendant']);
    expect(typeOf({ kind: 'complaint', caption: accused })).toEqual({
      value: 'criminal-defense',
      page: 3,
      quote: 'State of Ohio v. John Roe',
      confidence: 0.78,
    });
    expect(isCrime({ caption: accused, docket: place('24-CV-17') })).toBe(false);
    expect(isCrime({ caption: caption('State of Ohio', 'John Roe', ['claimant']) })).toBe(false);
    expect(isCrime({ caption: caption('Ann Roe', 'John Roe', ['defendant']) })).toBe(false);
  });

  it('has one government on its first side and a person on its second', () => {
    const between = (first: string | string[], second?: string | string[]) =>
      isCrime({ caption: caption(first, second, ['defendant']) });
    expect(between(['State of Ohio', 'Ann Roe'], 'John Roe')).toBe(false);
    expect(between('State of Ohio', 'Harbor Terminal, Inc.')).toBe(false);
    expect(between('State of Ohio', ['Harbor Terminal, Inc.', 'John Roe'])).toBe(true);
    expect(between('State of Ohio', 'United States of America')).toBe(false);
    expect(between('State of Ohio')).toBe(false);
  });

  it('is brought by a city only in its own court', () => {
    const city = caption('City of Dayton', 'John Roe', ['defendant']);
    const before = (value: 'municipal' | 'federal') =>
      isCrime({ caption: city, court: { jurisdiction: { ...place('x'), value } } });
    expect(before('municipal')).toBe(true);
    expect(before('federal')).toBe(false);
    const person = caption('Ann Roe', 'John Roe', ['defendant']);
    expect(isCrime({ caption: person, court: { jurisdiction: { ...place('x'), value: 'municipal' } } })).toBe(
      false,
    );
  });
});
