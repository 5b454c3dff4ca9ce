import { describe, expect, it } from '@jest/globals';
import { withoutPageNoise } from './page-noise.rules.js';

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
