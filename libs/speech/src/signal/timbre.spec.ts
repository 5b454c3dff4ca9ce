import { describe, expect, it } from '@jest/globals';
import { TIMBRE_SIZE, Timbre } from './timbre.js';

/** A vowel: harmonics of a voice, strong near its resonances. */
const vowel = (length: number, resonances: readonly number[], hertz = 140): Float64Array =>
  Float64Array.from({ length }, (_, i) => {
    let sum = 0;
    for (let harmonic = 1; harmonic * hertz < 3500; harmonic++) {
      const strength = resonances.reduce(
        (all, resonance) => all + 1 / (1 + ((harmonic * hertz - resonance) / 120) ** 2),
        0.02,
      );
      sum += strength * Math.cos((2 * Math.PI * harmonic * hertz * i) / 16_000 + harmonic);
    }
    return 0.1 * sum;
  });
const FATHER = [730, 1090];
const SEE = [270, 2290];

const timbreOf = (samples: Float64Array, piece = 160): number[] => {
  const timbre = new Timbre();
  for (let at = 0; at < samples.length; at += piece) {
    const part = samples.slice(at, at + piece);
    timbre.push(part, part.length);
  }
  const out = new Float64Array(TIMBRE_SIZE);
  timbre.current(out);
  return [...out];
};

/** The same by its definition: normal equations solved by elimination, the cepstrum from the logarithm of the spectrum. */
function byDefinition(samples: Float64Array): number[] {
  const at = (i: number): number => samples[samples.length - 407 + i]!;
  const half = Array.from(
    { length: 200 },
    (_, i) =>
      0.5 * at(2 * i + 3) + 0.28125 * (at(2 * i + 2) + at(2 * i + 4)) - 0.03125 * (at(2 * i) + at(2 * i + 6)),
  );
  const windowed = half.map(
    (value, i) => (value - 0.94 * (half[i - 1] ?? 0)) * (0.54 - 0.46 * Math.cos((2 * Math.PI * i) / 199)),
  );
  const r = Array.from({ length: 9 }, (_, lag) =>
    windowed.reduce((sum, value, i) => sum + value * (windowed[i + lag] ?? 0), 0),
  );
  r[0]! *= 1.003;
  const rows = Array.from({ length: 8 }, (_, i) => [
    ...Array.from({ length: 8 }, (_each, j) => r[Math.abs(i - j)]!),
    -r[i + 1]!,
  ]);
  rows.forEach((pivot, i) => {
    for (const [j, row] of rows.entries()) {
      if (j === i) continue;
      const factor = row[i]! / pivot[i]!;
      pivot.forEach((value, k) => (row[k]! -= factor * value));
    }
  });
  const a = [1, ...rows.map((row, i) => row[8]! / row[i]!)];
  const points = 4096;
  return Array.from({ length: TIMBRE_SIZE }, (_, n) => {
    let sum = 0;
    for (let point = 0; point < points; point++) {
      const w = (2 * Math.PI * point) / points;
      const [re, im] = [Math.cos, Math.sin].map((of) =>
        a.reduce((all, value, k) => all + value * of(w * k), 0),
      );
      sum -= (Math.log(re! * re! + im! * im!) / 2) * Math.cos((n + 1) * w);
    }
    return (2 * sum) / points;
  });
}

describe('the timbre of a voice', () => {
  it.each([
    ['as in father', FATHER],
    ['as in see', SEE],
  ])('is the cepstrum of a linear prediction of its newest 25 ms: %s', (_, resonances) => {
    const samples = vowel(1600, resonances);
    const expected = byDefinition(samples);
    timbreOf(samples).forEach((value, i) => expect(value).toBeCloseTo(expected[i]!, 6));
  });

  it('is the same at any level and in pieces of any size, and only of the newest', () => {
    const samples = vowel(1600, FATHER);
    const timbre = timbreOf(samples);
    timbreOf(samples.map((sample) => sample / 100)).forEach((value, i) =>
      expect(value).toBeCloseTo(timbre[i]!, 6),
    );
    expect(timbreOf(samples, 7)).toEqual(timbre);
    const long = new Float64Array(12_000);
    long.set(vowel(10_400, SEE));
    long.set(samples, 10_400);
    expect(timbreOf(long)).toEqual(timbre);
    expect(timbreOf(long, 97)).toEqual(timbre);
  });

  it('is nothing in silence, and before there are 407 samples', () => {
    const nothing = Array.from({ length: TIMBRE_SIZE }, () => 0);
    expect(timbreOf(new Float64Array(1600))).toEqual(nothing);
    expect(timbreOf(vowel(406, FATHER))).toEqual(nothing);
    expect(timbreOf(vowel(407, FATHER))).not.toEqual(nothing);
    // A mean square of a hundred-thousandth of the smallest step of a recording.
    expect(timbreOf(vowel(1600, FATHER).map((sample) => sample * 1e-6))).toEqual(nothing);
  });

  it('takes as many samples of a piece as it is told', () => {
    const samples = vowel(1600, FATHER);
    const timbre = new Timbre();
    for (let at = 0; at < 1600; at += 100) {
      const piece = new Float64Array(160).fill(9);
      piece.set(samples.subarray(at, at + 100));
      timbre.push(piece, 100);
    }
    const out = new Float64Array(TIMBRE_SIZE);
    timbre.current(out);
    expect([...out]).toEqual(timbreOf(samples));
  });
});
