import { describe, expect, it } from '@jest/globals';
import { wordsOfTokens } from './words-of-tokens.js';

describe('words of tokens', () => {
  it('puts parts together, each word with its times and its least certain part', () => {
    const words = wordsOfTokens(
      {
        tokens: [' Your', ' Hon', 'or', ',', ' we'],
        timestamps: [0.4, 0.8, 1, 1.2, 2],
        durations: [0.3, 0.2, 0.24, 0, 0.2],
        ys_log_probs: [Math.log(0.9), Math.log(0.8), Math.log(0.5), Math.log(0.7), Math.log(1)],
      },
      3,
    );
    expect(words.map(({ text }) => text)).toEqual(['Your', 'Honor,', 'we']);
    expect(words[1]).toMatchObject({ start: 0.8, end: 1.24 });
    expect(words[1]?.confidence).toBeCloseTo(0.5);
    expect(words[2]?.end).toBeCloseTo(2.2);
  });

  it('lets no word reach into the next, nor beyond the piece, where nobody says how long it lasts', () => {
    const words = wordsOfTokens({ tokens: ['▁one', '▁two', '▁three'], timestamps: [0, 0.2, 0.9] }, 1);
    expect(words.map(({ start, end }) => [start, end])).toEqual([
      [0, 0.2],
      [0.2, 0.5],
      [0.9, 1],
    ]);
    expect(words[0]).not.toHaveProperty('confidence');
  });

  it('begins a word with the first part, space or not, and drops what has no letters', () => {
    const words = wordsOfTokens({ tokens: ['wit', '-', ' .', ' ness'], timestamps: [0, 0.1, 0.5, 1] }, 2);
    expect(words.map(({ text }) => text)).toEqual(['wit-', 'ness']);
  });

  it('stops where times are missing', () => {
    expect(wordsOfTokens({ tokens: ['a', ' b'], timestamps: [0] }, 1)).toHaveLength(1);
    expect(wordsOfTokens({ tokens: [], timestamps: [] }, 1)).toEqual([]);
  });
});
