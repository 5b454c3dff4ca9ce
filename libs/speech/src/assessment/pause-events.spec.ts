import { describe, expect, it } from '@jest/globals';
import { heardAs, measured, said } from '../testing/takes.js';
import type { Finding, HeardWords } from './evidence.js';
import { deliberateFor, findPauseEvents } from './pause-events.js';

/** Ten seconds of speech on each side of a silence. */
const around = (seconds: number, words: HeardWords | null = null): Finding[] =>
  findPauseEvents(
    heardAs([
      [0, 10],
      [10 + seconds, 20 + seconds],
    ]),
    words,
  );
const codes = (findings: readonly Finding[]): unknown[] => findings.map(({ observed }) => observed?.code);
/** Words up to the silence, and one after it. */
const before = (...texts: string[]): HeardWords =>
  said(
    ...texts.map(
      (text, i) => [text, 10 - 0.3 * (texts.length - i), 10 - 0.3 * (texts.length - i - 1)] as const,
    ),
    ['then', 14, 14.2],
  );

describe('when a silence is heard as a pause', () => {
  const at = (perSecond: number): number =>
    deliberateFor(measured({ syllables: 100 * perSecond, speechSeconds: 100 }));

  it('is 0.8 s at the usual rate, less beside faster speech, more beside slower', () => {
    expect(at(4.1)).toBeCloseTo(0.8);
    expect(at(4.3)).toBeLessThan(at(4.1));
    expect(at(3.3)).toBeGreaterThan(at(4.1));
    expect(at(3.5)).toBeCloseTo((0.8 * 4.1) / 3.5);
  });

  it('is never under 0.32 s nor over 1.6 s', () => {
    expect(at(20)).toBeCloseTo(0.32);
    expect(at(0.5)).toBeCloseTo(1.6);
    expect(deliberateFor(measured({ syllables: 0, speechSeconds: 0 }))).toBeCloseTo(1.6);
  });

  it('is known from a second and a half on', () => {
    expect(deliberateFor(measured({ syllables: 6, speechSeconds: 1.5 }))).toBeCloseTo((0.8 * 4.1) / 4);
  });
});

describe('a pause', () => {
  it('is a credit from 0.8 s on, up to five seconds; longer it is a silence', () => {
    expect(around(0.79)).toEqual([]);
    expect(around(5)).toMatchObject([{ credit: true }]);
    // Slow speech: from 1.6 s on.
    const slow = (seconds: number): Finding[] =>
      findPauseEvents(
        heardAs(
          [
            [0, 2 - seconds],
            [2, 12],
          ],
          0.5,
        ),
        null,
      );
    expect(slow(1.6)).toMatchObject([{ credit: true }]);
    expect(slow(1.59)).toEqual([]);
    expect(around(0.81)).toMatchObject([
      { kind: 'pause', start: 10, end: 10.81, credit: true, confidence: 0.7, observed: { code: 'pause' } },
    ]);
    expect(around(4.99)).toMatchObject([{ credit: true }]);
    expect(around(5.01)).toMatchObject([
      { credit: false, confidence: 0.95, observed: { code: 'silence', seconds: expect.closeTo(5.01) } },
    ]);
  });

  it('is a credit after a thought that could end, and quotes its last four words', () => {
    expect(around(2, before('and', 'she', 'saw', 'the', 'red', 'car'))).toMatchObject([
      {
        credit: true,
        confidence: 0.9,
        observed: { code: 'pause-after', seconds: 2, words: 'saw the red car' },
      },
    ]);
  });

  it('quotes less where less was said', () => {
    expect(around(2, before('she', 'left'))).toMatchObject([{ observed: { words: 'she left' } }]);
    expect(around(2, before('one', 'two', 'three', 'four'))).toMatchObject([
      { observed: { words: 'one two three four' } },
    ]);
  });

  it('is a fault in mid-clause from half a second on', () => {
    const clause = before('he', 'saw', 'the');
    expect(around(0.49, clause)).toEqual([]);
    expect(around(0.5, clause)).toMatchObject([
      { credit: false, confidence: 0.8, observed: { code: 'pause-in-clause', words: 'the' } },
    ]);
    expect(codes(around(6, clause))).toEqual(['silence']);
  });

  it('is a fault beside a sound of hesitation, before it or after it', () => {
    expect(around(1, before('he', 'left', 'um'))).toMatchObject([
      { credit: false, confidence: 0.7, observed: { code: 'pause-beside', words: 'um' } },
    ]);
    expect(around(1, said(['left', 9.5, 10], ['uh', 11, 11.3]))).toMatchObject([
      { credit: false, observed: { code: 'pause-beside', words: 'uh' } },
    ]);
    expect(around(0.7, before('he', 'left', 'um'))).toEqual([]);
  });

  it('belongs to the word that ends up to 0.4 s late, as recognizers do', () => {
    const ending = (end: number): HeardWords => said(['door', 9, 9.4], ['the', 9.5, end], ['next', 14, 15]);
    expect(codes(around(2, ending(10.4)))).toEqual(['pause-in-clause']);
    expect(codes(around(2, ending(10.41)))).toEqual(['pause-after']);
  });

  it('is judged without words where nothing places them', () => {
    expect(codes(around(2, { ...before('the'), timed: false }))).toEqual(['pause']);
  });
});

