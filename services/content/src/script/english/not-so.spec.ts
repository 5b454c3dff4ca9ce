import { describe, expect, it } from '@jest/globals';
import { notSo } from './not-so.js';

describe('a statement as not so', () => {
  it.each([
    ['You heard the pump', 'You did not hear the pump.'],
    ['The shed is attached', 'The shed is not attached.'],
    ['You had a key', 'You did not have a key.'],
    ['He had seen the log', 'He had not seen the log.'],
  ])('%s', (statement, expected) => expect(notSo(statement)).toBe(expected));

  it.each([
    ['of two', 'You saw it and you left'],
    ['of all', 'You tested every lift'],
    ['of when', 'You left before noon'],
    ['without a verb of the past', 'You wash his shirts'],
  ])('is unknown %s', (_, statement) => expect(notSo(statement)).toBeUndefined());
});
