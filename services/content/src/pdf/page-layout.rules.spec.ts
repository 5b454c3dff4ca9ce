import { describe, expect, it } from '@jest/globals';
import { layoutLines, pageText, type PlacedText, withoutGutter } from './page-layout.rules.js';

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

  it('leaves an empty line where the page leaves room', () => {
    const lines = layoutLines(
      page([at('one', 72, 100), at('two', 72, 114), at('three', 72, 128), at('four', 72, 170)]),
    );
    expect(pageText(lines)).toBe('one\ntwo\nthree\n\nfour');
    expect(pageText([])).toBe('');
  });
});
