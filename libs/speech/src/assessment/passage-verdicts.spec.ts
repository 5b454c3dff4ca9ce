import { describe, expect, it } from '@jest/globals';
import type { Passage, SpeechFeatures } from '../measurements.js';
import { found, heardAs } from '../testing/takes.js';
import { comparePassages } from './compare-passages.js';
import type { EvidenceEvent } from './evidence.js';
import type { Heard } from './passage-figures.js';

type Stretches = Parameters<typeof heardAs>[0];
interface Given {
  perSecond?: number;
  events?: EvidenceEvent[];
  /** One word every so many seconds, with times. */
  wordEvery?: number;
  /** Words without times are known. */
  unplaced?: boolean;
  features?: Partial<SpeechFeatures>;
}

const heard = (stretches: Stretches, given: Given = {}): Heard => {
  const acoustics = heardAs(stretches, given.perSecond ?? 4, given.features);
  const end = acoustics.measurements.durationSeconds;
  const { wordEvery } = given;
  const words =
    wordEvery === undefined
      ? null
      : Array.from({ length: Math.round(end / wordEvery) }, (_, i) => ({
          text: 'word',
          start: i * wordEvery,
          end: (i + 1) * wordEvery,
        }));
  const known = words !== null || given.unplaced === true;
  return {
    acoustics,
    evidence: {
      events: given.events ?? [],
      measurements: acoustics.measurements,
      transcript: known ? { text: '', words } : null,
      wording: known
        ? { words: 50, wordsPerSentence: null, timeWords: 0, peopleWords: 0, addressWords: 0 }
        : null,
    },
  };
};
const WHOLE = { start: 0, end: 30 };
const compare = (take: Heard, finding: EvidenceEvent, retake: Heard, passage = WHOLE) =>
  comparePassages(take, { passage, findings: [finding] }, retake);
const figures = (take: Heard, passage = WHOLE) => compare(take, found('pace', 1), take, passage).before;
const verdict = (...given: Parameters<typeof compare>) => compare(...given).verdict.state;
const steady = heard([[0, 30]]);

