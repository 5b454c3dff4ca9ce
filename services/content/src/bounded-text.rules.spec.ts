import { describe, expect, it } from '@jest/globals';
import { boundedRows, withBoundedTexts, withBoundedWords } from './bounded-text.rules.js';

const longest = (text: string): number => Math.max(...text.split(/\s+/).map((word) => word.length));

describe('words and rows where they enter', () => {
  it('breaks a word that no language has, and leaves every other text as it is', () => {
    const text =
      'See https://www.courts.example.gov/opinions/2021/20-1199_hgdj.pdf, at 3–4.\n\n  Donaudampfschifffahrtsgesellschaft';
    expect(withBoundedWords(text)).toBe(text);
    expect(longest(withBoundedWords(`a ${'R.'.repeat(10_000)} b`))).toBe(120);
    expect(withBoundedWords('x'.repeat(121))).toBe(`${'x'.repeat(120)} x`);
    expect(withBoundedWords('x'.repeat(120))).toBe('x'.repeat(120));
  });

  it('cuts in the middle of no character', () => {
    expect(withBoundedWords('😀'.repeat(200)).isWellFormed()).toBe(true);
  });

  it('keeps a printed row whole and breaks a longer one between words', () => {
    const row = `Plaintiff,${' '.repeat(60)})   No. 22 Civ. 1`;
    expect(boundedRows(row)).toEqual([row]);
    expect(boundedRows('')).toEqual(['']);
    const words = Array.from({ length: 500 }, (_, at) => `word${at}`);
    const rows = boundedRows(words.join(' '));
    expect(rows.join(' ').split(' ')).toEqual(words);
    expect(Math.max(...rows.map((one) => one.length))).toBeLessThanOrEqual(400);
    expect(boundedRows(' '.repeat(5000)).length).toBeLessThan(15);
  });

  it('reaches every text of a request', () => {
    const bounded = withBoundedTexts({ a: ['y'.repeat(130)], b: { c: 'short', d: 7, e: null } });
    expect(bounded).toEqual({
      a: [`${'y'.repeat(120)} ${'y'.repeat(10)}`],
      b: { c: 'short', d: 7, e: null },
    });
  });
});
