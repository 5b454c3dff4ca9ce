import { describe, expect, it } from '@jest/globals';
import type { Passage } from '../measurements.js';
import { heardAs } from '../testing/takes.js';
import { findPassageEvents } from './passage-events.js';

const passage = (start: number, changes: Partial<Passage>): Passage => ({
  start,
  end: start + 15,
  speechSeconds: 12,
  syllablesPerMinute: null,
  medianDb: null,
  variationSemitones: null,
  ...changes,
});
const level = (start: number, medianDb: number) => passage(start, { medianDb });
const melody = (start: number, variationSemitones: number) => passage(start, { variationSemitones });
/** The voice of the take is at -20 dB. */
const of = (...passages: Passage[]) => findPassageEvents(heardAs([[0, 60]], 4.1, { passages }));

describe('a passage that stands out', () => {
  it('is six decibels louder or softer than the take', () => {
    expect(of(level(0, -14.1), level(20, -25.9))).toEqual([]);
    expect(of(level(0, -14), level(20, -26))).toMatchObject([
      { kind: 'level', start: 0, end: 15, credit: false, observed: { code: 'loud', decibels: 6 } },
      { kind: 'level', start: 20, end: 35, observed: { code: 'soft', decibels: -6 } },
    ]);
    expect(
      findPassageEvents({
        ...heardAs([[0, 60]], 4.1, {
          passages: [level(0, -1)],
          level: { medianDb: null, rangeDb: null, clippedSamples: 0 },
        }),
      }),
    ).toEqual([]);
  });

  it('is flat under a semitone and a half', () => {
    expect(of(melody(0, 1.5))).toEqual([]);
    expect(of(melody(0, 1.2))).toMatchObject([
      { kind: 'pitch', confidence: expect.closeTo(0.8), observed: { code: 'flat', semitones: 1.2 } },
    ]);
  });

  it('is the surer the farther out it is, never quite', () => {
    const sure = (medianDb: number) => of(level(0, medianDb))[0]!.confidence;
    expect(sure(-14)).toBeCloseTo(0.6);
    expect(sure(-26.6)).toBeCloseTo(0.7);
    expect(sure(-12.5)).toBeCloseTo(0.85);
    expect(sure(-2)).toBe(0.95);
  });

  it('is one finding with the next in the same direction, as sure as the surer, at their mean', () => {
    expect(of(level(0, -13), level(5, -12), level(25, -13))).toMatchObject([
      { start: 0, end: 20, confidence: expect.closeTo(0.6 + 2 / 6), observed: { decibels: 7.5 } },
      { start: 25, end: 40 },
    ]);
    expect(of(level(0, -13), level(15, -13))).toHaveLength(1);
    expect(of(melody(0, 1), melody(5, 1.4))).toMatchObject([
      { start: 0, end: 20, observed: { semitones: 1.2 } },
    ]);
  });

  it('ends where one in the other direction begins', () => {
    expect(of(level(0, -13), level(10, -27))).toMatchObject([
      { start: 0, end: 15, observed: { code: 'loud' } },
      { start: 15, end: 25, observed: { code: 'soft' } },
    ]);
  });

  it('is also a phrase that fades', () => {
    const fades = [{ start: 4, end: 5, fallDb: 15 }];
    expect(findPassageEvents(heardAs([[0, 60]], 4.1, { fades }))).toMatchObject([
      {
        kind: 'level',
        start: 4,
        end: 5,
        confidence: 0.7,
        credit: false,
        observed: { code: 'fading', decibels: -15 },
      },
    ]);
  });
});
