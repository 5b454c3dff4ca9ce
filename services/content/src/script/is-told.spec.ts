import { describe, expect, it } from '@jest/globals';
import type { ModelFact } from '@lectern/contracts/case-model';
import type { ReadCase } from '../case-model/build.js';
import { commentsOnSilence, onlyAsks, tellsSettlement } from './is-told.js';

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

describe('what nobody is told', () => {
  it.each([
    'The trooper asked how much she had to drink.',
    'At 10:19 p.m. OPR said: “What is the address of your emergency?”',
  ])('only asks: %s', (text) => expect(onlyAsks(fact(text))).toBe(true));

  it('is a release that was offered for a dismissal', () => {
    expect(
      tellsSettlement(fact('Orne declined to dismiss in return for a release of all civil claims.')),
    ).toBe(true);
    expect(onlyAsks(fact('The trooper asked, and she answered: “Two.”'))).toBe(false);
  });
});
