import { describe, expect, it } from '@jest/globals';
import type { Measurements } from '../measurements.js';
import { found, measured } from '../testing/takes.js';
import type { Evidence, EvidenceEvent, Spread } from './evidence.js';
import type { Part, PartValue } from './part-value.js';
import { endings, intonation, pace, paceOff, pauses, steadyPace, steadyVolume, volume } from './parts.js';

const evidence = (
  changes: Partial<Measurements>,
  events: readonly EvidenceEvent[] = [],
  spread?: Spread,
): Evidence => ({ measurements: measured(changes), events, spread, wording: null, script: null });
const of = (part: Part, ...taken: Parameters<typeof evidence>): PartValue => part(evidence(...taken))!;
const levelOf = (changes: Partial<Measurements['level']>): Partial<Measurements> => ({
  level: { ...measured().level, ...changes },
});
const spreadOf = (changes: Partial<Spread>): Spread => ({
  stops: 0,
  levelDb: 0,
  levelOff: 1,
  melodyOff: 0.1,
  ...changes,
});

describe('the pace of a take', () => {
  it('may be off by 2 % in words, by 6 % in syllables, by 12 % in noise', () => {
    const estimate = { wordsPerMinuteIsEstimate: true };
    expect(paceOff(measured())).toBe(0.02);
    expect(paceOff(measured(estimate))).toBe(0.06);
    expect(paceOff(measured({ ...estimate, ...levelOf({ aboveRoomDb: 12 }) }))).toBe(0.06);
    expect(paceOff(measured({ ...estimate, ...levelOf({ aboveRoomDb: 11.9 }) }))).toBe(0.12);
    expect(paceOff(measured({ ...estimate, ...levelOf({ aboveRoomDb: undefined }) }))).toBe(0.06);
    expect(paceOff(measured(levelOf({ aboveRoomDb: 8 })))).toBe(0.02);
  });

  it('is judged in words where they are known, else in syllables, with the range of what it was counted by', () => {
    const words = of(pace, {});
    expect(words.value).toBeCloseTo(10);
    expect([words.low, words.high].map((score) => Number(score.toFixed(3)))).toEqual([9.955, 10]);
    expect(words.because).toEqual([{ code: 'words-a-minute', wordsPerMinute: 150, grade: 'good' }]);
    const syllables = of(pace, { wordsPerMinuteIsEstimate: true, wordsPerMinute: 500 });
    expect(syllables.value).toBeCloseTo(10);
    expect(syllables.low).toBeCloseTo(9.595);
    expect(syllables.because[0]).toMatchObject({ code: 'syllables-a-minute', grade: 'good' });
  });

  it('loses three tenths at most by what rushes or drags, by the share of the take', () => {
    const rushed = (seconds: number, changes = {}): PartValue =>
      of(pace, {}, [found('pace', 5, { end: 5 + seconds, ...changes })]);
    expect(rushed(50).value).toBeCloseTo(8.5);
    expect(rushed(95).value).toBeCloseTo(10 * (1 - 0.3 * 0.95));
    expect(rushed(50).because[1]).toEqual({ code: 'rushed', share: 0.5 });
    expect(rushed(50, { dismissed: true })).toEqual(of(pace, {}));
  });

  it('is unknown without one', () => {
    expect(pace(evidence({ syllablesPerMinute: null }))).toBeNull();
    expect(pace(evidence({ wordsPerMinute: null }))).toBeNull();
  });

  const rates = (...perMinute: number[]): Partial<Measurements> => ({
    rateOverTime: perMinute.map((syllablesPerMinute, i) => ({
      start: 5 * i,
      end: 5 * i + 15,
      syllablesPerMinute,
    })),
  });

  it('is even or not from four passages on', () => {
    expect(steadyPace(evidence(rates(200, 200, 200)))).toBeNull();
    expect(of(steadyPace, rates(200, 200, 200, 200))).toMatchObject({ value: 10, low: 10, high: 10 });
    const uneven = of(steadyPace, rates(180, 220, 180, 220));
    expect(uneven.value).toBeCloseTo(10 - (8 * 0.04) / 0.29);
    expect(uneven.low).toBeCloseTo(6.734, 2);
    expect(uneven.high).toBe(10);
    expect(uneven.because).toEqual([{ code: 'uneven-pace', share: expect.closeTo(0.1) }]);
    // Slower by so much is as uneven as faster by so much.
    expect(of(steadyPace, rates(200, 200, 200, 300)).value).toBeLessThan(7.5);
    expect(steadyPace(evidence(rates(0, 0, 0, 0)))).toBeNull();
  });
});

