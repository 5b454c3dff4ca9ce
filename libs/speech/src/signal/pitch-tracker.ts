import { Biquad } from './biquad.js';

/** Pitch is looked for at a quarter of the sampling rate: 4 kHz holds every voice, at a sixteenth of the cost. */
const DECIMATION = 4;
const WINDOW = 160; // 40 ms at 4 kHz: two periods of a 60 Hz voice do not fit, one and a half do
const MIN_LAG = 8; // 500 Hz
const MAX_LAG = 66; // 61 Hz
/** Divides the lags that are looked at, 7 to 66. */
const LAGS_AT_ONCE = 4;
const SPAN = WINDOW + MAX_LAG;
const RING = 512;
const MOST_SAMPLES = 160;
/** The first peak this close to the highest wins, or a voice would be heard an octave too low. */
const FIRST_PEAK = 0.87;
/** Below this mean square (-100 dBFS) there is nothing but rounding noise. */
const SILENCE = 1e-10;

export interface Pitch {
  /** Hertz; 0 when no period was found. */
  hz: number;
  /** Height of the correlation peak, 0-1: how periodic the 40 ms are. */
  voicing: number;
}

/**
 * Pitch by normalized cross-correlation (D. Talkin, "A robust algorithm for pitch tracking", 1995), without its
 * dynamic programming: one estimate per frame is enough for a median and a spread.
 */
export class PitchTracker {
  private readonly first: Biquad;
  private readonly second: Biquad;
  private readonly low = new Float64Array(MOST_SAMPLES);
  private readonly ring = new Float64Array(RING);
  private readonly span = new Float64Array(SPAN + 1);
  private readonly correlation = new Float64Array(MAX_LAG + 1);
  private readonly rate: number;
  private written = 0;
  private phase = 0;

  constructor(rateHz: number) {
    this.rate = rateHz / DECIMATION;
    this.first = Biquad.lowPass(900, rateHz);
    this.second = Biquad.lowPass(900, rateHz);
  }

  /** Takes the first `count` samples at the full rate; at most a frame. */
  push(samples: Float64Array, count: number): void {
    const { low } = this;
    this.first.filter(samples, low, count);
    this.second.filter(low, low, count);
    for (let i = DECIMATION - 1 - this.phase; i < count; i += DECIMATION) {
      this.ring[this.written++ % RING] = low[i]!;
    }
    this.phase = (this.phase + count) % DECIMATION;
  }

  /** Pitch of the newest 57 ms. */
  current(): Pitch {
    if (this.written < SPAN) return { hz: 0, voicing: 0 };
    const s = this.span;
    const from = this.written - SPAN;
    let power = 0;
    for (let i = 0; i < SPAN; i++) {
      s[i] = this.ring[(from + i) % RING]!;
      if (i < WINDOW) power += s[i]! * s[i]!;
    }
    if (power / WINDOW < SILENCE) return { hz: 0, voicing: 0 };
    const highest = this.correlate(power);
    return { hz: highest > 0.3 ? this.firstPeak(highest) : 0, voicing: Math.max(0, highest) };
  }

  private correlate(power: number): number {
    const s = this.span;
    const r = this.correlation;
    for (let lag = MIN_LAG - 1; lag <= MAX_LAG; lag += LAGS_AT_ONCE) productsFrom(s, lag, r);
    let shifted = 0;
    for (let i = MIN_LAG - 1; i < MIN_LAG - 1 + WINDOW; i++) shifted += s[i]! * s[i]!;
    let highest = 0;
    for (let lag = MIN_LAG - 1; lag <= MAX_LAG; lag++) {
      const value = r[lag]! / (Math.sqrt(power * Math.max(shifted, SILENCE)) + 1e-12);
      r[lag] = value;
      if (lag >= MIN_LAG && lag < MAX_LAG && value > highest) highest = value;
      if (lag < MAX_LAG) shifted += s[lag + WINDOW]! * s[lag + WINDOW]! - s[lag]! * s[lag]!;
    }
    return highest;
  }

  private firstPeak(highest: number): number {
    const r = this.correlation;
    for (let lag = MIN_LAG; lag < MAX_LAG; lag++) {
      const before = r[lag - 1]!;
      const here = r[lag]!;
      const after = r[lag + 1]!;
      if (here < FIRST_PEAK * highest || here < before || here < after) continue;
      const curvature = before - 2 * here + after;
      const shift = curvature === 0 ? 0 : (before - after) / (2 * curvature);
      return this.rate / (lag + Math.max(-0.5, Math.min(0.5, shift)));
    }
    return 0;
  }
}

/** Correlations with itself, 4 lags from `lag` on: one pass for each lag would load every sample four times as often. */
function productsFrom(s: Float64Array, lag: number, into: Float64Array): void {
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  let first = s[lag]!;
  let second = s[lag + 1]!;
  let third = s[lag + 2]!;
  for (let i = 0; i < WINDOW; i++) {
    const sample = s[i]!;
    const fourth = s[i + lag + 3]!;
    a += sample * first;
    b += sample * second;
    c += sample * third;
    d += sample * fourth;
    first = second;
    second = third;
    third = fourth;
  }
  into[lag] = a;
  into[lag + 1] = b;
  into[lag + 2] = c;
  into[lag + 3] = d;
}
