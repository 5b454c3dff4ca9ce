import { describe, expect, it } from '@jest/globals';
import { repeatedAllegations } from './repeated-allegations.rules.js';
import type { Sentence } from './sentences.rules.js';

const paragraph = (marker: string, text: string): Sentence =>
  ({ text, marker, numbered: true, position: 0 }) as Sentence;
const answer = (text: string): Sentence => ({ text, numbered: false, position: 0 }) as Sentence;

const repeated = (answered: string): string[] =>
  [
    ...repeatedAllegations([paragraph('5.', 'Orne sawed the joints late.'), answer(`ANSWER: ${answered}`)]),
  ].map(({ text }) => text);

describe('an allegation that an answer sets out', () => {
  it.each([
    'Denied.',
    'Admitted that sawing began at nine.',
    'Admitted in part.',
    'Admitted, except as to the day.',
  ])('is not the words of whoever answers "%s"', (answered) =>
    expect(repeated(answered)).toEqual(['Orne sawed the joints late.']),
  );

  it.each(['Admitted.', 'Admitted. The writing is the best evidence of its terms.'])(
    'is so where it is answered "%s"',
    (answered) => expect(repeated(answered)).toEqual([]),
  );
});
