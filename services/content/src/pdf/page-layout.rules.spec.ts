import { describe, expect, it } from '@jest/globals';
import { layoutLines, pageText, withoutGutter } from './page-layout.rules.js';
import type { PlacedText } from './placed-page.js';

const at = (text: string, x: number, y: number): PlacedText => ({
  text,
  x,
  y,
  width: text.length * 6,
  height: 12,
});
const page = (items: PlacedText[]) => ({ width: 612, height: 792, items });

describe('layout of a page', () => {
  it('puts the words of one height into one line, from left to right', () => {
    const lines = layoutLines(page([at('world', 120, 100.6), at('Hello', 72, 100), at('below', 72, 124)]));
    expect(lines.map((line) => line.text)).toEqual(['Hello   world', 'below']);
  });

  it('joins pieces of a word and keeps a raised note on its line', () => {
    const note = { ...at('2', 102, 95), height: 7 };
    expect(layoutLines(page([at('agree', 72, 100), note, at('ment', 108, 100)]))[0]?.text).toBe('agree2ment');
  });

  it('takes line numbers for what they are only when they run down the margin', () => {
    const gutter = Array.from({ length: 28 }, (_, index) => at(String(index + 1), 50, 40 + index * 24));
    const body = [at('415 U.S.', 90, 64), at('423', 90, 112)];
    expect(withoutGutter(page([...gutter, ...body]))).toEqual(body);
    const few = [at('1', 50, 40), at('2', 50, 80), ...body];
    expect(withoutGutter(page(few))).toEqual(few);
  });

  it('takes out those of an excerpt of testimony, which begins in the middle of a page and counts anew on the next', () => {
    const rows = ['Q. When?', 'A. It was like', 'October 9.', 'Q. Who?', 'A. Ms. Orr,', 'the clerk.'];
    const lines = (first: number, y: number): PlacedText[] =>
      rows.flatMap((text, index) => [
        at(String(first + index), 50, y + index * 20),
        at(text, 90, y + index * 20),
      ]);
    const read = layoutLines(page([...lines(9, 100), ...lines(1, 300)]));
    expect(read.map(({ text }) => text.trim())).toEqual([...rows, ...rows]);
  });

  it('leaves an empty line where the page leaves room', () => {
    const lines = layoutLines(
      page([at('one', 72, 100), at('two', 72, 114), at('three', 72, 128), at('four', 72, 170)]),
    );
    expect(pageText(lines)).toBe('one\ntwo\nthree\n\nfour');
    expect(pageText([])).toBe('');
  });
});

describe('the room on a page', () => {
  it('is kept in spaces: columns, and lines that are centered', () => {
    const lines = layoutLines(page([at('left', 72, 100), at('center', 192, 120), at('column', 312, 100)]));
    expect(lines.map(({ text }) => text)).toEqual([`left${' '.repeat(36)}column`, `${' '.repeat(20)}center`]);
    const far = layoutLines(page([at('left', 0, 100), at('right', 6 * 200, 100)]));
    expect(far[0]!.text).toBe(`left${' '.repeat(120)}right`);
  });

  it('is a word break from a quarter of a letter on', () => {
    const pair = (gap: number) =>
      layoutLines(page([at('five', 72, 100), at('more', 96 + gap, 100)]))[0]!.text;
    expect([1.4, 1.6, 11.9].map(pair)).toEqual(['fivemore', 'five more', 'five  more']);
    expect(layoutLines(page([at('five ', 72, 100), at('more', 102, 100)]))[0]!.text).toBe('five more');
  });

  it('is a row from nearly half of the height of its letters on', () => {
    const rows = (off: number) => layoutLines(page([at('five', 72, 100), at('more', 110, 100 + off)])).length;
    expect([0, 5.3, 5.5].map(rows)).toEqual([1, 1, 2]);
  });

  it('is an empty line where it is a third more than usual', () => {
    const text = (gap: number) =>
      pageText(
        layoutLines(
          page([at('one', 72, 100), at('two', 72, 114), at('three', 72, 128), at('four', 72, 128 + gap)]),
        ),
      );
    expect(text(18)).toBe('one\ntwo\nthree\nfour');
    expect(text(19)).toBe('one\ntwo\nthree\n\nfour');
  });

  it('has ligatures written out and no invisible characters', () => {
    expect(layoutLines(page([at('o\uFB03ce\u00AD\u200B', 72, 100)]))[0]!.text).toBe('office');
    expect(layoutLines(page([at('\uE000', 72, 100)]))).toEqual([]);
  });

  it('counts line numbers from eight on, in the left margin, upwards by four at most', () => {
    const body = at('body text here', 120, 60);
    const left = (numbers: number[], x = 50) =>
      withoutGutter(page([...numbers.map((number, i) => at(String(number), x, 40 + i * 24)), body])).length;
    expect(left([1, 2, 3, 4, 5, 6, 7])).toBe(8);
    expect(left([1, 2, 3, 4, 5, 6, 7, 8])).toBe(1);
    expect(left([1, 2, 3, 4, 5, 6, 7, 8], 109)).toBe(1);
    expect(left([1, 2, 3, 4, 5, 6, 7, 8], 111)).toBe(9);
    expect(left([4, 8, 12, 16, 20, 24, 28, 32])).toBe(1);
    expect(left([5, 9, 13, 17, 21, 25, 29, 30])).toBe(9);
    expect(left([25, 26, 27, 28, 29, 30, 31, 32])).toBe(9);
  });
});

