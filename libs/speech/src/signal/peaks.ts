/** Enough points for a full-width waveform on any screen. */
const POINTS = 1000;
const CAPACITY = POINTS * 8;

/**
 * The outline of a recording of unknown length in about 1,000 points: when full, pairs are merged and every point covers
 * twice as many samples, so memory stays constant.
 */
export class PeakOutline {
  private readonly peaks = new Float32Array(CAPACITY);
  private count = 0;
  private samplesPerPoint = 16;
  private filled = 0;

  /** Takes samples between -1 and 1. */
  push(samples: Float32Array): void {
    for (let at = 0; at < samples.length;) {
      if (this.filled === this.samplesPerPoint) this.nextPoint();
      const end = Math.min(samples.length, at + this.samplesPerPoint - this.filled);
      let highest = this.peaks[this.count]!;
      this.filled += end - at;
      for (; at < end; at++) highest = Math.max(highest, Math.abs(samples[at]!));
      this.peaks[this.count] = highest;
    }
  }

  /** Greatest height (0-1, three decimals) in each of 1,000 equal parts of the recording; fewer when it is shorter. */
  points(): number[] {
    const covered = this.count + this.filled / this.samplesPerPoint;
    const points = Math.min(POINTS, Math.ceil(covered));
    return Array.from({ length: points }, (_, i) => {
      const from = Math.floor((i * covered) / points);
      const to = Math.ceil(((i + 1) * covered) / points);
      const highest = this.peaks.subarray(from, to).reduce((a, b) => Math.max(a, b), 0);
      return Math.round(Math.min(1, highest) * 1000) / 1000;
    });
  }

  private nextPoint(): void {
    this.count++;
    this.filled = 0;
    if (this.count < CAPACITY) return;
    for (let i = 0; i < CAPACITY / 2; i++) {
      this.peaks[i] = Math.max(this.peaks[2 * i]!, this.peaks[2 * i + 1]!);
    }
    this.peaks.fill(0, CAPACITY / 2);
    this.count = CAPACITY / 2;
    this.samplesPerPoint *= 2;
  }
}