describe('the pauses of a take', () => {
  /** A minute of usual speech: 250 syllables. */
  const minute = { syllables: 250, speechSeconds: 60, pauses: { ...measured().pauses, count: 5 } };
  const good = (count: number): EvidenceEvent[] =>
    Array.from({ length: count }, (_, i) => found('pause', i * 5, { credit: true }));

  it('are worth all from two and a half to nine in 250 syllables', () => {
    expect([3, 9].map((count) => of(pauses, minute, good(count)).value)).toEqual([10, 10]);
    expect(of(pauses, minute, good(2)).value).toBeCloseTo((8 - (2.5 * 0.5) / 0.8) * 1.25);
    expect(of(pauses, minute, good(10)).value).toBeCloseTo((8 - 2.5 / 7) * 1.25);
    expect(of(pauses, { ...minute, syllables: 500 }, good(6)).value).toBe(10);
  });

  it('lose two points for each that is wrong in 250 syllables, a missing one by how many are missing', () => {
    const clause = found('pause', 40);
    const missing = found('pause', 1, {
      end: 51,
      observed: { code: 'no-pause', seconds: 50 },
    });
    expect(of(pauses, minute, [...good(5), clause]).value).toBeCloseTo(8);
    expect(of(pauses, minute, [...good(5), missing]).value).toBeCloseTo(6);
    expect(of(pauses, { ...minute, syllables: 500 }, [...good(10), clause]).value).toBeCloseTo(9);
    expect(
      of(
        pauses,
        minute,
        Array.from({ length: 9 }, () => clause),
      ).value,
    ).toBe(0);
  });

  it('are worth less where the voice stops every few syllables, and that is told', () => {
    const stopping = (count: number): PartValue =>
      of(pauses, { ...minute, pauses: { ...minute.pauses, count } }, good(5));
    const told = (count: number): unknown =>
      (stopping(count).because[0] as { syllablesPerStop: number | null }).syllablesPerStop;
    expect(stopping(17).value).toBe(10);
    expect(stopping(50).value).toBeCloseTo(2);
    expect(told(21)).toBeNull();
    expect(told(22)).toBeCloseTo(250 / 23);
  });

  it('tell how many there were a minute of speech, good and bad', () => {
    const [ground] = of(pauses, { ...minute, speechSeconds: 120 }, [...good(4), found('pause', 9)]).because;
    expect(ground).toMatchObject({ code: 'pauses', good: 4, perMinute: 2, bad: 1 });
  });

  it('have a range in which the value lies, wider than nothing', () => {
    const { low, value, high } = of(pauses, minute, good(2));
    expect(low).toBeLessThan(value);
    expect(high).toBe(10);
  });

  it('are chance under twenty seconds of speech', () => {
    expect(pauses(evidence({ ...minute, speechSeconds: 19.9 }))).toBeNull();
    expect(pauses(evidence({ ...minute, speechSeconds: 20 }))).not.toBeNull();
    expect(pauses(evidence({ ...minute, syllables: 0 }))).toBeNull();
  });
});

