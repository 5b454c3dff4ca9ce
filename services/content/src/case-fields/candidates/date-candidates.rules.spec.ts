import { describe, expect, it } from '@jest/globals';
import { understand } from '../understanding.rules.js';
import { dateCandidates, isDayOfPaper, isTimeToKeep } from './date-candidates.rules.js';

const pageOf = (text: string, number: number) => ({ number, text, ocr: false, scanned: false, read: true });
const candidates = (pages: string[], stamps: string[] = []) =>
  dateCandidates(
    understand({
      pageCount: pages.length,
      pages: pages.map((text, i) => pageOf(text, i + 1)),
      stamps,
      runningHeads: [],
      warnings: [],
    }),
    [],
  );
const day = (value: string, pages: string[], stamps: string[] = []) =>
  candidates(pages, stamps).find((one) => one.value === value)!;
const LONG = 'The truck stood in the yard for many weeks and nobody came to see what had become of it. ';

describe('the days that a paper names', () => {
  it('are each one candidate, in words, with the row of it', () => {
    const found = candidates([
      'The lease began on 3/4/2021.\nIt was signed on March 4, 2021, and ended May 6, 2022.',
    ]);
    expect(found.map(({ value }) => value)).toEqual(['March 4, 2021', 'May 6, 2022']);
    expect(found[0]).toMatchObject({ page: 1, quote: 'The lease began on 3/4/2021.' });
    expect(found[0]!.features.count).toBeCloseTo(Math.log(2));
    expect(found[1]!.features.count).toBe(0);
    expect(candidates(['In March 2021 it began, on the 4th.'])).toEqual([]);
  });

  it('are found where two rows break them', () => {
    expect(day('March 4, 2021', ['The lease began on March\n4, 2021, in Ohio.'])).toBeDefined();
  });

  it('are late or early among the others', () => {
    const pages = ['Days: May 1, 2020. May 2, 2020. May 3, 2020. May 5, 2020.'];
    const of = (value: string) => day(value, pages).features;
    expect([1, 2, 3, 5].map((one) => of(`May ${one}, 2020`).late)).toEqual([
      0,
      expect.closeTo(1 / 3),
      expect.closeTo(2 / 3),
      1,
    ]);
    expect([of('May 5, 2020').latest, of('May 3, 2020').latest]).toEqual([1, 0]);
    expect(of('May 5, 2020').few).toBe(0);
    expect(day('May 3, 2020', ['May 1, 2020. May 2, 2020. May 3, 2020.']).features.few).toBe(1);
    expect(day('May 1, 2020', ['It was May 1, 2020.']).features.late).toBe(0);
  });

  it.each([
    ['due', 'The answer is due May 1, 2020.', 'The answer was May 1, 2020.'],
    ['hearing', 'The trial is May 1, 2020.', 'The fight is May 1, 2020.'],
    ['filed', 'It was filed May 1, 2020.', 'It was found May 1, 2020.'],
    ['decided', 'It was decided May 1, 2020.', 'It was derided May 1, 2020.'],
    ['born', 'He was born May 1, 2020.', 'He was here May 1, 2020.'],
    ['letter', 'The letter of May 1, 2020.', 'The ladder of May 1, 2020.'],
  ])('are told by what stands near: %s', (sign, near, not) => {
    expect(day('May 1, 2020', [near]).features).toMatchObject({ [sign]: 1, [`${sign}-share`]: 1 });
    expect(day('May 1, 2020', [not]).features).toMatchObject({ [sign]: 0, [`${sign}-share`]: 0 });
    expect(day('May 1, 2020', [`${near}\n${LONG}\n${LONG}\n${not}`]).features[`${sign}-share`]).toBe(0.5);
    // Sixty letters away nothing is near.
    expect(
      day('May 1, 2020', [`${LONG}\n${near.replace(/ (?=May)/, ` ${'x'.repeat(60)} `)}`]).features[sign],
    ).toBe(0);
  });

  it('lie ahead where something is due or heard on them', () => {
    expect(day('May 1, 2020', ['The answer is due May 1, 2020.']).features.ahead).toBe(1);
    expect(day('May 1, 2020', ['The trial is May 1, 2020.']).features.ahead).toBe(1);
    expect(day('May 1, 2020', ['It was filed May 1, 2020.']).features.ahead).toBe(0);
  });

  it('stand in the head of the first page, at the foot of the last two, in the text, or in a stamp', () => {
    const rows = (count: number) => 'row of words\n'.repeat(count);
    const where = (pages: string[], stamps: string[] = []) => {
      const { features } = day('May 1, 2020', pages, stamps);
      return ['stamp', 'head', 'foot', 'text'].filter((one) => features[`at-${one}`] === 1).join(' ');
    };
    const row = 'It was May 1, 2020.';
    expect(where([`${rows(29)}${row}`])).toBe('head');
    expect(where([`${rows(30)}${row}`])).toBe('foot');
    expect(where([`${rows(30)}${row}\n${rows(20)}`])).toBe('text');
    expect(where([rows(2), rows(2), `${rows(20)}${row}`, rows(2)])).toBe('foot');
    expect(where([rows(2), `${rows(20)}${row}`, rows(2), rows(2)])).toBe('text');
    expect(where([rows(2)], ['Document 1 Filed 05/01/2020'])).toBe('stamp');
    expect(day('May 1, 2020', [rows(2), row, rows(2)]).features.firstPage).toBe(0);
    expect(day('May 1, 2020', [row, rows(2)]).features.firstPage).toBe(1);
  });

  it('are shown with their label, with their sentence, or alone', () => {
    expect(day('May 1, 2020', ['FILED\nMay 1, 2020\n']).shown).toBe('Filed May 1, 2020');
    expect(day('May 1, 2020', ['Decided May 1, 2020']).shown).toBe('Decided May 1, 2020');
    expect(day('May 1, 2020', ['The answer of the carrier is due on May 1, 2020.']).shown).toBe(
      'The answer of the carrier is due on May 1, 2020.',
    );
    expect(day('May 1, 2020', ['Nothing.'], ['Document 1 Filed 05/01/2020']).shown).toBe('Filed May 1, 2020');
    expect(day('May 1, 2020', ['Nothing.'], ['Received 05/01/2020']).shown).toBe('Dated May 1, 2020');
  });

  it('are cut out of a long sentence, whole in themselves', () => {
    const before = 'the truck of the carrier stood in the yard without a driver and without any brakes, ';
    const sentence = `When ${before.repeat(2)}the answer was due on May 1, 2020, and ${before.repeat(2)}nobody came.`;
    const { shown } = day('May 1, 2020', [sentence]);
    expect(shown).toMatch(/^… .*May 1, 2020.* …$/);
    expect(shown!.length).toBeLessThanOrEqual(226);
  });
});

