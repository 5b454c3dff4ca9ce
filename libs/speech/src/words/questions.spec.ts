import { describe, expect, it } from '@jest/globals';
import { sentencesOf } from './legal-marks.js';
import { countQuestions, isExamination } from './questions.js';
import { tokenize } from './tokens.js';

const counted = (text: string) => countQuestions(sentencesOf(tokenize(text)));

describe('questions by their form', () => {
  it.each([
    ['You left at nine, correct?', 'leading'],
    ['You saw the car, didn’t you?', 'leading'],
    ['Isn’t it true that you lied?', 'leading'],
    ['You signed the lease in May.', 'leading'],
    ['The light was red?', 'leading'],
    ['What did you see that night?', 'open'],
    ['Tell us about the accident.', 'open'],
    ['And why did he leave?', 'open'],
    ['At what time did you arrive?', 'open'],
    ['Did you see the car?', 'closed'],
    ['Was the light red?', 'closed'],
    ['The light was red.', 'statements'],
  ] as const)('"%s": %s', (text, form) => {
    const forms = { leading: 0, open: 0, closed: 0, statements: 0, [form]: 1 };
    expect(counted(text)).toMatchObject({ total: 1, ...forms });
  });

  it('takes one or two words for an answer', () => {
    expect(counted('Yes, sir. No. I did not.')).toMatchObject({ total: 1, statements: 1 });
  });

  it('is crowded over sixteen words, or with a second fact', () => {
    const long = (words: number) => `Did you ${'really '.repeat(words - 4)}see it?`;
    expect(counted(long(16)).crowded).toBe(0);
    expect(counted(long(17)).crowded).toBe(1);
    expect(counted('Did you stop and he left?').crowded).toBe(1);
    expect(counted('Did you stop and look?').crowded).toBe(0);
  });

  it('has the length that half of them exceed', () => {
    expect(counted('Did you see? Did you see the red car? Did you see it now?').medianWords).toBe(5);
    expect(counted('').medianWords).toBe(0);
  });
});

describe('an examination', () => {
  const of = (asked: number, statements: number) =>
    isExamination({
      total: asked + statements,
      leading: 1,
      open: 1,
      closed: asked - 2,
      statements,
      crowded: 0,
      medianWords: 5,
    });

  it('asks five times, and three in ten of all that is said', () => {
    expect([of(4, 0), of(5, 0)]).toEqual([false, true]);
    expect([of(6, 14), of(6, 15)]).toEqual([true, false]);
  });
});
