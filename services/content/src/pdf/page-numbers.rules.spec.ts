import { describe, expect, it } from '@jest/globals';
import { withoutPageNoise } from './page-noise.rules.js';
import { pageNumberTest } from './page-numbers.rules.js';

const page = (...texts: string[]) => texts.map((text, index) => ({ text, y: 20 * index, height: 12 }));
const BODY = ['The hearing began at ten.', 'Nobody came.', 'The clerk waited.', 'It was noon.'];
const textOf = (pages: ReturnType<typeof page>[]) =>
  withoutPageNoise(pages).pages.map((lines) => lines.map((line) => line.text));

describe('page numbers', () => {
  it('are taken out when they count on', () => {
    const body = (of: string) =>
      ['Alpha', 'Bravo', 'Carol', 'Delta', 'Echo'].map((word) => `${word}${of.repeat(4)} came.`);
    const pages = ['x', 'y', 'z'].map((of, index) => page(...body(of), String(index + 411)));
    expect(textOf(pages)).toEqual(['x', 'y', 'z'].map(body));
    const roman = ['ii', 'iii', 'iv'].map((number) => page(number, ...body(number)));
    expect(textOf(roman)).toEqual(['ii', 'iii', 'iv'].map(body));
  });

  it('are not "v." between the parties, on one page or on many', () => {
    const caption = page('ANNA ITO,', 'v.', ...BODY);
    expect(textOf([caption])[0]).toContain('v.');
    expect(textOf([caption, page('BEN ITO,', 'V.', ...BODY), page(...BODY)])[1]).toContain('V.');
    expect(textOf([page('v', ...BODY), page('Other words', ...BODY)])[0]).toContain('v');
  });

  it('are not the number of a docket', () => {
    expect(textOf([page('2317', ...BODY), page(...BODY, '2')])[0]).toContain('2317');
    expect(textOf([page('1306', ...BODY)])[0]).toContain('1306');
  });
});

describe('a page number', () => {
  const plain = page(...BODY);

  it('is whatever says that it is one', () => {
    const is = pageNumberTest([plain]);
    for (const text of ['Page 7', 'page 3 of 9', '- 12 -', '4 of 5.']) expect(is(text, 0)).toBe(true);
    for (const text of ['Page seven', '7-8', 'the 4 of 5']) expect(is(text, 0)).toBe(false);
  });

  it('is the place of the page in the file', () => {
    const is = pageNumberTest([plain, plain]);
    expect([is('1', 0), is('2', 0), is('2', 1), is('2.', 1)]).toEqual([true, false, true, true]);
    // A small roman number is one only where it counts on.
    expect(is('ii', 1)).toBe(false);
  });

  it('counts on with another page, arabic or roman, in the first or the last two lines', () => {
    const at = (number: string, index: number) => page(...BODY.toSpliced(index, 0, number));
    const counts = (first: string, second: string, index: number) =>
      pageNumberTest([at(first, index), at(second, index)])(second, 1);
    expect([0, 1, 2, 3, 4].map((index) => counts('411', '412', index))).toEqual([
      true,
      true,
      false,
      true,
      true,
    ]);
    expect(counts('411', '413', 0)).toBe(false);
    expect(counts('ix', 'x', 0)).toBe(true);
    expect(counts('xiii', 'xiv', 0)).toBe(true);
    expect(counts('viii', 'ix', 0)).toBe(true);
    expect(counts('xi', '12', 0)).toBe(false);
    // A page of one line has no edge.
    expect(pageNumberTest([page('411'), page('412')])('412', 1)).toBe(false);
  });
});
