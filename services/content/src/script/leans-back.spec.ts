import { describe, expect, it } from '@jest/globals';
import { leansBack, leansOnPerson } from './leans-back.js';

describe('what counsel said', () => {
  it.each([
    ['You signed it.', true],
    ['Same shift.', true],
    ['On September 8 she asked for the key.', true],
    ['When my client came up, how far off was she?', false],
    ['There were gloves under the seat.', false],
    ["From one o'clock until noon you were asleep.", false],
  ])('%s leans on the exchange before it: %s', (asked, leans) => expect(leansBack(asked)).toBe(leans));

  it('leans only on a person where "he" is all that it needs', () => {
    expect(leansOnPerson('You told him the price.')).toBe(true);
    expect(leansOnPerson('You told him about it.')).toBe(false);
  });
});
