import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { matchWords } from './match-words.js';
import { alignScript } from './script-alignment.js';

const matched = (planned: string, said: string): string =>
  [...matchWords(planned.split(' '), said.split(' '))].join('');

/** The longest common subsequence by its definition. */
function longest(one: readonly string[], other: readonly string[]): number {
  const table = [...one, ''].map(() => [...other, ''].map(() => 0));
  for (let i = one.length - 1; i >= 0; i--)
    for (let j = other.length - 1; j >= 0; j--)
      table[i]![j] =
        one[i] === other[j] ? table[i + 1]![j + 1]! + 1 : Math.max(table[i + 1]![j]!, table[i]![j + 1]!);
  return table[0]![0]!;
}
const count = (flags: Uint8Array): number => flags.reduce((sum, flag) => sum + flag, 0);

describe('words of a script that were said', () => {
  it.each([
    ['a b c', 'a b c', '111'],
    ['a b c', 'x a y c z', '101'],
    ['a b c', 'c b a', '001'],
    ['a b c', 'x', '000'],
    ['the light was red and so was the car', 'and so was the car', '000011111'],
    ['rare a a rare2 a', 'a rare a rare2', '11010'],
  ])('%s / %s', (planned, said, expected) => expect(matched(planned, said)).toBe(expected));

  it('are in the same order, and as many as can be where no word is rare', () => {
    const words = fc.array(fc.constantFrom('a', 'b'), { minLength: 8, maxLength: 40 });
    fc.assert(
      fc.property(words, words, (one, other) => {
        fc.pre(['a', 'b'].every((word) => other.filter((each) => each === word).length !== 1));
        expect(count(matchWords(one, other))).toBe(longest(one, other));
      }),
    );
  });

  it('are found in texts whose table would be too large, nearly all', () => {
    const words = Array.from({ length: 3000 }, (_, i) => `w${(i * 7919) % 211}`);
    const without = words.filter((_, i) => i % 10 !== 0);
    expect(count(matchWords(words, without))).toBeGreaterThan(2400);
    expect(count(matchWords(words, words))).toBe(3000);
    expect(count(matchWords(words, []))).toBe(0);
  });
});

describe('points of a script', () => {
  const point =
    'Alpha bravo charlie delta echo foxtrot golf hotel india juliet kilo lima mike november oscar papa quebec romeo sierra tango.';
  const names = point.toLowerCase().replace('.', '').split(' ');
  const statusOf = (words: readonly string[]) => alignScript(point, words)!.points[0]!;

  it('are made with 65 in a hundred of their words, in part with 30', () => {
    const firsts = [5, 6, 12, 13, 20].map((many) => statusOf(names.slice(0, many)));
    expect(firsts.map(({ status }) => status)).toEqual(['missed', 'partly', 'partly', 'hit', 'hit']);
    expect(firsts.map(({ said }) => said)).toEqual([0.25, 0.3, 0.6, 0.65, 1]);
  });

  it('are made in any order within one and a half times their length', () => {
    const backwards = names.toReversed();
    expect(statusOf(backwards)).toEqual({ text: point, said: 1, status: 'hit' });
    const among = (between: number) =>
      backwards.flatMap((word, i) => [word, ...Array.from({ length: between }, (_, j) => `other${i}x${j}`)]);
    // Every second word is another: fifteen of the thirty.
    expect(statusOf(among(1)).said).toBe(0.75);
    expect(statusOf(among(9)).said).toBe(0.15);
  });

  it('cover a script by the words that were said in its order', () => {
    const script = 'Alpha bravo. Charlie delta.';
    expect(alignScript(script, ['charlie', 'delta', 'alpha', 'bravo'])).toMatchObject({
      coverage: 0.5,
      points: [{ status: 'hit' }, { status: 'hit' }],
    });
    expect(alignScript(script, [])).toMatchObject({ coverage: 0, points: [{ said: 0 }, { said: 0 }] });
    expect(alignScript('Alpha\nBravo', ['alpha'])!.points.map(({ text }) => text)).toEqual([
      'Alpha',
      'Bravo',
    ]);
  });
});
