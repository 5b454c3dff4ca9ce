import { describe, expect, it } from '@jest/globals';
import { tokenize, tokenizeSpoken } from './tokens.js';

describe('what sets words off', () => {
  const after = (seconds: number) =>
    tokenizeSpoken([
      { text: 'one', start: -1, end: 0 },
      { text: 'two', start: seconds, end: seconds + 1 },
    ])[0]!.after;

  it('is silence: from 0.35 s on like a comma, from a second on like a full stop', () => {
    expect([0.34, 0.35, 0.99, 1].map(after)).toEqual(['none', 'comma', 'comma', 'sentence']);
  });

  it('is a mark before silence: what is written counts more than how long it was', () => {
    const [one] = tokenizeSpoken([
      { text: 'one,', start: 0, end: 1 },
      { text: 'two', start: 9, end: 10 },
    ]);
    expect(one!.after).toBe('comma');
  });

  it('is each dash between words, and nothing at the last of them', () => {
    expect(tokenize('a—b--c d').map((token) => token.after)).toEqual(['comma', 'comma', 'none', 'sentence']);
    expect(tokenize('a—b--c d').map((token) => token.before)).toEqual(['sentence', 'comma', 'comma', 'none']);
  });

  it('is known of a question, and of a word that was cut off', () => {
    expect(tokenize('Now? Wit- no.').map(({ asks, cut, bare }) => [bare, asks, cut])).toEqual([
      ['now', true, false],
      ['wit', false, true],
      ['no', false, false],
    ]);
  });
});
