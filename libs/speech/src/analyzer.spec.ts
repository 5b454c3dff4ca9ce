import { describe, expect, it } from '@jest/globals';
import { buildEvidence } from './assessment/build-evidence.js';
import type { Interval } from './signal/runs.js';
import {
  analyze,
  decode,
  join,
  mixed,
  noise,
  readTextGrid,
  seconds,
  speechLevel,
  truths,
} from './testing/recordings.js';

const overlap = (a: Interval, b: Interval): number => Math.min(a.end, b.end) - Math.max(a.start, b.start);
const length = ({ start, end }: Interval): number => end - start;

describe('SpeechAnalyzer on recordings of people', () => {
  const recordings = Object.entries(truths()).map(([name, truth]) => {
    const samples = decode(name);
    return { name, truth, samples, acoustics: analyze(samples) };
  });
  const of = (name: string) => recordings.find((recording) => recording.name === name)!;

  it.each(recordings)('measures the duration of $name from its samples', ({ truth, acoustics }) => {
    expect(acoustics.measurements.durationSeconds).toBeCloseTo(truth.seconds, 1);
  });

  it('counts syllables within 8 % of what was said, on average over the voices', () => {
    const errors = recordings.map(({ truth, acoustics }) =>
      Math.abs(acoustics.measurements.syllables / truth.syllables - 1),
    );
    expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThan(0.08);
    // The hoarse voice is the hard one.
    expect(Math.max(...errors)).toBeLessThan(0.2);
  });

  it.each([
    { distance: 20, seed: 1 },
    { distance: 20, seed: 2 },
    { distance: 10, seed: 3 },
    { distance: 10, seed: 4 },
  ])('counts syllables within 8 % in noise $distance dB below the speech', ({ distance, seed }) => {
    const errors = recordings.map(({ name, samples, truth }) => {
      // The cough at 17 s is far louder than the hoarse voice and does not say how loud the voice is.
      const cough = name.startsWith('hoarse');
      const voice = speechLevel(cough ? samples.subarray(0, seconds(16)) : samples);
      const noisy = mixed(samples, noise(samples.length, voice - distance, seed));
      return Math.abs(analyze(noisy).measurements.syllables / truth.syllables - 1);
    });
    expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThan(0.08);
  });

  it.each([
    // The alignment leaves a sound at 14.56 s unlabeled: that silence ends there.
    { name: 'talking-fast-then-slow', unlabeled: [14.56] },
    // The silences around the cough at 17.6 s: it is no speech, so the pause is longer.
    { name: 'hoarse-with-cough', unlabeled: [17.1, 18.1] },
  ])('finds the pauses that were aligned by hand in $name', ({ name, unlabeled }) => {
    const { pauses, measurements } = of(`${name}.wav`).acoustics;
    const aligned = readTextGrid(`${name}.TextGrid`).silences.filter(
      (silence) =>
        length(silence) >= 0.35 &&
        silence.start > 0 &&
        silence.end < measurements.durationSeconds - 0.1 &&
        !unlabeled.some((at) => at > silence.start && at < silence.end),
    );
    expect(aligned.length).toBeGreaterThan(0);
    for (const silence of aligned) {
      const found = pauses.find((pause) => overlap(pause, silence) > 0.5 * length(silence));
      expect(found).toBeDefined();
      expect(Math.abs(length(found!) - length(silence))).toBeLessThan(0.15);
    }
  });

  it.each([
    { distance: null, tolerance: 0.05 },
    { distance: 20, tolerance: 0.1 },
    { distance: 10, tolerance: 0.1 },
  ])('measures inserted pauses to $tolerance s, noise at $distance dB', ({ distance, tolerance }) => {
    const reading = of('austen-1.wav');
    const { start, end } = reading.acoustics.speech[0]!;
    const clip = reading.samples.subarray(seconds(start), seconds(end));
    const inserted = [0.5, 1, 2, 2.5, 3.5];
    const quiet = join(...inserted.flatMap((pause) => [clip, new Float32Array(seconds(pause))]), clip);
    const samples =
      distance === null ? quiet : mixed(quiet, noise(quiet.length, speechLevel(quiet) - distance, 2));
    const { pauses } = analyze(samples);
    const errors = inserted.map((expected, i) => {
      const before = ((i + 1) * clip.length) / 16_000 + inserted.slice(0, i).reduce((sum, p) => sum + p, 0);
      const truth = { start: before, end: before + expected };
      const found = pauses.find((pause) => overlap(pause, truth) > 0.5 * expected);
      return found ? Math.abs(length(found) - expected) : Number.POSITIVE_INFINITY;
    });
    expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThan(tolerance);
  });

  it('says how far the voice stands above the room, and gives no pace where noise drowns it', () => {
    const { samples, acoustics } = of('sonnet-3.mp3');
    const inNoise = (distance: number) =>
      analyze(mixed(samples, noise(samples.length, speechLevel(samples) - distance, 1)));
    const [noisy, drowned] = [inNoise(10), inNoise(-6)];
    expect(acoustics.measurements.level.aboveRoomDb!).toBeGreaterThan(30);
    expect(noisy.measurements.level.aboveRoomDb!).toBeLessThan(22);
    expect(noisy.measurements.syllablesPerMinute!).toBeGreaterThan(0);
    expect(drowned.measurements.level.aboveRoomDb!).toBeLessThan(6);
    expect(drowned.measurements.syllablesPerMinute).toBeNull();
    expect(buildEvidence(acoustics, {}).notes).toEqual([]);
    expect(buildEvidence(drowned, {}).notes).toEqual([{ code: 'drowned' }]);
  });

  it("hears each reader's pitch and that they do not speak on one note", () => {
    const { pitch } = of('sonnet-3.mp3').acoustics.measurements;
    expect(pitch.medianHz).toBeGreaterThan(80);
    expect(pitch.medianHz).toBeLessThan(260);
    expect(pitch.variationSemitones).toBeGreaterThan(1.5);
  });

  it('says nothing about pace under ten seconds of speech', () => {
    const { measurements } = of('austen-1.wav').acoustics;
    expect(measurements.syllables).toBeGreaterThan(20);
    expect(measurements.syllablesPerMinute).toBeNull();
    expect(measurements.wordsPerMinute).toBeNull();
  });

  it('estimates words per minute from syllables, and says that it is an estimate', () => {
    const { measurements } = of('sonnet-3.mp3').acoustics;
    const exact = (truths()['sonnet-3.mp3']!.words.split(' ').length / measurements.durationSeconds) * 60;
    expect(measurements.wordsPerMinuteIsEstimate).toBe(true);
    expect(measurements.wordsPerMinute! / exact).toBeGreaterThan(0.75);
    expect(measurements.wordsPerMinute! / exact).toBeLessThan(1.25);
  });

  it('sees the fast talker slow down', () => {
    const windows = of('talking-fast-then-slow.wav').acoustics.measurements.rateOverTime;
    expect(windows[0]!.syllablesPerMinute).toBeGreaterThan(windows.at(-1)!.syllablesPerMinute * 1.15);
  });
});
