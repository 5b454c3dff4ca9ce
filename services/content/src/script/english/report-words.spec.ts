import { expect, it } from '@jest/globals';
import { reworded } from './reword.js';

it.each([
  ['Ofc. Stumm arrived at 1605.', 'Officer Stumm arrived at 4:05 p.m.'],
  [
    'Det. Orne was there from 0115 hrs until 0730.',
    'Detective Orne was there from 1:15 a.m. until 7:30 a.m.',
  ],
  ['She came in approx 2230 and left.', 'She came in about 10:30 p.m. and left.'],
  ['He was at approx 2230 in the yard.', 'He was at about 10:30 p.m. in the yard.'],
  ['About 1200 and more were counted.', 'About 1200 and more were counted.'],
  ['They lived there until 2018.', 'They lived there until 2018.'],
  ['The fire began at 2015.', 'The fire began at 8:15 p.m.'],
  ['He lived at 1450 Cowart Street.', 'He lived at 1450 Cowart Street.'],
  ['She wrote it on a note at 1607 (copy in file).', 'She wrote it on a note at 4:07 p.m.'],
  ['It was called in reference to a fight.', 'It was called about a fight.'],
])('a report is told as one speaks: %s', (text, said) => expect(reworded(text)).toBe(said));
