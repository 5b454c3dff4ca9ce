import { describe, expect, it } from '@jest/globals';
import { buildEvidence } from './assessment/build-evidence.js';
import { isAcross, leaveOutGaps } from './gaps.js';
import { type SpeechFeatures, acousticsOf, featuresIn, featuresOf, spokenSpan } from './measurements.js';
import { analyze, longTake } from './testing/recordings.js';
import { heardAs } from './testing/takes.js';

const RATE = 16_000;
const take = longTake('talking-fast-then-slow');
const whole = featuresOf(analyze(take.samples));

/** The take with silence put in at a moment, as when somebody waits, presses Pause, comes back and presses Resume. */
function withSilence(at: number, seconds: number): SpeechFeatures {
  const from = Math.round(at * RATE);
  const samples = new Float32Array(take.samples.length + seconds * RATE);
  samples.set(take.samples.subarray(0, from));
  // The room goes on: soft noise.
  let seed = 1;
  for (let put = from; put < from + seconds * RATE; put++) {
    seed = (seed * 48_271) % 2_147_483_647;
    samples[put] = 0.001 * (seed / 2_147_483_647 - 0.5);
  }
  samples.set(take.samples.subarray(from), from + seconds * RATE);
  return featuresOf(analyze(samples));
}

const longest = whole.pauses.toSorted((a, b) => b.end - b.start - (a.end - a.start))[0]!;
const at = (longest.start + longest.end) / 2;
const interrupted = withSilence(at, 6);
const judged = (features: SpeechFeatures) => buildEvidence(acousticsOf(features), {});

describe('where a recording was paused', () => {
  const silence = interrupted.pauses.find(({ start, end }) => start < at + 3 && end > at + 3)!;
  const left = leaveOutGaps(interrupted, [at + 3]);

  it('the silence is neither a pause nor time without words', () => {
    expect(silence.end - silence.start).toBeGreaterThan(5);
    expect(left.gaps).toEqual([silence]);
    const [before, after] = [acousticsOf(interrupted).measurements, acousticsOf(left).measurements];
    // The take without the silence that was put in, and without the pause in which it was.
    const { syllablesPerMinute } = acousticsOf(whole).measurements;
    const span = spokenSpan(whole);
    const quiet = (syllablesPerMinute! * span) / (span - (longest.end - longest.start));
    expect(before.pauses.longestSeconds).toBeGreaterThan(5);
    expect(after.pauses.longestSeconds).toBeLessThan(2.6);
    expect(Math.abs(after.syllablesPerMinute! / quiet - 1)).toBeLessThan(0.02);
    expect(before.syllablesPerMinute!).toBeLessThan(0.95 * quiet);
  });

  it('nothing is found across it', () => {
    const found = (features: SpeechFeatures) =>
      judged(features).events.filter(({ start, end }) => start < silence.end && end > silence.start);
    expect(found(interrupted).map(({ text }) => text)).toContainEqual(expect.stringMatching(/^Silence of/));
    expect(found(left).filter(({ kind }) => kind === 'pause' || kind === 'pace')).toEqual([]);
  });

  it('is left out once, however often it is asked, and figures follow from what was kept', () => {
    const again = acousticsOf(left);
    expect(acousticsOf(featuresIn(again))).toEqual(again);
  });

  it('in the middle of a phrase it ends the stretch without a pause', () => {
    const even = (pauses: SpeechFeatures['pauses']): SpeechFeatures => ({
      ...whole,
      durationSeconds: 60,
      speech: [{ start: 0.5, end: 59.5 }],
      pauses,
      syllables: Array.from({ length: 240 }, (_, index) => 0.6 + index * 0.24),
      passages: [],
      fades: [],
    });
    const runs = (features: SpeechFeatures) =>
      judged(features).events.flatMap(({ text, start, end }) =>
        text.startsWith('No pause') ? [[start, end]] : [],
      );
    expect(runs(even([]))).toEqual([[0.5, 59.5]]);
    expect(runs(leaveOutGaps(even([]), [40]))).toEqual([[0.5, 40]]);
    expect(runs(leaveOutGaps(even([]), [20, 40]))).toEqual([]);
  });

  it('moments outside of the recording change nothing', () => {
    expect(leaveOutGaps(whole, [-1, 0, whole.durationSeconds, whole.durationSeconds + 5])).toBe(whole);
    expect(leaveOutGaps(whole, [0.5]).gaps).toHaveLength(1);
    expect(leaveOutGaps(whole, [-1, 0.5, whole.durationSeconds]).gaps).toHaveLength(1);
  });
});

