import { describe, expect, it } from '@jest/globals';
import { authorName, initials, ordinal, signed } from './community-words.js';

describe('the words of the community', () => {
  it('counts places', () => {
    expect([1, 2, 3, 4, 11, 12, 13, 21, 102, 111, 113].map(ordinal)).toEqual([
      '1st',
      '2nd',
      '3rd',
      '4th',
      '11th',
      '12th',
      '13th',
      '21st',
      '102nd',
      '111th',
      '113th',
    ]);
  });

  it('names who wrote, and makes no name up', () => {
    expect(authorName({ author: 'Ada', former: false })).toBe('Ada');
    expect(authorName({ author: null, former: true })).toBe('former member');
    expect(authorName({ author: null, former: false })).toBe('a member');
  });

  it('takes first and last letters, of any script', () => {
    expect(['Ada M. Marshall', 'ada', 'Łukasz Żak', '—'].map(initials)).toEqual(['AM', 'A', 'ŁŻ', '']);
  });

  it('tells differences with their sign', () => {
    expect([1.24, -0.5, 0].map(signed)).toEqual(['+1.2', '−0.5', '±0.0']);
  });
});
