import { describe, expect, it } from '@jest/globals';
import { buildEvidence } from './assessment/build-evidence.js';
import { leaveOutGaps } from './gaps.js';
import { type SpeechFeatures, acousticsOf, featuresIn, featuresOf, spokenSpan } from './measurements.js';
import { analyze, longTake } from './testing/recordings.js';

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
    expect(leaveOutGaps(whole, [-1, 0, whole.durationSeconds + 5])).toBe(whole);
  });
});
