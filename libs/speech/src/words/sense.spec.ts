import { describe, expect, it } from '@jest/globals';
import { nonsenseIn } from './sense.js';
import { tokenize } from './tokens.js';

const of = (words: readonly string[]) => nonsenseIn(tokenize(words.join(' ')));
const times = (words: readonly string[], length: number): string[] =>
  Array.from({ length }, (_, i) => words[i % words.length]!);
/** So many different words, every second one small as in English. */
const different = (count: number, mark = 'w'): string[] =>
  Array.from({ length: count }, (_, i) => (i % 4 === 0 ? 'was' : `${mark}${i}`));

describe('words that are no speech', () => {
  it('cannot be told under forty', () => {
    const loop = ['the', 'light', 'was', 'red'];
    expect(of(times(loop, 39))).toBeNull();
    expect(of(times(loop, 40))).toBe('loop');
  });

  it('are a loop with under 27 different ones in sixty', () => {
    const small = ['never', 'also', 'really', 'people', 'jurors'];
    const cycle = (size: number): string[] => {
      const pool = Array.from({ length: size }, (_, i) => small[i / 5] ?? `w${i}`);
      // In another order the second time, so that no four words come back in theirs.
      return Array.from({ length: 60 }, (_, i) => pool[i < size ? i : (i * 11) % size]!);
    };
    expect(of(cycle(26))).toBe('loop');
    expect(of(cycle(27))).toBeNull();
    expect(of(different(60))).toBeNull();
  });

  it('are a loop where most stands in runs of four that were said before', () => {
    const paragraph = different(70);
    expect(of([...paragraph, ...paragraph, ...paragraph])).toBeNull();
    expect(of([...paragraph, ...paragraph, ...paragraph, ...paragraph])).toBe('loop');
  });

  it('are a loop where runs of four come back in any order, not where runs of three do', () => {
    const runs = (length: number): string[] => {
      const count = 72 / length;
      const block = (at: number): string[] =>
        Array.from({ length }, (_, i) => (i === 0 ? ['was', 'the', 'of'][at % 3]! : `w${at * length + i}`));
      return [1, 5, 7, 11, 13].flatMap((step) =>
        Array.from({ length: count }, (_, i) => block((i * step) % count)).flat(),
      );
    };
    expect(of(runs(4))).toBe('loop');
    expect(of(runs(3))).toBeNull();
  });

  it('are no English with under fifteen small words in a hundred', () => {
    const words = (small: number): string[] =>
      Array.from({ length: 100 }, (_, i) => (i % 7 === 0 && i < 7 * small ? 'the' : `palabra${i}`));
    expect(of(words(14))).toBe('not-english');
    expect(of(words(15))).toBeNull();
  });

  it('are in disorder where words meet that sentences keep apart, four times at least', () => {
    const pairs = (count: number): string[] =>
      Array.from({ length: count }, (_, i) => ['the', 'of', `w${i}`, `v${i}`]).flat();
    const rest = Array.from({ length: 60 }, (_, i) => (i % 4 === 0 ? 'you' : `r${i}`));
    expect(of([...pairs(3), ...rest])).toBeNull();
    expect(of([...pairs(4), ...rest])).toBe('disorder');
    expect(of([...pairs(6), ...rest])).toBe('disorder');
  });
});