describe('a silence in which a recording was paused', () => {
  /** Speech with a pause from the 10th to the 12th second and another from the 20th to the 21st. */
  const window = { speechSeconds: 4, syllablesPerMinute: 200, medianDb: -20, variationSemitones: 3 };
  const fade = { start: 9.4, end: 9.6, fallDb: 14 };
  const spoken = featuresIn(
    heardAs(
      [
        [0, 10],
        [12, 20],
        [21, 30],
      ],
      4,
      {
        passages: [0, 5, 10, 12].map((start) => ({ start, end: start + 5, ...window })),
        fades: [fade, { ...fade, start: 9.7, end: 9.9 }, { ...fade, start: 29, end: 30 }],
      },
    ),
  );
  const gapsAt = (...moments: number[]) => leaveOutGaps(spoken, moments).gaps;
  const SILENCE = { start: 10, end: 12 };

  it('is left out as a whole where the clock says so, give or take 0.35 s', () => {
    expect(gapsAt(11)).toEqual([SILENCE]);
    expect(gapsAt(9.66)).toEqual([SILENCE]);
    expect(gapsAt(12.34)).toEqual([SILENCE]);
    expect(gapsAt(9.64)).toEqual([{ start: 9.64, end: 9.64 }]);
    expect(gapsAt(12.36)).toEqual([{ start: 12.36, end: 12.36 }]);
  });

  it('is left out once, however often it was paused in it, and the others in their order', () => {
    expect(gapsAt(20.5, 10.5, 11.5)).toEqual([SILENCE, { start: 20, end: 21 }]);
  });

  it('is no pause any more, and the other one stays', () => {
    expect(leaveOutGaps(spoken, [11]).pauses).toEqual([{ start: 20, end: 21 }]);
  });

  it('takes the pace from the passages that lie over it, and only from them', () => {
    const paces = (...moments: number[]) =>
      leaveOutGaps(spoken, moments).passages.map(({ syllablesPerMinute }) => syllablesPerMinute);
    expect(paces(11)).toEqual([200, 200, null, 200]);
    expect(paces(14)).toEqual([200, 200, null, null]);
    // A passage that ends where the recording was paused, or begins there, is whole.
    expect(paces(5)).toEqual([200, 200, 200, 200]);
  });

  it('takes the ends of phrases near it, that may be cut', () => {
    const ends = (...moments: number[]) => leaveOutGaps(spoken, moments).fades!.map(({ start }) => start);
    // The phrase that ends 0.4 s before stays, the one that ends 0.1 s before goes.
    expect(ends(11)).toEqual([9.4, 29]);
    expect(ends(5)).toEqual([9.4, 9.7, 29]);
    expect(ends(29.5)).toEqual([9.4, 9.7]);
    expect(leaveOutGaps({ ...spoken, fades: undefined }, [11])).toMatchObject({ gaps: [SILENCE] });
  });

  it('lies between two moments, not at them', () => {
    expect(isAcross([SILENCE], { start: 11, end: 15 })).toBe(true);
    expect(isAcross([SILENCE], { start: 5, end: 11 })).toBe(true);
    expect(isAcross([SILENCE], { start: 5, end: 15 })).toBe(true);
    expect(isAcross([SILENCE], { start: 12, end: 15 })).toBe(false);
    expect(isAcross([SILENCE], { start: 5, end: 10 })).toBe(false);
    expect(isAcross(undefined, { start: 5, end: 15 })).toBe(false);
  });
});
