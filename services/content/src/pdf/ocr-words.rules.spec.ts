import { describe, expect, it } from '@jest/globals';
import { placedWords } from './ocr-words.rules.js';

const HEAD = 'level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext';
const word = (
  text: string,
  changes: Partial<
    Record<'level' | 'block' | 'paragraph' | 'line' | 'left' | 'top' | 'height' | 'sure', number>
  > = {},
) => {
  const {
    level = 5,
    block = 1,
    paragraph = 1,
    line = 1,
    left = 10,
    top = 20,
    height = 30,
    sure = 90,
  } = changes;
  return [level, 1, block, paragraph, line, 1, left, top, 40, height, sure, text].join('\t');
};
const read = (...rows: string[]) => placedWords([HEAD, ...rows].join('\n'), 0.5);

describe('words that were recognized', () => {
  it('stand in points, with a space behind them', () => {
    expect(read(word('Court'))).toEqual([{ text: 'Court ', x: 5, y: 25, width: 20, height: 15 }]);
  });

  it('are sure by 20 in a hundred at least, and words', () => {
    const rows = [
      word('no', { sure: 19 }),
      word('yes', { sure: 20 }),
      word('block', { level: 4 }),
      word(' '),
    ];
    expect(read(...rows).map(({ text }) => text)).toEqual(['yes ']);
  });

  it('of one line share its baseline and its height', () => {
    const line = [word('a', { top: 20 }), word('b', { top: 22 }), word('c', { top: 60, height: 8 })];
    expect(read(...line).map(({ y, height }) => [y, height])).toEqual([
      [26, 15],
      [26, 15],
      [26, 15],
    ]);
  });

  it('of other lines, paragraphs and blocks do not', () => {
    const apart = [
      word('a'),
      word('b', { line: 2, top: 60 }),
      word('c', { paragraph: 2, top: 90 }),
      word('d', { block: 2, top: 99 }),
    ];
    expect(read(...apart).map(({ y }) => y)).toEqual([25, 45, 60, 64.5]);
  });

  it('keep a tab within them, and none are none', () => {
    expect(read(word('a\tb'))[0]!.text).toBe('a\tb ');
    expect(placedWords('', 1)).toEqual([]);
  });
});
