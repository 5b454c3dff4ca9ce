import { expect, it } from '@jest/globals';
import { numbersIn, rangesOf } from './ranges.js';

it('writes numbers in runs', () => {
  expect(rangesOf([16, 13, 14, 15, 20, 20])).toBe('13-16, 20');
  expect(rangesOf([7])).toBe('7');
  expect(rangesOf([])).toBe('');
});

it('takes runs apart again', () => {
  expect(
    numbersIn([
      [13, 15],
      [20, 20],
    ]),
  ).toEqual([13, 14, 15, 20]);
});
