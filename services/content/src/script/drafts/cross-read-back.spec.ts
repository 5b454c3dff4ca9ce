import { describe, expect, it } from '@jest/globals';
import { factOf } from '../passage-fact.js';
import { readAgain } from './cross-read-back.js';

const PAGES = { name: 'deposition.pdf', pages: [{ number: 4, text: '' }] };

const read = (asked: string, answered: string): string[] =>
  readAgain([
    {
      asked,
      answered,
      fact: factOf(PAGES, `Q. ${asked} A. ${answered}`, 4, 0),
      cite: '4:12',
      at: 0,
      weight: 1,
    },
  ]).map(({ text }) => text);

describe('what is read from a transcript', () => {
  it('is put as a fact where the answer tells it in a sentence of its own', () => {
    expect(read('Did you look at the boiler log that night?', 'I did not look at the boiler log.')).toEqual([
      'You did not look at the boiler log, correct?',
    ]);
  });

  it('is read with its question where the answer leans on it, or speaks of something else', () => {
    for (const answered of ['I never saw it there that night.', 'I waved at the clerk by the stove.'])
      expect(read('Did you look at the boiler log that night?', answered)).toEqual([
        'You were asked: “Did you look at the boiler log that night?”, correct?',
        `You answered: “${answered.replace('.', '')}”, correct?`,
      ]);
  });
});
