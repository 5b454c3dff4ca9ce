import { describe, expect, it } from '@jest/globals';
import { readCourt } from './court.rules.js';

const page = (text: string, number = 1) => ({ number, text, ocr: false, scanned: false, read: true });
const courtIn = (text: string): string | undefined => readCourt([page(text)], []).court?.value;

describe('the court of a paper', () => {
  it('stands in its heading, with its district or county, in readable letters', () => {
    expect(courtIn('UNITED STATES DISTRICT COURT\nNORTHERN DISTRICT OF TEXAS')).toBe(
      'United States District Court, Northern District of Texas',
    );
    expect(courtIn('IN THE SUPERIOR COURT OF\nFULTON COUNTY\n\nMaria Lopez,')).toMatch(
      /^Superior Court of Fulton County/,
    );
    expect(readCourt([page('UNITED STATES DISTRICT COURT')], []).court).toMatchObject({
      page: 1,
      confidence: 0.95,
    });
  });

  it('is not another court that the paper comes from or speaks of', () => {
    expect(courtIn('Appeal from the Circuit Court of Cook County')).toBeUndefined();
    expect(
      courtIn('The parties met in the Superior Court and had been heard there by the judge, who was late.'),
    ).toBeUndefined();
    expect(courtIn('Clerk of the Superior Court')).toBeUndefined();
  });

  it('is told by a stamp where no heading names it, less surely', () => {
    const stamped = (stamp: string) => readCourt([page('MOTION TO DISMISS')], [stamp]).court;
    expect(stamped('USCA4 Appeal: 22-1234')).toMatchObject({
      value: 'United States Court of Appeals',
      confidence: 0.85,
    });
    expect(stamped('Case 1:22-cv-00417 Document 1')?.value).toBe('United States District Court');
    expect(stamped('Case 1:22-bk-00417 Document 1')?.value).toBe('United States Bankruptcy Court');
    expect(stamped('Received')).toBeUndefined();
  });

  it('is told by the line of its district at last', () => {
    expect(readCourt([page('Southern District of New York, ss.:')], [])).toMatchObject({
      court: { value: 'Southern District of New York', confidence: 0.75 },
    });
    expect(readCourt([page('Nothing of a court.')], [])).toEqual({});
  });

  it('is looked for on the first three pages', () => {
    const on = (number: number) =>
      readCourt(
        [1, 2, 3, 4].map((one) => page(one === number ? 'UNITED STATES DISTRICT COURT' : 'Nothing.', one)),
        [],
      ).court?.page;
    expect([1, 2, 3, 4].map(on)).toEqual([1, 2, 3, undefined]);
  });

  it('is an agency where one heads the paper', () => {
    expect(courtIn('UNITED STATES OF AMERICA\nSECURITIES AND EXCHANGE COMMISSION')).toBe(
      'Federal agency: Securities and Exchange Commission',
    );
    expect(readCourt([page('EEOC Form 5')], [])).toMatchObject({
      court: { value: 'Federal agency: EEOC', quote: 'EEOC Form 5' },
      jurisdiction: { value: 'federal', quote: 'EEOC Form 5' },
    });
  });
});
