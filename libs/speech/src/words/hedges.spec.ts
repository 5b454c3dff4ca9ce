import { describe, expect, it } from '@jest/globals';
import { findHedges } from './hedges.js';
import { tokenize } from './tokens.js';

const hedgesIn = (text: string): string[] => findHedges(tokenize(text)).map(({ text: words }) => words);

describe('a hedge', () => {
  it('is told with its place, its words as spoken, and how sure it is', () => {
    expect(findHedges(tokenize('Maybe he left. I think he, more or less, ran.'))).toEqual([
      { from: 0, to: 1, confidence: 0.8, text: 'Maybe' },
      { from: 3, to: 5, confidence: 0.8, text: 'I think' },
      { from: 6, to: 9, confidence: 0.8, text: 'more or less' },
    ]);
  });

  it.each([
    ['It was kind of dark.', ['kind of']],
    ['That kind of car, and any sort of proof.', []],
    ['Kind of dark.', ['Kind of']],
    ['He probably left.', ['probably']],
    ['There is probably cause to search.', []],
    ['He saw a car or something.', ['or something']],
    ['Then I guess he ran.', ['I guess']],
    ['Do I think so?', []],
    ['What I think is no evidence.', []],
    ['Asked what. I think he ran.', ['I think']],
    ['He did perhaps leave.', ['perhaps']],
    ['It was probably, what I suppose, late.', ['probably']],
  ])('in "%s": %j', (text, expected) => expect(hedgesIn(text)).toEqual(expected));
});