describe('the rows of a page', () => {
  const sized = (text: string, y: number, height: number, x = 72): PlacedText => ({
    ...at(text, x, y),
    height,
  });
  const rows = (...items: PlacedText[]) => layoutLines(page(items)).map(({ text }) => text);

  it('are told from above, whatever order the file has them in', () =>
    expect(rows(at('three', 72, 160), at('one', 72, 100), at('two', 72, 130))).toEqual([
      'one',
      'two',
      'three',
    ]));

  it('hang on the tallest text, not on a raised or lowered mark', () => {
    expect(rows(sized('2', 95, 7), sized('five', 100, 12, 80), sized('more', 105, 12, 110))).toHaveLength(1);
    expect(rows(sized('five', 100, 12), sized('2', 104, 7, 100), sized('more', 109, 12, 110))).toHaveLength(
      2,
    );
    // Nearly half of twenty is nine.
    expect(rows(sized('five', 100, 20), sized('more', 109, 20, 110))).toHaveLength(1);
  });

  it('break a word at a quarter of a letter, and where a piece begins or ends with a space', () => {
    expect(rows(at('five', 72, 100), at('more', 97.5, 100))).toEqual(['five more']);
    expect(rows(at('five', 72, 100), { ...at(' more', 96, 100) })).toEqual(['five more']);
  });

  it('count down the margin once each, in whatever order the file has them', () => {
    const body = at('body text here', 120, 60);
    const margin = (numbers: number[]) => numbers.map((value, i) => at(String(value), 50, 40 + i * 24));
    const left = (items: PlacedText[]) => withoutGutter(page([...items, body])).length;
    expect(left(margin([1, 2, 3, 4, 5, 6, 7, 8]).reverse())).toBe(1);
    expect(left(margin([1, 2, 3, 4, 5, 6, 7, 7]))).toBe(9);
  });
});

describe('the width of a letter', () => {
  /** Spaces before a second row that is set in by so many points. */
  const spaces = (points: number, ...items: Partial<PlacedText>[]) => {
    const placed = items.map((item, i) => ({ ...at('abc', 72, 100 + 20 * i), ...item }));
    const [first] = layoutLines(page([...placed, { ...at('ab', 72 + points, 20), width: 1 }]));
    return first!.text.length - 2;
  };

  it('is that of the words of three letters on', () => {
    expect(spaces(40, { width: 30 }, { text: 'ab', width: 4 }, { text: 'ab', width: 4 })).toBe(4);
  });

  it('is not told by words without a width', () =>
    expect(spaces(40, { width: 30 }, { width: 0 }, { width: 0 })).toBe(4));

  it('is two points at least and sixteen at most, and six where no word tells it', () => {
    expect(spaces(40, { width: 3 })).toBe(20);
    expect(spaces(160, { width: 300 })).toBe(10);
    expect(spaces(60, { text: 'ab', width: 60 })).toBe(10);
  });
});

describe('the text of a page', () => {
  const lines = (...ys: number[]) => ys.map((y, i) => ({ text: `   line ${i}`, y, height: 12 }));

  it('takes for usual the smallest distance that occurs three fifths as often as the most frequent', () => {
    const ys = (small: number) => {
      const all = [0];
      for (const step of [...Array.from({ length: small }, () => 10), 16, 16, 16, 16, 16])
        all.push(all.at(-1)! + step);
      return all;
    };
    const empty = (small: number) =>
      pageText(lines(...ys(small)))
        .split('\n')
        .filter((row) => !row).length;
    expect(empty(3)).toBe(5);
    expect(empty(2)).toBe(0);
  });

  it('is set to the left by what all lines are set in', () => {
    expect(
      pageText([
        { text: '   a', y: 0, height: 12 },
        { text: '     b', y: 14, height: 12 },
      ]),
    ).toBe('a\n  b');
    expect(pageText(lines(40))).toBe('line 0');
  });
});