describe('the figures of a passage', () => {
  it('are those of its own seconds', () => {
    const { seconds, speechSeconds, syllablesPerMinute, wordsPerMinute, wordsPerMinuteIsEstimate } = figures(
      steady,
      {
        start: 10,
        end: 20,
      },
    );
    expect([seconds, speechSeconds, syllablesPerMinute]).toEqual([10, 10, 240]);
    expect(wordsPerMinute).toBeCloseTo(240 / 1.45);
    expect(wordsPerMinuteIsEstimate).toBe(true);
  });

  it('count a long pause as one second of the pace, and not at all where the recording was paused', () => {
    const pausing = heard([
      [0, 10],
      [14, 20],
    ]);
    expect(figures(pausing).syllablesPerMinute).toBeCloseTo((64 / 17) * 60);
    const gaps = [{ start: 10, end: 14 }];
    const gap = { ...pausing, acoustics: { ...pausing.acoustics, gaps } };
    expect(figures(gap).syllablesPerMinute).toBeCloseTo((64 / 16) * 60);
    const short = heard([
      [0, 10],
      [10.4, 20],
    ]);
    expect(figures(short).speechSeconds).toBeCloseTo(19.6);
    expect(figures(short).syllablesPerMinute).toBeCloseTo((78 / 20) * 60, -1);
  });

  it('have no pace under five seconds of speech', () => {
    expect(figures(steady, { start: 10, end: 14.9 }).syllablesPerMinute).toBeNull();
    expect(figures(steady, { start: 10, end: 15 }).syllablesPerMinute).toBe(240);
  });

  it('are counted in words where the words of both have times', () => {
    const timed = heard([[0, 30]], { wordEvery: 0.4 });
    const { before, after } = compare(timed, found('pace', 1), timed, { start: 4, end: 24 });
    expect(before).toMatchObject({ wordsPerMinute: 150, wordsPerMinuteIsEstimate: false });
    expect(after.wordsPerMinute).toBeCloseTo(150);
    expect(compare(timed, found('pace', 1), steady).before.wordsPerMinuteIsEstimate).toBe(true);
  });

  it('have the longest pause, and the longest run without one of half a second', () => {
    const take = heard([
      [0, 8],
      [8.4, 12],
      [12.6, 20],
      [22, 30],
    ]);
    expect(figures(take)).toMatchObject({ pauses: 3, longestPauseSeconds: 2, longestRunSeconds: 12 });
    expect(figures(take, { start: 0, end: 12.2 })).toMatchObject({
      pauses: 2,
      longestPauseSeconds: expect.closeTo(0.4),
    });
    expect(figures(steady)).toMatchObject({ pauses: 0, longestPauseSeconds: 0, longestRunSeconds: 30 });
    const cut = { ...take, acoustics: { ...take.acoustics, gaps: [{ start: 8, end: 8.4 }] } };
    expect(figures(cut).longestRunSeconds).toBe(8);
  });

  it('have the level and the melody of the windows over it, each by how much it covers', () => {
    const window = (start: number, medianDb: number | null, variationSemitones: number | null): Passage => ({
      start,
      end: start + 15,
      speechSeconds: 15,
      syllablesPerMinute: null,
      medianDb,
      variationSemitones,
    });
    const take = heard([[0, 30]], {
      features: { passages: [window(0, -20, 2), window(10, -26, null), window(20, null, 5)] },
    });
    // Of the seconds 5 to 15 the first window covers ten, the second five.
    expect(figures(take, { start: 5, end: 15 })).toMatchObject({ levelDb: -22, variationSemitones: 2 });
    expect(figures(take, { start: 28, end: 30 })).toMatchObject({ levelDb: null, variationSemitones: 5 });
    expect(figures(take, { start: 25, end: 30 })).toMatchObject({ levelDb: null, variationSemitones: 5 });
  });

  it('count the findings whose middle lies in it', () => {
    const events = [
      found('filler', 4),
      found('filler', 9.5),
      found('filler', 9.6),
      found('hedge', 5),
      found('repetition', 5),
      found('false-start', 6),
      found('filler', 6, { dismissed: true }),
    ];
    const take = heard([[0, 30]], { events, unplaced: true });
    expect(figures(take, { start: 4.5, end: 10 }).words).toEqual({ fillers: 2, hedges: 1, stumbles: 2 });
    expect(figures(heard([[0, 30]], { events })).words).toBeNull();
  });
});

