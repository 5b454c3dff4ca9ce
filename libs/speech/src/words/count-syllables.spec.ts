import { describe, expect, it } from '@jest/globals';
import { countSyllables } from './count-syllables.js';

describe('syllables of a number', () => {
  it('are those of its digits, as they are read out one by one', () => {
    // Ze-ro and se-ven have two.
    expect(Array.from('0123456789').map(countSyllables)).toEqual([2, 1, 1, 1, 1, 1, 1, 2, 1, 1]);
    expect(countSyllables('$1,007')).toBe(7);
  });
});

describe('syllables of a word', () => {
  it('hear vowels apart from four letters on', () => {
    expect([countSyllables('via'), countSyllables('dial')]).toEqual([1, 2]);
  });

  it('are one at least', () => {
    expect(['', 'mr', 'hmm'].map(countSyllables)).toEqual([1, 1, 1]);
  });

  it('are counted in the first sixty letters', () => {
    const letters = (count: number): string => 'ba'.repeat(count / 2);
    expect([58, 60, 62].map((count) => countSyllables(letters(count)))).toEqual([29, 30, 30]);
    expect(countSyllables(`${'b'.repeat(60)}a`)).toBe(1);
    expect(countSyllables(`${'ba'.repeat(29)}bba`)).toBe(29);
  });
});
