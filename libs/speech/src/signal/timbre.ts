/** Coefficients that tell vowels apart. */
export const TIMBRE_SIZE = 6;

/** Order of the prediction at 8 kHz: two for each resonance of a voice. */
const ORDER = 8;
/** Samples at 8 kHz: 25 ms. */
const WINDOW = 200;
const TAPS = 7;
/** Samples at 16 kHz that one look needs, and that are kept at most. */
const NEEDED = 2 * WINDOW + TAPS;
const KEPT = 4096;
/** Lifts the resonances over the slope of every voice. */
const PRE_EMPHASIS = 0.94;
/** Keeps the prediction stable, and noise 25 dB down from deciding about resonances. */
const NOISE_FLOOR = 1.003;
const SILENCE = 1e-9;

const hamming = Float64Array.from(
  { length: WINDOW },
  (_, i) => 0.54 - 0.46 * Math.cos((2 * Math.PI * i) / (WINDOW - 1)),
);

/**
 * The resonances of a voice as cepstrum of a linear prediction (B. Atal, "Effectiveness of linear prediction characteristics of the
 * speech wave", 1974): two vowels are as far apart as their coefficients, whatever the level.
 */
export class Timbre {
  private readonly kept = new Float64Array(KEPT);
  private readonly window = new Float64Array(WINDOW + ORDER);
  private readonly correlation = new Float64Array(ORDER + 1);
  private readonly prediction = new Float64Array(ORDER + 1);
  private readonly mirror = new Float64Array(ORDER + 1);
  private end = 0;

  /** Takes the first `count` samples at 16 kHz. */
  push(samples: Float64Array, count: number): void {
    if (this.end + count > KEPT) {
      this.kept.copyWithin(0, this.end - NEEDED, this.end);
      this.end = NEEDED;
    }
    this.kept.set(count === samples.length ? samples : samples.subarray(0, count), this.end);
    this.end += count;
  }

  /** Coefficients of the newest 25 ms, into `out`; zeros in silence. */
  current(out: Float64Array): void {
    out.fill(0);
    if (this.end < NEEDED) return;
    this.decimate();
    this.correlate();
    if (this.correlation[0]! < SILENCE) return;
    this.predict();
    // Cepstrum of a prediction by its recursion.
    const a = this.prediction;
    for (let n = 1; n <= TIMBRE_SIZE; n++) {
      let value = -a[n]!;
      for (let k = 1; k < n; k++) value -= (k / n) * out[k - 1]! * a[n - k]!;
      out[n - 1] = value;
    }
  }

  /** Half of the rate through a half-band filter, lifted and windowed. */
  private decimate(): void {
    const { kept, window } = this;
    let at = this.end - NEEDED;
    let before = 0;
    for (let i = 0; i < WINDOW; i++, at += 2) {
      const value =
        0.5 * kept[at + 3]! +
        0.28125 * (kept[at + 2]! + kept[at + 4]!) -
        0.03125 * (kept[at]! + kept[at + 6]!);
      window[i] = (value - PRE_EMPHASIS * before) * hamming[i]!;
      before = value;
    }
  }

  /** All lags in one pass, as this is the dearest part. The window ends in zeros, so that every lag has as many products. */
  private correlate(): void {
    const { window: w, correlation: r } = this;
    let [r0, r1, r2, r3, r4, r5, r6, r7, r8] = [0, 0, 0, 0, 0, 0, 0, 0, 0];
    for (let i = 0; i < WINDOW; i++) {
      const sample = w[i]!;
      r0 += sample * sample;
      r1 += sample * w[i + 1]!;
      r2 += sample * w[i + 2]!;
      r3 += sample * w[i + 3]!;
      r4 += sample * w[i + 4]!;
      r5 += sample * w[i + 5]!;
      r6 += sample * w[i + 6]!;
      r7 += sample * w[i + 7]!;
      r8 += sample * w[i + 8]!;
    }
    r[0] = r0 * NOISE_FLOOR;
    r[1] = r1;
    r[2] = r2;
    r[3] = r3;
    r[4] = r4;
    r[5] = r5;
    r[6] = r6;
    r[7] = r7;
    r[8] = r8;
  }

  /** Levinson's recursion. */
  private predict(): void {
    const { correlation: r, prediction: a, mirror } = this;
    a.fill(0);
    a[0] = 1;
    let error = r[0]!;
    for (let i = 1; i <= ORDER; i++) {
      let sum = r[i]!;
      for (let j = 1; j < i; j++) sum += a[j]! * r[i - j]!;
      const reflection = -sum / error;
      mirror.set(a);
      for (let j = 1; j < i; j++) a[j] = mirror[j]! + reflection * mirror[i - j]!;
      a[i] = reflection;
      error *= 1 - reflection * reflection;
    }
  }
}