describe('whether a finding is still there', () => {
  it('of pace: gone inside the acceptable, better by a fifth', () => {
    const at = (perMinute: number) => heard([[0, 30]], { wordEvery: 60 / perMinute });
    const of = (before: number, after: number) => verdict(at(before), found('pace', 1), at(after));
    expect(of(240, 180)).toBe('gone');
    expect(of(240, 222)).toBe('better');
    expect(of(240, 234)).toBe('still-there');
    expect(of(80, 120)).toBe('gone');
    expect(of(80, 100)).toBe('better');
    expect(of(80, 84)).toBe('still-there');
    const syllables = (perSecond: number) => heard([[0, 30]], { perSecond });
    expect(verdict(syllables(6), found('pace', 1), syllables(4))).toBe('gone');
    expect(verdict(syllables(6), found('pace', 1), syllables(6))).toBe('still-there');
    expect(verdict(steady, found('pace', 1), heard([[0, 4]]))).toBe('unknown');
  });

  it('of level and melody: by how far it is from where it is none', () => {
    const take = (medianDb: number, variationSemitones = 3) =>
      heard([[0, 30]], {
        features: {
          passages: [
            { start: 0, end: 30, speechSeconds: 30, syllablesPerMinute: null, medianDb, variationSemitones },
          ],
        },
      });
    const level = (before: number, after: number) => verdict(take(before), found('level', 1), take(after));
    // The take is at -20 dB: six away is a finding.
    expect(level(-30, -25.9)).toBe('gone');
    expect(level(-30, -27.9)).toBe('better');
    expect(level(-30, -28.1)).toBe('still-there');
    expect(level(-12, -14.1)).toBe('gone');
    const melody = (before: number, after: number) =>
      verdict(take(-20, before), found('pitch', 1), take(-20, after));
    expect(melody(0.5, 1.5)).toBe('gone');
    expect(melody(0.5, 0.71)).toBe('better');
    expect(melody(0.5, 0.69)).toBe('still-there');
  });

  it('of a missing pause: by the longest run', () => {
    const missing = found('pause', 1, { observed: { code: 'no-pause', seconds: 30 } });
    const run = (...stretches: Stretches) => heard(stretches);
    const after = (longest: number) => run([0, longest], [longest + 1, longest + 6]);
    expect(verdict(run([0, 30]), missing, after(20.9))).toBe('gone');
    expect(verdict(run([0, 30]), missing, after(21.1))).toBe('better');
    expect(verdict(run([0, 30]), missing, after(24.1))).toBe('still-there');
    expect(verdict(run([0, 30]), missing, run([0, 4]))).toBe('unknown');
  });

  it('of a pause: by what the retake has', () => {
    const silence = found('pause', 1, { observed: { code: 'silence', seconds: 6 } });
    const clause = found('pause', 1, { observed: { code: 'pause-in-clause', seconds: 2, words: 'the' } });
    const pausing = (seconds: number, given: Given = {}) =>
      heard(
        [
          [0, 10],
          [10 + seconds, 20 + seconds],
        ],
        given,
      );
    expect(verdict(pausing(6), silence, pausing(2))).toBe('gone');
    expect(verdict(pausing(6), silence, pausing(6, { events: [found('pause', 10)] }))).toBe('still-there');
    expect(verdict(pausing(2), clause, steady)).toBe('gone');
    expect(verdict(pausing(2), clause, pausing(1.5))).toBe('better');
    expect(verdict(pausing(2), clause, pausing(1.7))).toBe('unknown');
    expect(verdict(pausing(2), clause, pausing(1.7, { wordEvery: 0.4 }))).toBe('gone');
    expect(
      verdict(pausing(2), clause, pausing(1.7, { events: [found('pause', 10, { credit: true })] })),
    ).toBe('unknown');
    expect(verdict(pausing(2), clause, heard([[0, 4]]))).toBe('unknown');
  });

  it('of words: by how often they come', () => {
    const fillers = (...starts: number[]) => starts.map((start) => found('filler', start));
    const take = heard([[0, 30]], { events: fillers(1, 2, 3), unplaced: true });
    const retake = (...events: EvidenceEvent[]) => heard([[0, 30]], { events, unplaced: true });
    const of = (...events: EvidenceEvent[]) =>
      comparePassages(take, { passage: WHOLE, findings: fillers(1, 2, 3) }, retake(...events)).verdict.state;
    expect(of()).toBe('gone');
    expect(of(...fillers(1, 2))).toBe('better');
    expect(of(...fillers(1, 2, 3))).toBe('still-there');
    expect(of(found('filler', 1, { text: 'like' }))).toBe('gone');
    expect(of(found('hedge', 1))).toBe('gone');
    // What is said twice is another word each time.
    const again = [found('repetition', 1, { text: 'the the' })];
    const stumbling = heard([[0, 30]], { events: again, unplaced: true });
    const other = retake(found('repetition', 9, { text: 'a a' }));
    expect(comparePassages(stumbling, { passage: WHOLE, findings: again }, other).verdict.state).toBe(
      'still-there',
    );
    expect(verdict(take, found('filler', 1), steady)).toBe('unknown');
    expect(verdict(take, found('hesitation', 1), take)).toBe('unknown');
  });
});

