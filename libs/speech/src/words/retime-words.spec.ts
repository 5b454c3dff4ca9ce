import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { retimeWords } from './retime-words.js';
import type { SpokenWord } from './tokens.js';

const spoken = (text: string): SpokenWord[] =>
  text.split(' ').map((word, i) => ({ text: word, start: i, end: i + 0.8 }));

describe('a corrected text', () => {
  it('keeps the times of what stayed, and gives a changed word the time of the one it stands for', () => {
    const words = retimeWords(spoken('The lite was red that morning.'), 'The light was red, that morning.');
    expect(words?.map(({ text, start }) => [text, start])).toEqual([
      ['The', 0],
      ['light', 1],
      ['was', 2],
      ['red,', 3],
      ['that', 4],
      ['morning.', 5],
    ]);
  });

  it('shares the time of one word among the two that it was', () => {
    const words = retimeWords(spoken('we are gonna prove this today'), 'we are going to prove this today');
    expect(words?.slice(2, 4)).toEqual([
      { text: 'going', start: 2, end: 2.4 },
      { text: 'to', start: 2.4, end: 2.8 },
    ]);
  });

  it('places a word that was not heard in the silence between its neighbors', () => {
    const words = retimeWords(spoken('it was red that day'), 'it um was red that day');
    expect(words?.[1]).toEqual({ text: 'um', start: 0.8, end: 1 });
  });

  it('is no correction when it is another text', () => {
    expect(retimeWords(spoken('it was red that day'), 'May it please the court')).toBeNull();
  });

  it('never leaves the order of time', () => {
    const word = fc.constantFrom('a', 'b', 'c', 'um', 'red');
    const text = fc.array(word, { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(text, text, (before, after) => {
        const words = retimeWords(spoken(before.join(' ')), after.join(' '));
        if (words === null) return;
        expect(words.map(({ text: one }) => one)).toEqual(after);
        words.forEach(({ start, end }, i) => {
          expect(end).toBeGreaterThanOrEqual(start - 1e-9);
          expect(start).toBeGreaterThanOrEqual((words[i - 1]?.end ?? 0) - 1e-9);
        });
      }),
    );
  });
});
