import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { SpeechAnalyzer } from './analyzer.js';
import { analyze, decode, join, noise, scaled, seconds } from './testing/recordings.js';

const speech = decode('austen-1.wav');
const plain = analyze(speech);

describe('SpeechAnalyzer, whatever it hears', () => {
  it('hears no speech in silence or in steady noise of any level', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -100, max: -12 }),
        fc.integer(),
        fc.double({ min: 0.1, max: 20, noNaN: true }),
        (level, seed, length) => {
          const { measurements, speech: heard } = analyze(noise(seconds(length), level, seed));
          expect(heard).toEqual([]);
          expect(measurements).toMatchObject({
            speechSeconds: 0,
            syllables: 0,
            pauses: { count: 0 },
            level: { medianDb: null },
          });
        },
      ),
      { numRuns: 20 },
    );
  });

  it('hears no speech in a hum', () => {
    const hum = Float32Array.from(
      { length: seconds(8) },
      (_, i) => 0.2 * Math.sin((2 * Math.PI * 120 * i) / 16_000),
    );
    expect(analyze(hum).measurements.speechSeconds).toBe(0);
  });

  it('hears no speech in typing, slamming doors and wind', () => {
    const typing = noise(seconds(30), -55, 1);
    const slams = noise(seconds(30), -55, 2);
    const burst = noise(seconds(30), -10, 3);
    for (let at = 3000; at < typing.length - 8000; at += 6151) {
      for (let i = 0; i < 80; i++) typing[at + i]! += burst[at + i]! * Math.exp(-i / 30);
    }
    for (let at = 8000; at < slams.length - 8000; at += 48_000) {
      for (let i = 0; i < 6400; i++) slams[at + i]! += burst[at + i]! * Math.exp(-i / 1500);
    }
    const wind = noise(seconds(30), -50, 4).map(
      (sample, i) => sample * (1 + 8 * Math.abs(Math.sin(i / 32_000))),
    );
    for (const sound of [typing, slams, wind]) expect(analyze(sound).measurements.speechSeconds).toBe(0);
  });

  it('is the same for any size of chunks', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 40_000 }), { minLength: 1, maxLength: 8 }), (sizes) => {
        const analyzer = new SpeechAnalyzer();
        for (let at = 0, i = 0; at < speech.length; i++) {
          const size = sizes[i % sizes.length]!;
          analyzer.push(speech.subarray(at, at + size));
          at += size;
        }
        expect(analyzer.finish()).toEqual(plain);
      }),
      { numRuns: 10 },
    );
  });

  it('finds the same pace and pauses at any volume', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.05, max: 3, noNaN: true }), (factor) => {
        const louder = analyze(scaled(speech, factor));
        expect(louder.measurements.syllables).toBe(plain.measurements.syllables);
        expect(louder.pauses).toEqual(plain.pauses);
        expect(louder.measurements.level.medianDb! - plain.measurements.level.medianDb!).toBeCloseTo(
          20 * Math.log10(factor),
          0,
        );
      }),
      { numRuns: 10 },
    );
  });

  it('adds up: twice the recording has twice the syllables and the silence between as one more pause', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.5, max: 6, noNaN: true }), (gap) => {
        const twice = analyze(join(speech, new Float32Array(seconds(gap)), speech));
        expect(Math.abs(twice.measurements.syllables - 2 * plain.measurements.syllables)).toBeLessThanOrEqual(
          2,
        );
        expect(twice.measurements.pauses.count).toBe(2 * plain.measurements.pauses.count + 1);
        expect(twice.measurements.speechSeconds).toBeCloseTo(2 * plain.measurements.speechSeconds, 0);
      }),
      { numRuns: 8 },
    );
  });

  it('takes no samples at all', () => {
    const empty = new SpeechAnalyzer().finish();
    expect(empty.measurements).toMatchObject({ durationSeconds: 0, syllables: 0, rateOverTime: [] });
    expect(empty.peaks).toEqual([]);
  });

  it('counts clipped samples', () => {
    const { measurements } = analyze(Float32Array.from({ length: 1600 }, (_, i) => (i < 7 ? 1 : 0)));
    expect(measurements.level.clippedSamples).toBe(7);
  });

  it('outlines a recording of any length in at most 1,000 values that keep its loudest point', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400_000 }), fc.nat(), (count, at) => {
        const samples = new Float32Array(count);
        samples[at % count] = -0.75;
        const { peaks } = analyze(samples);
        expect(peaks.length).toBeLessThanOrEqual(1000);
        expect(Math.max(...peaks)).toBe(0.75);
        const place = (at % count) / count;
        // The last value may stand for less than the others: in a recording of a millisecond that shifts all of them.
        expect(Math.abs(peaks.indexOf(0.75) / peaks.length - place)).toBeLessThan(0.002 + 2 / peaks.length);
      }),
      { numRuns: 15 },
    );
  });
});
