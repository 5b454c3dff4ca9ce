import { expect, it } from '@jest/globals';
import { isAlias, surname } from './surname.js';

it.each([
  ['Female Russian National', true],
  ['The Professor', true],
  ['Campaign Supervisor', true],
  ['Victim-1', true],
  ['Officer James Pike', false],
  ['Dana Whitfield', false],
])('knows a name from what papers say instead of one: %s', (name, alias) => {
  expect(isAlias(name)).toBe(alias);
  expect(surname(name)).toBe(alias ? name : name.split(' ').at(-1));
});