describe('speech without a pause', () => {
  const spoken = (...stretches: [number, number][]): Finding[] =>
    findPauseEvents(heardAs(stretches), null).filter(({ observed }) => observed?.code === 'no-pause');

  it('is a fault beyond 25 s', () => {
    expect(spoken([0, 24.9])).toEqual([]);
    expect(spoken([3, 28.2])).toMatchObject([
      { start: 3, end: 28.2, credit: false, confidence: 0.9, observed: { seconds: expect.closeTo(25.2) } },
    ]);
  });

  it('goes on over a silence of under half a second', () => {
    expect(spoken([0, 15], [15.48, 30])).toMatchObject([{ start: 0, end: 30 }]);
    expect(spoken([0, 15], [15.52, 30])).toEqual([]);
    expect(spoken([0, 10], [10.3, 20], [20.3, 30], [31, 40])).toMatchObject([{ start: 0, end: 30 }]);
  });

  it('is one sooner, and parted sooner, in fast speech: at two and a half times the tempo', () => {
    const fast = (...stretches: [number, number][]): unknown[] =>
      findPauseEvents(heardAs(stretches, 20), null).flatMap(({ observed, start, end }) =>
        observed?.code === 'no-pause' ? [[start, end]] : [],
      );
    expect(fast([0, 9.9])).toEqual([]);
    expect(fast([0, 10.1])).toEqual([[0, 10.1]]);
    expect(fast([0, 8], [8.19, 12])).toEqual([[0, 12]]);
    expect(fast([0, 8], [8.21, 12])).toEqual([]);
  });

  it('is not cut where the recording was paused before it or after it', () => {
    const take = heardAs([
      [0, 2],
      [20, 50],
      [60, 61],
    ]);
    const gaps = [
      { start: 2, end: 20 },
      { start: 50, end: 60 },
    ];
    expect(findPauseEvents({ ...take, pauses: [], gaps }, null)).toMatchObject([{ start: 20, end: 50 }]);
  });

  it('is two stretches where the recording was paused', () => {
    const gaps = [{ start: 15, end: 15 }];
    const cut = (stretches: [number, number][]): unknown[] =>
      codes(findPauseEvents({ ...heardAs(stretches), gaps }, null));
    expect(cut([[0, 30]])).toEqual([]);
    expect(cut([[0, 41]])).toEqual(['no-pause']);
    expect(codes(findPauseEvents({ ...heardAs([[0, 30]]), gaps: [{ start: 3, end: 3 }] }, null))).toEqual([
      'no-pause',
    ]);
    expect(
      codes(
        findPauseEvents(
          {
            ...heardAs([
              [0, 15],
              [15.3, 30],
            ]),
            pauses: [],
            gaps: [{ start: 15, end: 15.3 }],
          },
          null,
        ),
      ),
    ).toEqual([]);
  });
});
