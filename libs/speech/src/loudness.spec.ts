import { describe, expect, it } from '@jest/globals';
import { heardAs, livelinessOf, loudnessOf } from './loudness.js';

describe('loudness in words', () => {
  it('is told as it is heard', () => {
    expect([-60, -25, -3].map(loudnessOf)).toEqual(['quiet', 'clearly audible', 'very loud']);
    expect([3, 12, 25].map(livelinessOf)).toEqual(['flat', 'lively', 'very uneven']);
  });

  it.each([
    [-20, 'a fraction as loud'],
    [-10, 'about half as loud'],
    [-5, 'clearly softer'],
    [1.9, 'as loud'],
    [2, 'a little louder'],
    [9, 'about twice as loud'],
  ])('calls a difference of %d dB %s', (decibels, words) => expect(heardAs(decibels)).toBe(words));
});
