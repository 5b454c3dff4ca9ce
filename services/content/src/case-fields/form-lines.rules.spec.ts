import { describe, expect, it } from '@jest/globals';
import { formFacts, formRequests, isForm } from './form-lines.rules.js';

const pageOf = (text: string, number = 1) => ({ number, text, ocr: false, scanned: false, read: true });
const ASKS = ['Name (specify):', 'Day (date):', 'Sum (amount):'];
const form = (...rows: string[]) => [pageOf([...ASKS, ...rows].join('\n'))];
const values = (found: { value: string }[]): string[] => found.map(({ value }) => value);

describe('a form', () => {
  it('asks three times what to put where, on its first three pages', () => {
    expect(isForm(form())).toBe(true);
    expect(isForm([pageOf(ASKS.slice(0, 2).join('\n'))])).toBe(false);
    const later = (at: number) =>
      [1, 2, 3, 4].map((one) => pageOf(one === at ? ASKS.join('\n') : 'Nothing.', one));
    expect([3, 4].map((at) => isForm(later(at)))).toEqual([true, false]);
  });
});

describe('the facts of a form', () => {
  it('are days and amounts that were filled in, without the words that asked', () => {
    expect(
      formFacts(form('1. Tenant: moved in on (date): May 4, 2020', 'b. Rent is $ 1,200 a month')),
    ).toMatchObject([
      {
        value: 'Tenant moved in on May 4, 2020',
        page: 1,
        quote: '1. Tenant: moved in on (date): May 4, 2020',
      },
      { value: 'Rent is $1,200 a month' },
    ]);
  });

  it('are no addresses, no dates of the form, and no short rows', () => {
    expect(
      formFacts(
        form('Telephone of the owner: $4 or 5/5/2020', 'Rev. of the form 5/5/2020 here', 'Rent: $1,200'),
      ),
    ).toEqual([]);
    expect(formFacts([pageOf('Rent is $ 1,200 a month')])).toEqual([]);
  });

  it('end where it asks for something, and are ten at most', () => {
    expect(
      formFacts(form('Rent is $1,200 a month', 'Plaintiff requests:', 'Rent of $1,300 a month')),
    ).toHaveLength(1);
    const many = Array.from({ length: 12 }, (_, i) => `Rent ${i} is $1,200 a month`);
    expect(formFacts(form(...many))).toHaveLength(10);
  });
});

describe('what a form asks for', () => {
  const requests = (...rows: string[]) => values(formRequests(form('Plaintiff requests:', ...rows)));

  it('stands at the checked boxes', () => {
    expect(
      requests(
        'a. X possession of the premises.',
        'b. ☐ If costs are asked for',
        '(1) X order the tenant to leave',
        '(2) grant costs of suit',
      ),
    ).toEqual(['Possession of the premises', 'That the court order the tenant to leave']);
  });

  it('is what was filled in behind a colon', () => {
    expect(requests('c. Rent that is past due: $ 1,200', 'd. If you want costs: check here')).toEqual([
      'Rent that is past due: $1,200',
    ]);
  });

  it('ends where somebody signs, and is nothing without a request', () => {
    expect(
      requests('a. X possession of the premises.', 'Dated: May 4, 2020', 'b. X costs of this suit here.'),
    ).toHaveLength(1);
    expect(formRequests(form('a. X possession of the premises.'))).toEqual([]);
    expect(formRequests([pageOf('Plaintiff requests:\na. X possession of it all')])).toEqual([]);
  });
});
