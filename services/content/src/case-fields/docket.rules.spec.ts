import { describe, expect, it } from '@jest/globals';
import { readDocket } from './docket.rules.js';

const page = (text: string, number = 1) => ({ number, text, ocr: false, scanned: false, read: true });
const numberIn = (text: string): string | undefined => readDocket([page(text)], [])?.value;

describe('the number that a court keeps a case under', () => {
  it.each([
    ['Case No. 1:22-cv-00417-ABC', '1:22-cv-00417'],
    ['Index No. 653412/2021', '653412/2021'],
    ['Docket No.: ESX-L-004512-22', 'ESX-L-004512-22'],
    ['Maria Lopez            No. 22-30105', '22-30105'],
    ['Plaintiff,        2:19-cr-00123-JKL', '2:19-cr-00123-JKL'],
    ['Superior Court            D082117', 'D082117'],
    ['People v. Roe             SC-2023-0144', 'SC-2023-0144'],
  ])('%s', (row, number) => expect(numberIn(row)).toBe(number));

  it.each(['No. 7', 'Filed 3/4/2022', 'Number of pages: twelve', 'The case was heard on May 4.', ''])(
    'is not in "%s"',
    (row) => expect(numberIn(row)).toBeUndefined(),
  );

  it('is taken from the stamp of the court before all else, and surer', () => {
    const stamps = ['Case 1:22-cv-00417-ABC Document 12 Filed 03/04/22'];
    expect(readDocket([page('Case No. 9:99-cv-99999')], stamps)).toMatchObject({
      value: '1:22-cv-00417-ABC',
      page: 1,
      quote: stamps[0],
      confidence: expect.closeTo(0.97),
    });
    expect(readDocket([page('Case No. 9:99-cv-99999')], ['Received by the clerk'])?.value).toBe(
      '9:99-cv-99999',
    );
    expect(readDocket([page('')], ['INDEX NO. 653412/2021'])?.value).toBe('653412/2021');
  });

  it('is the first of those that a page names, with its row', () => {
    const rows = 'COURT OF APPEALS\n\nNo.   22-30105\nAppeal from Case No. 1:20-cv-00001';
    expect(readDocket([page(rows)], [])).toMatchObject({
      value: '22-30105',
      quote: 'No. 22-30105',
      confidence: 0.92,
    });
  });

  it('is whole where a narrow column breaks it, and found under its label', () => {
    expect(numberIn('Case No. 1:23-cv-\n00388-LA')).toBe('1:23-cv-00388-LA');
    expect(numberIn('Plaintiff,      CASE NUMBER:\n\n            HG23051907')).toBe('HG23051907');
  });

  it('is looked for in sixty rows of the first two pages', () => {
    const below = (rows: number) => numberIn(`${'row\n'.repeat(rows)}Case No. 1:22-cv-00417`);
    expect(below(59)).toBe('1:22-cv-00417');
    expect(below(60)).toBeUndefined();
    const on = (number: number) =>
      readDocket(
        [1, 2, 3].map((one) => page(one === number ? 'Case No. 1:22-cv-00417' : 'Nothing.', one)),
        [],
      )?.page;
    expect([1, 2, 3].map(on)).toEqual([1, 2, undefined]);
  });
});
