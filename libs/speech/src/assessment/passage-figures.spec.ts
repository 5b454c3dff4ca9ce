import { describe, expect, it } from '@jest/globals';
import type { Passage } from '../measurements.js';
import { heard } from '../testing/heard.js';
import { found } from '../testing/takes.js';
import { comparePassages } from './compare-passages.js';
import type { EvidenceEvent } from './evidence.js';
import type { Heard } from './passage-figures.js';

const WHOLE = { start: 0, end: 30 };
const compare = (take: Heard, finding: EvidenceEvent, retake: Heard, passage = WHOLE) =>
  comparePassages(take, { passage, findings: [finding] }, retake);
const figures = (take: Heard, passage = WHOLE) => compare(take, found('pace', 1), take, passage).before;
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
