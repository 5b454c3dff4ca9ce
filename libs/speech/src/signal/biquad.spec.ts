import { describe, expect, it } from '@jest/globals';
import { Biquad } from './biquad.js';

const RATE = 16_000;
const tone = (hertz: number): Float64Array =>
  Float64Array.from({ length: RATE }, (_, i) => Math.sin((2 * Math.PI * hertz * i) / RATE));
/** Decibels by which a filter changes a tone, after it has settled. */
const gainOf = (filter: Biquad, hertz: number): number => {
  const input = tone(hertz);
  const output = new Float64Array(RATE);
  filter.filter(input.subarray(0, RATE / 2), output, RATE / 2);
  return 10 * Math.log10(filter.filter(input.subarray(RATE / 2), output, RATE / 2) / (RATE / 4));
};

describe('a second-order filter', () => {
  it('lets through what is above its corner: half of the power at it, 12 dB less for each octave below', () => {
    const gain = (hertz: number): number => gainOf(Biquad.highPass(500, RATE), hertz);
    expect(gain(5000)).toBeCloseTo(0, 1);
    expect(gain(500)).toBeCloseTo(-3.01, 1);
    expect(gain(125) - gain(62.5)).toBeCloseTo(12, 0);
    expect(gain(62.5)).toBeCloseTo(-36.1, 0);
  });

  it('or what is below it', () => {
    const gain = (hertz: number): number => gainOf(Biquad.lowPass(500, RATE), hertz);
    expect(gain(20)).toBeCloseTo(0, 1);
    expect(gain(500)).toBeCloseTo(-3.01, 1);
    expect(gain(2000)).toBeLessThan(-24);
    expect(gain(2000)).toBeGreaterThan(-27);
  });

  it('answers the energy of what comes out, in pieces of any size and in its own place', () => {
    const input = tone(700);
    const whole = new Float64Array(RATE);
    const energy = Biquad.lowPass(900, RATE).filter(input, whole, RATE);
    expect(energy).toBeCloseTo(
      whole.reduce((sum, sample) => sum + sample * sample, 0),
      6,
    );
    const pieces = input.slice();
    const filter = Biquad.lowPass(900, RATE);
    let sum = 0;
    for (let at = 0; at < RATE; at += 100)
      sum += filter.filter(pieces.subarray(at), pieces.subarray(at), 100);
    expect(sum).toBeCloseTo(energy, 6);
    expect(pieces).toEqual(whole);
  });
});