describe('the volume of a take', () => {
  it('is best in the middle of what microphones hear', () => {
    expect(of(volume, {}).value).toBeCloseTo(10);
    expect(of(volume, {}).low).toBeCloseTo(10 - 2 * (1 / 13.5) ** 2);
    expect(of(volume, {}, [], spreadOf({ levelOff: 2 })).low).toBeCloseTo(10 - 2 * (2 / 13.5) ** 2);
    expect(volume(evidence(levelOf({ medianDb: null })))).toBeNull();
  });

  it.each([
    [-36.1, 'quiet'],
    [-36, 'audible'],
    [-9, 'audible'],
    [-8.9, 'very-loud'],
    [-3, 'very-loud'],
    [-60, 'quiet'],
  ])('of %d dB is %s', (medianDb, code) =>
    expect(of(volume, levelOf({ medianDb })).because).toEqual([{ code }]),
  );

  it('loses five points at most by clipping, told from one sample a second', () => {
    const clipped = (clippedSamples: number): PartValue => of(volume, levelOf({ clippedSamples }));
    expect(clipped(1600).value).toBeCloseTo(5);
    expect(clipped(99_999).value).toBeCloseTo(5);
    expect(clipped(800).value).toBeCloseTo(7.5);
    expect(clipped(79).because).toHaveLength(1);
    expect(clipped(80).because).toEqual([{ code: 'audible' }, { code: 'overdriven' }]);
    expect(of(volume, levelOf({ medianDb: -70, clippedSamples: 9999 })).value).toBe(0);
  });

  it('is even where its passages do not drift by more than two decibels', () => {
    const drifting = (levelDb: number | null): PartValue => of(steadyVolume, {}, [], spreadOf({ levelDb }));
    expect(drifting(2).value).toBe(10);
    expect(drifting(3.5).value).toBeCloseTo(6);
    expect(drifting(3.5)).toMatchObject({ low: expect.closeTo(10 / 3), high: expect.closeTo(26 / 3) });
    expect(drifting(null).value).toBe(10);
    expect(drifting(4).because).toEqual([{ code: 'level-even' }]);
    expect(drifting(4.1).because).toEqual([{ code: 'level-drifts' }]);
  });

  it('is worth less by the share of passages that fall out of it, and by what is flat', () => {
    const apart = of(steadyVolume, {}, [found('level', 0, { end: 25 })]);
    expect(apart.value).toBeCloseTo(7.5);
    expect(apart.because).toEqual([{ code: 'level-apart', share: 0.25 }]);
    const told = (end: number) => of(steadyVolume, {}, [found('level', 0, { end })]).because;
    expect(told(5)).toEqual([{ code: 'level-apart', share: 0.05 }]);
    expect(told(4.9)).toEqual([{ code: 'level-even' }]);
    expect(of(steadyVolume, levelOf({ rangeDb: 4 })).value).toBeCloseTo(6.875);
    expect(steadyVolume(evidence(levelOf({ rangeDb: null })))).toBeNull();
  });

  it('carries to the ends of the phrases, or falls', () => {
    const fading = (fadeDb: number): PartValue => of(endings, levelOf({ fadeDb }));
    expect([0, 7].map((fadeDb) => fading(fadeDb).value)).toEqual([10, 10]);
    expect(fading(10.5).value).toBeCloseTo(6);
    expect(fading(10.5).low).toBeCloseTo(6 - 8 / 7);
    expect(fading(8.7).because).toEqual([{ code: 'ends-carry' }]);
    expect(fading(8.8).because).toEqual([{ code: 'ends-fall' }]);
    for (const fadeDb of [null, undefined])
      expect(of(endings, levelOf({ fadeDb })).name).toBe('Steady volume');
  });
});

describe('the melody of a take', () => {
  const melody = (variationSemitones: number | null): Partial<Measurements> => ({
    pitch: { medianHz: 180, variationSemitones },
  });

  it('is its worth, less a quarter where it is flat from end to end', () => {
    expect(of(intonation, melody(6)).value).toBeCloseTo(10);
    expect(of(intonation, melody(2.5)).value).toBeCloseTo(8);
    const flat = of(intonation, melody(6), [found('pitch', 0, { end: 50 })]);
    expect(flat.value).toBeCloseTo(8.75);
    expect(flat.because).toEqual([{ code: 'melody', semitones: 6, share: 0.5 }]);
    expect(intonation(evidence(melody(null)))).toBeNull();
  });

  it('does not jump where passages become flat: they cost by how flat they are', () => {
    const all = (semitones: number): number =>
      of(intonation, melody(2), [found('pitch', 0, { end: 100, observed: { code: 'flat', semitones } })])
        .value;
    const none = of(intonation, melody(2)).value;
    expect(all(1.5)).toBeCloseTo(none);
    expect(all(1.4)).toBeGreaterThan(0.98 * none);
    expect(all(0)).toBeCloseTo(0.75 * none);
  });

  it('may be off by a fifth of a semitone at least', () => {
    const at = (melodyOff: number): number => of(intonation, melody(2), [], spreadOf({ melodyOff })).low;
    expect(at(0.1)).toBe(at(0.2));
    expect(at(0.5)).toBeLessThan(at(0.2));
    expect(at(0.5)).toBeCloseTo(5.5);
  });
});
