import { describe, expect, it } from '@jest/globals';
import { isIllegible } from './legibility.rules.js';

const lines = (text: string) =>
  (text.match(/.{1,70}(?:\s|$)/g) ?? []).map((part, index) => ({
    text: part.trim(),
    y: 20 * index,
    height: 12,
  }));

const SENTENCES =
  'The tenant gave notice on May 4, 2020, that the boiler of the building had failed, and the landlord did not send anybody to look at it for eleven days. ';

/** As a font without a Unicode map says it: every letter moved by 29 places. */
const moved = (text: string) =>
  Array.from(text)
    .map((letter) => (/[A-Z]/.test(letter) ? String.fromCharCode(letter.charCodeAt(0) - 29) : letter))
    .join('');

describe('a text layer', () => {
  it('is used when it says words', () => {
    expect(isIllegible(lines(SENTENCES.repeat(3)), 0)).toBe(false);
    // A font may be without a map and still name its letters.
    expect(isIllegible(lines(SENTENCES.repeat(3)), 0.9)).toBe(false);
  });

  it('is not used when its letters stand for others', () => {
    expect(isIllegible(lines(moved(SENTENCES.repeat(3).toUpperCase())), 0)).toBe(true);
    expect(isIllegible(lines('\u0012\u0013 zqx wvk jjp'), 0.9)).toBe(true);
  });

  it('is not used when only some of its rows are words', () => {
    const page = `${moved(SENTENCES.toUpperCase())} Counsel for the defendants of the county and the city`;
    expect(isIllegible(lines(page.repeat(3)), 0)).toBe(true);
    const addresses =
      'Ada Quill, Counsel for the tenant, 12 Mill Road, Salem a.quill@mill.example and the clerk ';
    expect(isIllegible(lines(addresses.repeat(6)), 0)).toBe(false);
  });

  it('of figures, names or another language is no riddle', () => {
    expect(isIllegible(lines('Invoice 1,204.50 2,300.00 18,250.75 '.repeat(20)), 0)).toBe(false);
    expect(
      isIllegible(lines('El inquilino avisó al dueño que la caldera no funcionaba. '.repeat(8)), 0),
    ).toBe(false);
    expect(isIllegible([], 1)).toBe(false);
  });
});
