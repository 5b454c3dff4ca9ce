import { describe, expect, it } from '@jest/globals';
import { heard } from '../testing/heard.js';
import { found } from '../testing/takes.js';
import { comparePassages } from './compare-passages.js';
import type { EvidenceEvent } from './evidence.js';
import type { Heard } from './passage-figures.js';

const WHOLE = { start: 0, end: 30 };
const compare = (take: Heard, finding: EvidenceEvent, retake: Heard, passage = WHOLE) =>
  comparePassages(take, { passage, findings: [finding] }, retake);

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
