import { describe, expect, it } from '@jest/globals';
import { alignSyllables } from './align-syllables.js';
import { tokenize } from './tokens.js';

type Span = readonly [start: number, end: number];
/** Where the words lie, beside nuclei and silences; speech is all else from a half second before to a half second after. */
const placed = (
  text: string,
  nuclei: readonly number[],
  ...silences: readonly Span[]
): [string, number, number][] => {
  const pauses = silences.map(([start, end]) => ({ start, end }));
  const [first, last] = [nuclei[0]! - 0.5, nuclei.at(-1)! + 0.5];
  const edges = [first, ...silences.flat(), last];
  const speech = pauses
    .map((_, i) => ({ start: edges[2 * i]!, end: edges[2 * i + 1]! }))
    .concat({ start: edges.at(-2)!, end: last });
  return alignSyllables(tokenize(text), { syllables: [...nuclei], pauses, speech })!.map(
    ({ text: word, start, end }) => [word, Number(start.toFixed(2)), Number(end.toFixed(2))],
  );
};

describe('words laid over syllables', () => {
  it('take as many as they have, and end halfway to the next', () => {
    // ju-ry, ev-i-dence, was.
    expect(placed('jury evidence was', [1, 2, 3, 4, 5, 6])).toEqual([
      ['jury', 0.5, 2.5],
      ['evidence', 2.5, 5.5],
      ['was', 5.5, 6.5],
    ]);
    expect(placed('jury', [1, 2])).toEqual([['jury', 0.5, 2.5]]);
  });

  it('share what was counted too few or too many by their syllables', () => {
    expect(placed('jury evidence was', [1, 2, 3])).toEqual([
      ['jury', 0.5, 1.5],
      ['evidence', 1.5, 2.5],
      ['was', 2.5, 3.5],
    ]);
    expect(placed('the red car', [1, 2, 3, 4, 5, 6]).map(([, start]) => start)).toEqual([0.5, 2.5, 4.5]);
  });

  it('begin where a silence ends and end where it begins', () => {
    expect(placed('He left. She stayed.', [1, 2, 4, 5], [2.3, 3.7])).toEqual([
      ['He', 0.5, 1.5],
      ['left', 1.5, 2.3],
      ['She', 3.7, 4.5],
      ['stayed', 4.5, 5.5],
    ]);
  });

  it('have silence rather between them than inside, and at a full stop rather than where nothing parts them', () => {
    // Five nuclei for four syllables: the silence says where the first sentence ends.
    const [, left, she] = placed('He left. She stayed.', [1, 1.5, 2, 4, 5], [2.3, 3.7]);
    expect([left![2], she![1]]).toEqual([2.3, 3.7]);
    const [one, two] = placed('Evidence. Evidence.', [1, 1.5, 2, 2.5, 4.5, 5], [2.8, 4.2]);
    expect([one![2], two![1]]).toEqual([2.8, 4.2]);
    const comma = placed('He ran, she ran.', [1, 1.5, 3, 3.5, 4], [1.8, 2.7]);
    expect(comma[2]![1]).toBe(2.7);
  });

  it('are as sure as a silence is near at which the text stops', () => {
    const nuclei = Array.from({ length: 20 }, (_, i) => 1 + i);
    const sure = alignSyllables(tokenize('word '.repeat(20)), {
      syllables: nuclei,
      pauses: [],
      speech: [{ start: 0.5, end: 20.5 }],
    })!.map((token) => token.sure);
    // Surest at the ends of the take, and a half less for each four seconds.
    expect(sure[0]).toBe(1);
    expect(sure[4]).toBeCloseTo(0.5);
    expect(sure[10]).toBe(0.3);
    expect(sure[19]).toBeCloseTo(1 - 0.5 / 4);
    const stopped = alignSyllables(tokenize('word '.repeat(9) + 'word. ' + 'word '.repeat(10)), {
      syllables: nuclei.map((time) => (time > 10 ? time + 2 : time)),
      pauses: [{ start: 10.5, end: 12.5 }],
      speech: [
        { start: 0.5, end: 10.5 },
        { start: 12.5, end: 22.5 },
      ],
    })!;
    expect(stopped[10]!.sure).toBeGreaterThan(0.9);
    expect(stopped[12]!.sure).toBeLessThan(stopped[10]!.sure);
  });

  it('are nothing without words, and without syllables', () => {
    const sounds = { syllables: [1, 2], pauses: [], speech: [{ start: 0.5, end: 2.5 }] };
    expect(alignSyllables([], sounds)).toBeNull();
    expect(alignSyllables(tokenize('jury'), { ...sounds, syllables: [] })).toBeNull();
  });
});
