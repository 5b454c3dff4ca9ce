import { describe, expect, it } from '@jest/globals';
import type { ModelFact } from '@lectern/contracts/case-model';
import { questionsOf } from './questions-of.js';

const asked = (text: string): string[] => questionsOf({ text, fact: {} as ModelFact, own: true });

describe('questions of a statement', () => {
  it.each([
    [
      'You signed the lease on March 3, 2021.',
      ['You signed the lease, correct?', 'That was on March 3, 2021, correct?'],
    ],
    [
      'You carried the rail up after the ambulance had left.',
      ['You carried the rail up, correct?', 'That was after the ambulance had left, correct?'],
    ],
    // The month is that of the pageant.
    ['You asked her to serve in November 2002.', ['You asked her to serve in November 2002, correct?']],
  ])('%s', (text, questions) => {
    expect(asked(text)).toEqual(questions);
  });

  it.each(['You told him that you “was looking at her phone.”', 'Receiving no break, you fell asleep.'])(
    'are none: %s',
    (text) => {
      expect(asked(text)).toEqual([]);
    },
  );
});
