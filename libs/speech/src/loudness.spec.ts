import { describe, expect, it } from '@jest/globals';
import { heardAs, livelinessOf, loudnessOf } from './loudness.js';

describe('loudness in words', () => {
  it('is told as it is heard', () => {
    expect([-60, -25, -3].map(loudnessOf)).toEqual(['quiet', 'clearly audible', 'very loud']);
    expect([5.9, 6, 20, 20.1].map(livelinessOf)).toEqual(['flat', 'lively', 'lively', 'very uneven']);
  });

  it.each([
    [-15, 'a fraction as loud'],
    [-14.9, 'about half as loud'],
    [-8, 'about half as loud'],
    [-7.9, 'clearly softer'],
    [-4, 'clearly softer'],
    [-3.9, 'a little softer'],
    [0, 'as loud'],
    [1.9, 'as loud'],
    [2, 'a little louder'],
    [9, 'about twice as loud'],
  ])('calls a difference of %d dB %s', (decibels, words) => expect(heardAs(decibels)).toBe(words));
});