describe('past the aim', () => {
  const observed = (kind: EvidenceEvent['kind'], rest: Partial<EvidenceEvent>) => found(kind, 1, rest);
  const overshot = (...given: Parameters<typeof compare>) => compare(...given).verdict;
  const at = (perMinute: number) => heard([[0, 30]], { wordEvery: 60 / perMinute });

  it('a fast passage is slow now, and a slow one fast', () => {
    const fast = observed('pace', { observed: { code: 'fast', wordsPerMinute: 240 } });
    const slow = observed('pace', { observed: { code: 'slow', wordsPerMinute: 80 } });
    expect(overshot(at(240), fast, at(100))).toMatchObject({
      state: 'overshot',
      now: 'slow',
      was: 240,
      is: 100,
    });
    expect(overshot(at(80), slow, at(200))).toMatchObject({
      state: 'overshot',
      now: 'fast',
      was: 80,
      is: 200,
    });
    // The passage is fast for a few seconds only: its mean is in range, what was found tells which way.
    expect(overshot(at(170), fast, at(100))).toMatchObject({ now: 'slow' });
    expect(overshot(at(240), fast, at(150))).toEqual({ state: 'gone' });
    // From before there were codes.
    expect(overshot(at(240), observed('pace', {}), at(100))).toMatchObject({ now: 'slow' });
  });

  it('a loud passage is soft now, and a soft one loud; a flat one swings', () => {
    const take = (medianDb: number, variationSemitones = 3) =>
      heard([[0, 30]], {
        features: {
          passages: [
            { start: 0, end: 30, speechSeconds: 30, syllablesPerMinute: null, medianDb, variationSemitones },
          ],
        },
      });
    const level = (before: number, after: number) =>
      overshot(take(before), observed('level', {}), take(after));
    expect(level(-12, -27)).toEqual({ state: 'overshot', now: 'soft', was: 8, is: -7 });
    expect(level(-28, -13)).toEqual({ state: 'overshot', now: 'loud', was: -8, is: 7 });
    expect(level(-12, -25.9)).toEqual({ state: 'gone' });
    const melody = (after: number) => overshot(take(-20, 1), observed('pitch', {}), take(-20, after));
    expect(melody(8.5)).toEqual({ state: 'overshot', now: 'swinging', was: 1, is: 8.5 });
    expect(melody(7.9)).toEqual({ state: 'gone' });
  });

  it('a missing pause is a silence now, and a silence is no pause at all', () => {
    const missing = observed('pause', { observed: { code: 'no-pause', seconds: 30 } });
    const silence = observed('pause', { observed: { code: 'silence', seconds: 7 } });
    const pausing = (seconds: number, events: EvidenceEvent[] = []) =>
      heard(
        [
          [0, 10],
          [10 + seconds, 20 + seconds],
        ],
        { events },
      );
    const running = heard([[0, 30]], { events: [missing] });
    expect(overshot(running, missing, pausing(7, [silence]))).toEqual({
      state: 'overshot',
      now: 'long-pause',
      was: 0,
      is: 7,
    });
    expect(overshot(pausing(7, [silence]), silence, running)).toEqual({
      state: 'overshot',
      now: 'no-pause',
      was: 10,
      is: 30,
    });
    expect(overshot(pausing(7, [silence]), silence, pausing(7, [silence, missing])).state).toBe(
      'still-there',
    );
  });

  it('a filler gave way to as many others', () => {
    const take = heard([[0, 30]], { events: [found('filler', 1), found('filler', 5)], unplaced: true });
    const other = (...starts: number[]) =>
      heard([[0, 30]], {
        events: starts.map((start) => found('filler', start, { text: 'like' })),
        unplaced: true,
      });
    expect(overshot(take, found('filler', 1), other(2, 8, 9))).toEqual({
      state: 'overshot',
      now: 'other-words',
      was: 2,
      is: 3,
    });
    expect(overshot(take, found('filler', 1), other(2))).toEqual({ state: 'gone' });
  });
});
