import { describe, expect, it } from '@jest/globals';
import { heardAs } from '../testing/takes.js';
import { dropSilentWords, fitsRecording, placeTokens, placedPieces } from './place-words.js';
import { tokenize } from './tokens.js';

const speech = [
  { start: 2, end: 6 },
  { start: 10, end: 15 },
];

describe('words without times', () => {
  it('are spread over the speech by their syllables, a full stop as one more', () => {
    // 1, 2 and a full stop, 3, 1 and the end: nine, a second each.
    const placed = placeTokens(tokenize('The jury. Evidence was'), speech);
    expect(placed.map(({ start, end }) => [start, end])).toEqual([
      [2, 3],
      [3, 6],
      [6, 13],
      [13, 15],
    ]);
  });

  it('have no place where nobody speaks', () => {
    expect(placeTokens(tokenize('The jury.'), [])[0]).toMatchObject({ start: null, end: null });
    expect(placeTokens([], speech)).toEqual([]);
  });

  it('fit a take with up to 1.35 times its syllables, and down to as much less', () => {
    const text = (words: number) => tokenize('red '.repeat(words));
    const take = heardAs([[0, 20]], 5);
    expect(take.measurements.syllables).toBe(100);
    expect([74, 75, 135, 136].map((words) => fitsRecording(text(words), take))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(fitsRecording([], take)).toBe(false);
    expect(fitsRecording(text(5), heardAs([[0, 20]], 0))).toBe(false);
  });
});

describe('a transcript in pieces', () => {
  const tokens = [
    { start: 1, end: 2, sure: 0.9 },
    { start: 2, end: 3, sure: 0.8 },
    { start: 4, end: 5, sure: 0.79 },
    { start: 5, end: 6, sure: 0.9 },
  ];

  it('has each piece where its words are', () => {
    expect(placedPieces('He left—she stayed.', tokens)).toEqual([
      { text: 'He', start: 1, end: 2, sure: true },
      { text: 'left—she', start: 2, end: 5, sure: false },
      { text: 'stayed.', start: 5, end: 6, sure: true },
    ]);
  });

  it('has a remark where the word before it ends, not sure', () => {
    expect(
      placedPieces('(coughs) He left (coughs) now', tokens).map(({ start, end, sure }) => [start, end, sure]),
    ).toEqual([
      [0, 0, false],
      [1, 2, true],
      [2, 3, true],
      [3, 3, false],
      [4, 5, false],
    ]);
  });
});

describe('words that a recognizer put into silence', () => {
  const word = (start: number, end: number) => ({ text: 'word', start, end });

  it('are dropped a quarter of a second away from speech, before it or after it', () => {
    expect(dropSilentWords([word(6.24, 7), word(6.25, 7), word(9, 9.75), word(9, 9.76)], speech)).toEqual([
      word(6.24, 7),
      word(9, 9.76),
    ]);
    expect(dropSilentWords([word(3, 4)], [])).toEqual([]);
  });
});
