import { describe, expect, it } from '@jest/globals';
import { tokenize } from './tokens.js';
import { measureWording } from './wording.js';

const of = (text: string) => measureWording(tokenize(text), tokenize(text).length)!;
/** A sentence of different words. */
const sentence = (words: number): string =>
  `${Array.from({ length: words }, (_, i) => (i % 3 === 0 ? 'was' : `w${i}`)).join(' ')}.`;

describe('the length of sentences', () => {
  it('is the mean of two and more', () => {
    expect(of(`${sentence(4)} ${sentence(8)}`).wordsPerSentence).toBe(6);
    expect(of(sentence(9)).wordsPerSentence).toBeNull();
  });

  it('is unknown where nobody set full stops: over sixty words', () => {
    expect(of(`${sentence(60)} ${sentence(60)}`).wordsPerSentence).toBe(60);
    expect(of(`${sentence(60)} ${sentence(61)}`).wordsPerSentence).toBeNull();
  });
});

describe('words that are no speech', () => {
  it('are told with the reason, others without', () => {
    expect(of('red '.repeat(50)).nonsense).toBe('loop');
    expect(of(sentence(50))).not.toHaveProperty('nonsense');
  });
});
