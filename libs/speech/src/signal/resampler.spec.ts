import { describe, expect, it } from '@jest/globals';
import { LiveAnalyzer } from '../live.js';
import { analyze, decode, join } from '../testing/recordings.js';
import { Resampler } from './resampler.js';

/** The samples at 16 kHz that come out of pieces as small as an audio thread gets them. */
function resampled(samples: Float32Array, rateHz: number): Float32Array {
  const parts: Float32Array[] = [];
  const resampler = new Resampler(rateHz, (some) => parts.push(some.slice()));
  for (let i = 0; i < samples.length; i += 128) resampler.push(samples.subarray(i, i + 128));
  resampler.finish();
  return join(...parts);
}

const tone = (hertz: number, rateHz: number): Float32Array =>
  Float32Array.from({ length: rateHz }, (_, i) => 0.5 * Math.sin((2 * Math.PI * hertz * i) / rateHz));

const rms = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);

describe.each([16_000, 44_100, 48_000, 96_000])('a microphone at %i Hz', (rateHz) => {
  it('gives one second for one second, and keeps the level of speech', () => {
    const heard = resampled(tone(1000, rateHz), rateHz);
    // Where the rates are no whole multiples, the sum of steps may end a sample later.
    expect(heard.length - 16_000).toBe(rateHz === 44_100 ? 1 : 0);
    expect(rms(heard.subarray(800, 15_200))).toBeCloseTo(0.5 / Math.SQRT2, 2);
  });

  it('lets nothing through that 16 kHz cannot hold', () => {
    if (rateHz === 16_000) return expect(rms(resampled(tone(7000, rateHz), rateHz))).toBeGreaterThan(0.3);
    expect(rms(resampled(tone(12_000, rateHz), rateHz).subarray(800, 15_200))).toBeLessThan(0.005);
  });

  it('hears the same speech, live and afterwards, as at 16 kHz', () => {
    const reference = analyze(decode('sonnet-3.mp3'));
    const samples = resampled(decode('sonnet-3.mp3', rateHz), rateHz);
    const { measurements } = analyze(samples);
    const { syllablesPerMinute, speechSeconds, durationSeconds } = reference.measurements;
    expect(measurements.durationSeconds).toBeCloseTo(durationSeconds, 1);
    expect(measurements.speechSeconds / speechSeconds).toBeCloseTo(1, 1);
    expect(measurements.syllablesPerMinute! / syllablesPerMinute!).toBeCloseTo(1, 1);
    const live = new LiveAnalyzer();
    for (let i = 0; i < samples.length; i += 640) live.push(samples.subarray(i, i + 640));
    expect(live.state().speechSeconds / measurements.speechSeconds).toBeCloseTo(1, 1);
  });
});