describe('a limit that is counted', () => {
  const limit = (...pages: string[]) => candidates(pages).filter(({ features }) => features.period === 1);

  it('is a candidate, once for each length', () => {
    const found = limit(
      'You must answer within 30 days of this order. A reply may be filed within 14 days of it.',
    );
    expect(found.map(({ value }) => value.toLowerCase())).toEqual([
      'within 30 days of this order',
      'within 14 days of it',
    ]);
    const [again] = limit(
      'You must answer within 30 days. Pay within 30 days. File within 30 days. Go within 30 days.',
    );
    expect(again!.features['period-count']).toBe(1.5);
    const [many] = limit('Go within 30 days. '.repeat(9));
    expect(many!.features['period-count']).toBe(2);
  });

  it('is told by its sentence and its place', () => {
    const of = (...pages: string[]) => limit(...pages)[0]!.features;
    expect(of('You must answer within 30 days of it.')).toMatchObject({
      ahead: 1,
      'period-limits': 1,
      'period-within': 1,
      'period-cited': 0,
      'period-first': 1,
      'period-short': 1,
    });
    expect(of('He stayed there for 30 days of it.')).toMatchObject({
      'period-limits': 0,
      'period-within': 0,
    });
    expect(of('Under Rule 4 you answer within 30 days.')['period-cited']).toBe(1);
    expect(of('Nothing here.', 'You must answer within 30 days of it.')['period-first']).toBe(0);
    const long = Array.from({ length: 45 }, (_, i) => `The driver number ${i} went home at night.`).join(' ');
    expect(of(`You must answer within 30 days of it. ${long}`)['period-short']).toBe(0);
  });
});

describe('a day as it is shown', () => {
  it.each([
    ['Filed December 22, 2020', true],
    ['Argued May 4, 2020', true],
    ['Date of hearing May 4, 2020', true],
    ['Due May 4, 2020', false],
    ['The motion was filed December 22, 2020', false],
  ])('%s is a day of the paper: %s', (shown, is) => expect(isDayOfPaper(shown)).toBe(is));

  it.each([
    ['Due May 4, 2020', true],
    ['The hearing is set for May 4, 2020.', true],
    ['Hearing May 4, 2020', true],
    ['An answer within 30 days', true],
    ['The trial was held on May 4, 2020.', true],
    ['He left on May 4, 2020.', false],
    ['The conference notes were filed on May 4, 2020.', false],
  ])('%s is to be kept: %s', (shown, is) => expect(isTimeToKeep(shown)).toBe(is));
});
