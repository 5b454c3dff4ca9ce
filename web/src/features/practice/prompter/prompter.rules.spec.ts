import { describe, expect, it } from '@jest/globals';
import { PACE } from '@lectern/speech/bands';
import {
  nextPace,
  offsetAt,
  paragraphsIn,
  piecesOf,
  PROMPTER_PACE,
  scrollFor,
  spokenWordsIn,
  storedPace,
  TARGET_PACE,
  wordsAt,
  wordsIn,
  type Layout,
} from './prompter.rules.js';

const layout: Layout = {
  blocks: [
    { top: 0, words: 20 },
    { top: 100, words: 10 },
  ],
  end: 200,
};

describe('a paragraph', () => {
  it('parts what is said from the places that are open', () => {
    expect(piecesOf('I represent Obi. [One human detail] Look.')).toEqual([
      { text: 'I represent Obi. ', open: false },
      { text: '[One human detail]', open: true },
      { text: ' Look.', open: false },
    ]);
    expect(piecesOf('Look.')).toEqual([{ text: 'Look.', open: false }]);
  });
});

describe('the place in a script', () => {
  it('follows the words through paragraphs of different density', () => {
    expect([0, 10, 20, 25, 30].map((words) => offsetAt(words, layout))).toEqual([0, 50, 100, 150, 200]);
  });

  it('stays at the end when there is nothing more to say', () => {
    expect(offsetAt(500, layout)).toBe(200);
    expect(wordsAt(500, layout)).toBe(30);
  });

  it.each([0, 3.5, 19.9, 20, 27])('is found back from the screen: word %p', (words) => {
    expect(wordsAt(offsetAt(words, layout), layout)).toBeCloseTo(words, 6);
  });

  it('never stands before the beginning', () => {
    expect(offsetAt(-4, layout)).toBe(0);
    expect(wordsAt(-10, layout)).toBe(0);
  });
});

describe('a script', () => {
  it('is cut into paragraphs and words', () => {
    expect(paragraphsIn('May it please the Court.\n\n\n I am Dana.\n ')).toEqual([
      'May it please the Court.',
      ' I am Dana.',
    ]);
    expect(wordsIn('  May it please\nthe Court. ')).toBe(5);
    expect(wordsIn('   ')).toBe(0);
    expect(spokenWordsIn('May it please [Your theme in one line] the Court.')).toBe(5);
  });
});

describe('motion', () => {
  it('glides, or goes from line to line where motion is not wanted', () => {
    expect(scrollFor(50, 34, false)).toBe(50);
    expect(scrollFor(50, 34, true)).toBe(34);
    expect(scrollFor(68, 34, true)).toBe(68);
  });
});

describe('pace', () => {
  it('begins where listeners follow best, and stays in its bounds', () => {
    expect(TARGET_PACE).toBeGreaterThan(PACE.good[0]);
    expect(TARGET_PACE).toBeLessThan(PACE.good[1]);
    expect(nextPace(150, 1)).toBe(150 + PROMPTER_PACE.step);
    expect(nextPace(PROMPTER_PACE.most, 1)).toBe(PROMPTER_PACE.most);
    expect(nextPace(PROMPTER_PACE.least, -3)).toBe(PROMPTER_PACE.least);
  });

  it('is read from an earlier visit only if it is one', () => {
    expect([140, 20, '140', null, Number.NaN].map(storedPace)).toEqual([140, null, null, null, null]);
  });
});
