import { describe, expect, it } from '@jest/globals';
import type { PlacedWord } from './page-words.js';
import { boxesOf } from './quote-place.rules.js';

/** Words of a row, ten points a letter and ten between two, twelve high. */
const row = (text: string, y: number, x = 100): PlacedWord[] => {
  let at = x;
  return text.split(' ').map((word) => {
    const placed = { text: word, x: at, y, width: 10 * word.length, height: 12 };
    at += 10 * word.length + 10;
    return placed;
  });
};
const page = [
  ...row('The light was red', 100),
  ...row('and Maria stood there', 120),
  ...row('all alone', 140),
];

describe('where a quote stands on its page', () => {
  it('is a box for each of its lines', () => {
    expect(boxesOf('light was red and Maria', page)).toEqual([
      { x: 140, y: 100, width: 130, height: 12 },
      { x: 100, y: 120, width: 90, height: 12 },
    ]);
    expect(boxesOf('stood', page)).toEqual([{ x: 200, y: 120, width: 50, height: 12 }]);
  });

  it('does not mind case, punctuation, and what stands between its lines', () => {
    const numbered = [...row('The light was red', 100), ...row('7', 110, 60), ...row('and Maria stood', 120)];
    expect(boxesOf('“LIGHT was red, and Maria”', numbered).map(({ y }) => y)).toEqual([100, 120]);
  });

  it('does not mind a word that was broken at the end of a line', () => {
    const broken = [...row('The old defen-', 100), ...row('dant ran away quickly', 120)];
    expect(boxesOf('The old defendant ran away quickly', broken).map(({ y }) => y)).toEqual([100, 120]);
  });

  it('goes on in its own column where two pages stand side by side on a sheet', () => {
    const share = (words: PlacedWord[]): PlacedWord[] =>
      words.map((word) => ({
        ...word,
        x: word.x / 1000,
        y: word.y / 1000,
        width: word.width / 1000,
        height: word.height / 1000,
      }));
    // Drawn as a program draws a table: row by row.
    const sheet = share([
      ...row('1 The light was red', 100, 40),
      ...row('1 He ran to a door', 100, 540),
      ...row('2 and Maria stood there', 120, 40),
      ...row('2 that nobody had shut', 120, 540),
    ]);
    expect(boxesOf('The light was red and Maria stood', sheet).map(({ x, y }) => [x < 0.5, y])).toEqual([
      [true, 0.1],
      [true, 0.12],
    ]);
  });

  it('is nowhere where less than four fifths of its letters are found', () => {
    expect(boxesOf('light was grey', row('light was', 100))).toEqual([]);
    // Eight of ten letters, and eight of eleven.
    expect(boxesOf('lightwas xy', row('lightwas', 100))).toHaveLength(1);
    expect(boxesOf('lightwas xyz', row('lightwas', 100))).toEqual([]);
    expect(boxesOf('', page)).toEqual([]);
    expect(boxesOf('...', page)).toEqual([]);
    expect(boxesOf('light', [])).toEqual([]);
  });

  it('is where its words stand together, not where each stands somewhere', () => {
    const words = [
      ...row('red', 60),
      ...row('one two three four five six seven eight nine ten', 80),
      ...page,
    ];
    expect(boxesOf('The light was red', words)).toEqual([{ x: 100, y: 100, width: 170, height: 12 }]);
  });

  it('is found where the words of the file come in another order', () => {
    const shuffled = [
      ...row('all alone', 140),
      ...row('The light was red', 100),
      ...row('and Maria stood there', 120),
    ];
    expect(boxesOf('was red and Maria stood there all alone', shuffled)).toEqual([
      { x: 200, y: 100, width: 70, height: 12 },
      { x: 100, y: 120, width: 210, height: 12 },
      { x: 100, y: 140, width: 90, height: 12 },
    ]);
    const backwards = page.toReversed();
    expect(boxesOf('The light was red', backwards)).toEqual([{ x: 100, y: 100, width: 170, height: 12 }]);
  });

  it('holds words that stand a little higher or are larger in one box', () => {
    const [the, light] = row('The light', 100);
    const raised = { ...light!, y: 96, height: 18 };
    expect(boxesOf('The light', [the!, raised])).toEqual([{ x: 100, y: 96, width: 90, height: 18 }]);
    const lower = { ...light!, y: 107 };
    expect(boxesOf('The light', [the!, lower])).toHaveLength(2);
  });
});
