import { describe, expect, it } from '@jest/globals';
import type { ModelFact } from '@lectern/contracts/case-model';
import type { ReadCase } from '../case-model/build.js';
import { commentsOnSilence } from './is-told.js';

const read = (side: 'claiming' | 'defending', criminal: boolean) =>
  ({ sides: { side, criminal }, typed: false }) as unknown as ReadCase;
const fact = (text: string) => ({ said: [text] }) as ModelFact;

describe('what comments on the silence of an accused', () => {
  it.each([
    ['Orne said: “I can’t pay a lawyer.”', true],
    ['Orne asked for an attorney.', true],
    ['After that Orne invoked.', true],
    ['Orne then said she would like to talk to Mr. Kettle.', true],
    ['Orne was told that she need not speak.', true],
    ['No Miranda had been given.', true],
    ['Orne said that he took the ladder.', false],
  ])('%s', (text, comments) => {
    expect(commentsOnSilence(read('claiming', true), fact(text))).toBe(comments);
    expect(commentsOnSilence(read('claiming', false), fact(text))).toBe(false);
  });
});
