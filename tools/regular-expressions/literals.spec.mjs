import { describe, expect, it } from '@jest/globals';
import { EXCEPTIONS } from './exceptions.mjs';
import { judgeAll } from './judge-all.mjs';
import { freed, judge } from './judge.mjs';
import { measuredDegree } from './measure.mjs';

/** Text that enters is cut into words of 120 and rows of 400 characters, and no field holds more than 20,000. */
const MOST_DEGREE = 2;

describe('regular expressions', () => {
  it('take at most the square of the length of their text, but for exceptions that are named with a proof', async () => {
    const judged = await judgeAll();
    expect(judged.length).toBeGreaterThan(500);
    const above = judged
      .filter(({ degree, key }) => degree > MOST_DEGREE && !(key in EXCEPTIONS))
      .map(
        ({ key, degree, by, files, pattern }) => `${key} degree ${degree} (${by}) in ${files}: ${pattern}`,
      );
    expect(above).toEqual([]);
  }, 600_000);

  it.each([
    ['^(a|a)*$', '', 99],
    ['^((?:\\p{Lu}[\\p{L}.]*\\s?){1,4}), his', 'u', 4],
    ['\\s*,?\\s*x\\s*$', '', 3],
    ['^[a-z]+$', '', 1],
  ])(
    '%s is caught at its degree',
    async (pattern, flags, least) => {
      const { degree } = await judge({ pattern, flags });
      if (least === 1) expect(degree).toBe(1);
      else expect(degree).toBeGreaterThanOrEqual(Math.min(least, 3));
    },
    60_000,
  );

  it('are measured where no proof is possible', () => {
    expect(measuredDegree({ pattern: '(?<=a*)b|(a+)+c', flags: '' })).toBeGreaterThan(2);
    expect(measuredDegree({ pattern: '\\bword\\b', flags: 'g' })).toBe(1);
  }, 60_000);

  it('are freed of long repetitions only', () => {
    expect(freed('a{1,80}b{0,60}c{3}d{12}e{2,5}\\{1,80}')).toBe('a+b*c{3}d+e{2,5}\\{1,80}');
  });
});
