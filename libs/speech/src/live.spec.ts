import { describe, expect, it } from '@jest/globals';
import { LiveAnalyzer, type LiveState } from './live.js';
import { analyze, decode, join, seconds } from './testing/recordings.js';

const sonnet = decode('sonnet-3.mp3');

function listen(samples: Float32Array, chunk = 1600): LiveState[] {
  const live = new LiveAnalyzer();
  const states: LiveState[] = [];
  for (let i = 0; i < samples.length; i += chunk) {
    live.push(samples.subarray(i, i + chunk));
    states.push(live.state());
  }
  return states;
}

describe('LiveAnalyzer', () => {
  const states = listen(sonnet);
  const whole = analyze(sonnet);

  it('shows no pace before ten seconds of speech, then one near the final figure', () => {
    expect(states.slice(0, 90).every(({ syllablesPerMinute }) => syllablesPerMinute === null)).toBe(true);
    const final = states.at(-1)!.syllablesPerMinute!;
    expect(final / whole.measurements.syllablesPerMinute!).toBeGreaterThan(0.8);
    expect(final / whole.measurements.syllablesPerMinute!).toBeLessThan(1.25);
  });

  it('counts the same deliberate pauses and speech as the analysis afterwards', () => {
    const deliberate = whole.pauses.filter(({ start, end }) => end - start >= 0.8).length;
    expect(Math.abs(states.at(-1)!.pauses - deliberate)).toBeLessThanOrEqual(2);
    expect(states.at(-1)!.speechSeconds / whole.measurements.speechSeconds).toBeGreaterThan(0.9);
    expect(states.at(-1)!.speechSeconds / whole.measurements.speechSeconds).toBeLessThan(1.1);
  });

  it('notices silence within a second, and measures the pause when it is over', () => {
    const cut = sonnet.subarray(0, seconds(14));
    const gap = 3;
    const after = listen(
      join(cut, new Float32Array(seconds(gap)), sonnet.subarray(seconds(14), seconds(20))),
    );
    const during = after[Math.round((14 + 2) * 10)]!;
    expect(during.speaking).toBe(false);
    expect(during.silentSeconds).toBeGreaterThan(1);
    const later = after.at(-1)!;
    expect(later.lastPauseSeconds === null ? 0 : later.pauses).toBeGreaterThan(0);
  });

  it('lets a silence only grow until somebody speaks', () => {
    const [first, rest] = [sonnet.subarray(0, seconds(8)), sonnet.subarray(seconds(8))];
    const quiet = (long: number) => new Float32Array(seconds(long));
    const after = listen(join(first, quiet(4), rest, quiet(20)));
    const silence = after.slice(-190).map(({ silentSeconds }) => silentSeconds);
    expect(silence.slice(1).filter((now, i) => now <= silence[i]!)).toEqual([]);
    expect(silence.at(-1)).toBeGreaterThan(19);
  });

  it('shows silence as silence', () => {
    const silent = listen(new Float32Array(seconds(12))).at(-1)!;
    expect(silent).toMatchObject({
      speaking: false,
      speechSeconds: 0,
      pauses: 0,
      syllablesPerMinute: null,
      pauseQuality: null,
      volume: 0,
    });
    expect(silent.silentSeconds).toBeGreaterThan(11);
  });

  it.each([
    [0, 100],
    [-6, 100],
    [-19.5, 75],
    [-33, 50],
    [-46.5, 25],
    [-60, 0],
    [-80, 0],
  ])('draws %d dB at %d of the meter', (decibels, volume) => {
    const amplitude = Math.SQRT2 * 10 ** (decibels / 20);
    const tone = Float32Array.from(
      { length: seconds(1) },
      (_, i) => amplitude * Math.sin((2 * Math.PI * 300 * i) / 16_000),
    );
    const state = listen(tone).at(-1)!;
    expect(Math.abs(state.volume - volume)).toBeLessThanOrEqual(1);
    expect(state.levelDb).toBeCloseTo(decibels, 0);
    expect(state.clipping).toBe(decibels === 0);
    expect(state.seconds).toBe(1);
  });
});
