import { describe, expect, it } from '@jest/globals';
import { isCutAnswer, withoutYes } from './cut-answers.js';

describe('an answer cut from its question', () => {
  it.each([
    'When Lenny brought it home, August.',
    'Before Orne ran any treads.',
    'The lady in the back, if she slid over.',
    'Roe did not ask for what.',
    'You did not.',
    'You do not know.',
    'Tyrell Roe said: “I don’t know about a suit.”',
    'The answer under oath was: “Around there.”',
    'Moss was asked: “Do you know the defendant?”',
  ])('%s', (text) => expect(isCutAnswer(text)).toBe(true));

  it.each([
    'When Lenny brought it home, Orne was asleep.',
    'Roe did not ask for the key.',
    'You did not call.',
    'Tyrell Roe said: “I don’t have to argue with somebody on the side of the road.”',
    'The answer under oath was: “Not in writing.”',
    'Moss was asked: “Did you call the nurse?”',
  ])('but not: %s', (text) => expect(isCutAnswer(text)).toBe(false));

  it('leaves out the yes at the end of a sentence', () => {
    expect(withoutYes('Roe noted an odor, yes.')).toBe('Roe noted an odor.');
    expect(withoutYes('Roe said yes.')).toBe('Roe said yes.');
  });
});
