import { describe, expect, it } from '@jest/globals';
import type { Passage } from '../measurements.js';
import { evenly, heardAs, said } from '../testing/takes.js';
import type { Finding } from './evidence.js';
import { findRushEvents } from './rush-events.js';

/** Words that are spoken at so many a minute between moments, one after the other. */
const speaking = (...spans: readonly (readonly [seconds: number, perMinute: number])[]): Finding[] => {
  let at = 0;
  const words = spans.flatMap(([seconds, perMinute]) => {
    const from = at;
    at += seconds;
    return evenly(from, at, 60 / perMinute);
  });
  return findRushEvents(heardAs([[0, at]]), said(...words));
};
const codes = (findings: readonly Finding[]): unknown[] => findings.map(({ observed }) => observed!.code);

describe('a stretch that rushes or drags, in words', () => {
  it('is found where it is, with the words a minute at its worst', () => {
    const [fast, ...others] = speaking([20, 150], [8, 240], [20, 150]);
    expect(others).toEqual([]);
    expect(fast).toMatchObject({ kind: 'pace', credit: false, confidence: 0.9 });
    expect(Math.abs(fast!.start - 20)).toBeLessThan(1.6);
    expect(Math.abs(fast!.end - 28)).toBeLessThan(1.6);
    expect((fast!.observed as { wordsPerMinute: number }).wordsPerMinute).toBeCloseTo(240, -1);

    const [slow] = speaking([20, 150], [8, 60], [20, 150]);
    expect(slow!.observed).toMatchObject({ code: 'slow', wordsPerMinute: expect.closeTo(60, -1) });
    expect(Math.abs(slow!.start - 20)).toBeLessThan(1.6);
    expect(Math.abs(slow!.end - 28)).toBeLessThan(1.6);
  });

  it.each([
    [190, []],
    [215, ['fast']],
    [98, []],
    [80, ['slow']],
  ])('%d words a minute from end to end', (perMinute, expected) => {
    expect(codes(speaking([30, perMinute]))).toEqual(expected);
  });

  it('reaches from end to end of a take that does it all along', () => {
    expect(speaking([30, 230])).toMatchObject([{ start: 0, end: 30 }]);
  });

  it('is told for each direction by itself', () => {
    const found = speaking([12, 240], [12, 60]);
    expect(codes(found)).toEqual(['fast', 'slow']);
    expect(Math.abs(found[0]!.end - 12)).toBeLessThan(1.6);
    expect(Math.abs(found[1]!.start - 12)).toBeLessThan(1.6);
  });

  it('is not told across a place where the recording was paused', () => {
    const words = said(...evenly(0, 8, 0.25));
    const take = heardAs([[0, 8]]);
    expect(findRushEvents(take, words)).toHaveLength(1);
    const gaps = [2, 4, 6].map((at) => ({ start: at, end: at }));
    expect(findRushEvents({ ...take, gaps }, words)).toEqual([]);
  });

  it('is not told where most is silence, and a long pause counts as one second', () => {
    const sparse = heardAs([
      [0, 2.9],
      [5, 7.9],
      [10, 12.9],
      [15, 17.9],
    ]);
    expect(findRushEvents(sparse, said(...evenly(0, 2.9, 0.1), ...evenly(5, 7.9, 0.1)))).toEqual([]);
    // 150 words a minute of speech, and a pause of three seconds every seven.
    const pausing = [0, 10, 20].map((from) => [from, from + 7] as const);
    const words = pausing.flatMap(([from, to]) => evenly(from, to, 0.4));
    expect(findRushEvents(heardAs(pausing), said(...words))).toEqual([]);
  });

  it('counts two seconds of silence as one, where three of five seconds are speech', () => {
    const parts = [0, 5, 10].map((from) => [from, from + 3] as const);
    const words = (many: number) => said(...parts.flatMap(([from, to]) => evenly(from, to, 3 / many)));
    // Five words in three seconds of speech and a second of pause.
    expect(findRushEvents(heardAs(parts), words(5))).toMatchObject([
      { observed: { code: 'slow', wordsPerMinute: 75 } },
    ]);
    expect(findRushEvents(heardAs(parts), words(6))).toEqual([]);
  });

  it('is looked for up to the end of the take', () => {
    const found = speaking([20, 150], [4, 300]);
    expect(found).toMatchObject([{ end: 24, observed: { code: 'fast' } }]);
    expect(Math.abs(found[0]!.start - 20)).toBeLessThanOrEqual(2);
    expect(speaking([4, 300], [20, 150])).toMatchObject([{ start: 0 }]);
  });

  it('is three seconds long at least', () => {
    for (const seconds of [3, 3.5, 4, 6]) {
      const [found] = speaking([20, 150], [seconds, 300], [20, 150]);
      expect(found!.end - found!.start).toBeGreaterThanOrEqual(3);
      expect(found!.end - found!.start).toBeLessThanOrEqual(seconds + 4);
    }
  });

  it('leaves the silence before the first word and after the last', () => {
    const words = said(...evenly(2, 20, 0.25));
    const take = heardAs([[2, 20]], 4.1, { durationSeconds: 23 });
    expect(findRushEvents(take, words)).toMatchObject([{ start: 2, end: 20 }]);
  });
});

