import { describe, expect, it } from '@jest/globals';
import { paperLine } from './paper-words.js';

const paper = (kind: 'transcript' | 'letter' | 'complaint', facts: number, tellsStory = true) => ({
  document: { name: 'a paper' },
  kind,
  tellsStory,
  pages: 4,
  facts,
});

describe('what a paper gives to its case', () => {
  it.each([
    [paper('complaint', 2), 'Reads like a complaint: 2 facts found in it.'],
    [paper('letter', 1, false), 'Reads like a letter: 1 fact found in it; it tells no story by itself.'],
    [paper('letter', 0, false), 'Reads like a letter: it does not tell what happened in the case.'],
    [
      paper('transcript', 0, false),
      'Reads like a transcript: nothing of it could be read. See that it names who answers, as in “DEPOSITION OF ANN LEE”.',
    ],
  ])('%#', (one, line) => {
    expect(paperLine(one)).toBe(line);
  });
});
