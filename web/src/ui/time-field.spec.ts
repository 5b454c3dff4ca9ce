import { expect, it } from '@jest/globals';
import { minutesIn } from './time-field.js';

it.each([
  ['12', 12],
  [' 7.4 ', 7.5],
  ['', null],
  ['0', undefined],
  ['181', undefined],
  ['ten', undefined],
])('reads “%s” as minutes', (typed, minutes) => {
  expect(minutesIn(typed)).toBe(minutes);
});