describe('a stretch that rushes or drags, in syllables', () => {
  it.each([
    [4.1, []],
    [6.5, ['fast']],
    [1.8, ['slow']],
  ])('%d nuclei a second', (perSecond, expected) => {
    const found = findRushEvents(heardAs([[0, 30]], perSecond), null);
    expect(codes(found)).toEqual(expected);
    for (const { confidence } of found) expect(confidence).toBe(0.7);
  });

  it("is at this speaker's own syllables a word where the words are known without times", () => {
    const take = heardAs([[0, 30]], 4);
    const text = (count: number) => ({
      tokens: said(...evenly(0, count, 1)).tokens,
      timed: false,
      fits: true,
    });
    // 120 syllables: of 70 words at 140 a minute; of 110 at 220.
    expect(findRushEvents(take, text(70))).toEqual([]);
    expect(findRushEvents(take, text(110))).toMatchObject([
      { confidence: 0.8, observed: { code: 'fast', wordsPerMinute: expect.closeTo(220, -1) } },
    ]);
    // As fast as the whole take is where it is counted, though nuclei of fast speech melt together.
    const fast = findRushEvents(heardAs([[0, 30]], 5.5), text(150));
    expect(fast).toMatchObject([{ start: 0, end: 30, observed: { code: 'fast' } }]);
    const { wordsPerMinute } = fast[0]!.observed as { wordsPerMinute: number };
    expect(wordsPerMinute).toBeGreaterThan(285);
    expect(wordsPerMinute).toBeLessThan(315);
    // Words of another length tell nothing.
    expect(findRushEvents(take, { ...text(110), fits: false })).toEqual([]);
  });
});

describe('a passage of fifteen seconds', () => {
  const passage = (syllablesPerMinute: number | null, start = 0): Passage => ({
    start,
    end: start + 15,
    speechSeconds: 15,
    syllablesPerMinute,
    medianDb: null,
    variationSemitones: null,
  });
  const of = (...passages: Passage[]) => findRushEvents(heardAs([[0, 60]], 4.1, { passages }), null);

  it('is fast above 180 words a minute and slow under 120, with a margin where words are estimated', () => {
    expect(codes(of(passage(281)))).toEqual([]);
    expect(codes(of(passage(283)))).toEqual(['fast']);
    expect(codes(of(passage(161)))).toEqual([]);
    expect(codes(of(passage(159)))).toEqual(['slow']);
    expect(of(passage(null))).toEqual([]);
    expect(of(passage(290))[0]!.observed).toMatchObject({ wordsPerMinute: 200 });
  });

  it('is judged at its limits as they are told: 180 and 120 words a minute are acceptable', () => {
    // Two syllables a word, at a rate that is counted as it is.
    const words = { ...said(...evenly(0, 60, 0.5)), timed: false };
    const judged = (wordsPerMinute: number) =>
      codes(findRushEvents(heardAs([[0, 60]], 4, { passages: [passage(wordsPerMinute * 2)] }), words));
    expect([120, 180, 119, 181].map(judged)).toEqual([[], [], ['slow'], ['fast']]);
  });

  it('touches the next: both are one finding, at the worse of the two', () => {
    expect(of(passage(290), passage(319, 15))).toMatchObject([
      { start: 0, end: 30, observed: { wordsPerMinute: 220 } },
    ]);
    expect(of(passage(145), passage(116, 10))).toMatchObject([
      { start: 0, end: 25, observed: { wordsPerMinute: 80 } },
    ]);
    expect(of(passage(290), passage(290, 20))).toHaveLength(2);
  });

  it('is judged without a margin by the words that are known', () => {
    const words = { ...said(...evenly(0, 60, (60 / 246) * 1.5)), timed: false };
    const perWord = (4.1 * 60) / words.tokens.length;
    const judged = (wordsPerMinute: number) =>
      codes(
        findRushEvents(heardAs([[0, 60]], 4.1, { passages: [passage(wordsPerMinute * perWord)] }), words),
      );
    expect(judged(179)).toEqual([]);
    expect(judged(181)).toEqual(['fast']);
    expect(judged(121)).toEqual([]);
    expect(judged(119)).toEqual(['slow']);
  });
});
