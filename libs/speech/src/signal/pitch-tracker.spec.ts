import { describe, expect, it } from '@jest/globals';
import { type Pitch, PitchTracker } from './pitch-tracker.js';

const RATE = 16_000;
/** Half a second of a voice: so many harmonics, from one on. */
const voice = (hertz: number, harmonics = 5, from = 1): Float64Array =>
  Float64Array.from({ length: RATE / 2 }, (_, i) => {
    let sum = 0;
    for (let n = from; n <= harmonics; n++) sum += Math.cos((2 * Math.PI * n * hertz * i) / RATE + n) / n;
    return 0.1 * sum;
  });
const pitchOf = (samples: Float64Array, piece = 160): Pitch => {
  const tracker = new PitchTracker(RATE);
  for (let at = 0; at < samples.length; at += piece) {
    const part = samples.slice(at, at + piece);
    tracker.push(part, part.length);
  }
  return tracker.current();
};

describe('the pitch of a voice', () => {
  it.each([65, 82, 120, 175, 240, 333, 440, 480])('is heard at %i Hz, to half a percent', (hertz) => {
    const { hz, voicing } = pitchOf(voice(hertz));
    expect(Math.abs(hz / hertz - 1)).toBeLessThan(0.005);
    expect(voicing).toBeGreaterThan(0.95);
    expect(voicing).toBeLessThanOrEqual(1);
  });

  it('is that of its harmonics, though the lowest is not there', () => {
    expect(Math.abs(pitchOf(voice(150, 5, 2)).hz / 150 - 1)).toBeLessThan(0.01);
  });

  it('is the same at any level, and in pieces of any size', () => {
    const samples = voice(130);
    expect(pitchOf(samples.map((sample) => sample / 500)).hz).toBeCloseTo(pitchOf(samples).hz, 3);
    for (const piece of [1, 7, 159]) expect(pitchOf(samples, piece)).toEqual(pitchOf(samples));
  });

  it('is that of its newest 57 ms', () => {
    const samples = voice(200);
    samples.set(voice(120).subarray(0, 1600), samples.length - 1600);
    expect(Math.abs(pitchOf(samples).hz / 120 - 1)).toBeLessThan(0.01);
  });

  it('is none in silence, in what is too short, and in noise', () => {
    expect(pitchOf(new Float64Array(RATE))).toEqual({ hz: 0, voicing: 0 });
    expect(pitchOf(voice(200).map((sample) => sample * 1e-5))).toEqual({ hz: 0, voicing: 0 });
    expect(pitchOf(voice(200).slice(0, 903))).toEqual({ hz: 0, voicing: 0 });
    expect(pitchOf(voice(200).slice(0, 904)).hz).toBeGreaterThan(0);
    let seed = 7;
    const noise = Float64Array.from({ length: RATE }, () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed / 2_147_483_647 - 0.5;
    });
    expect(pitchOf(noise).voicing).toBeLessThan(0.6);
  });
});
