import { describe, expect, it } from '@jest/globals';
import { bearingOfAccused } from './bearing-of-accused.js';

const cast = { accused: ['Vale', 'the suspect', 'The suspect'], near: [], wronged: ['Orne'] };
const favors = (text: string) => bearingOfAccused(text, cast, { toldByNear: false, goesOn: false })?.favors;

describe('what a paper of the police tells for the accused', () => {
  it.each([
    'The bottle neck was not printed as of this report.',
    'The camera covered bays 1 to 8 only.',
    'Bays 9 to 14 were out of frame.',
    'The clerk said the clock on the recorder was seven minutes fast.',
    'The bag arrived with the seal lifted at one corner.',
    'The video was no longer available.',
    'Orne slapped the hat off his head.',
    'Orne said “I’m not done with him” and followed him out.',
    'At 11:53 p.m. Orne said: “I was going to teach him some manners.”',
  ])('%s', (text) => expect(favors(text)).toBe('defending'));

  it.each(['The suspect swung once more while Orne was on one knee.', 'The bag was sealed.'])(
    'not: %s',
    (text) => expect(favors(text)).not.toBe('defending'),
  );
});
