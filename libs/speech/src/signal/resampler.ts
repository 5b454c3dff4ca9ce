import { SAMPLE_RATE } from './frame-extractor.js';

/** Zero crossings of the sinc on each side: 60 dB of stop band, more than a measurement needs. */
const LOBES = 12;
/** Steps between two filter phases. */
const PHASES = 64;

/** Changes any sampling rate to 16 kHz with a windowed sinc, as a stream. */
export class Resampler {
  private readonly step: number;
  private readonly reach: number;
  private readonly table: Float32Array[];
  private history = new Float32Array(0);
  /** Position of the next output sample, in input samples from the start of the history. */
  private position = 0;

  constructor(
    rateHz: number,
    private readonly sink: (samples: Float32Array) => void,
  ) {
    this.step = rateHz / SAMPLE_RATE;
    const cutoff = Math.min(1, 1 / this.step);
    this.reach = Math.ceil(LOBES / cutoff);
    this.table = Array.from({ length: PHASES + 1 }, (_, phase) => taps(phase / PHASES, this.reach, cutoff));
    this.history = new Float32Array(this.reach);
    this.position = this.reach;
  }

  push(samples: Float32Array): void {
    const input = new Float32Array(this.history.length + samples.length);
    input.set(this.history);
    input.set(samples, this.history.length);
    const count = Math.max(0, Math.ceil((input.length - this.reach - 1 - this.position) / this.step));
    const output = new Float32Array(count);
    for (let i = 0; i < count; i++) {
      output[i] = this.at(input, this.position);
      this.position += this.step;
    }
    const keepFrom = Math.max(0, Math.floor(this.position) - this.reach);
    this.history = input.slice(keepFrom);
    this.position -= keepFrom;
    if (count > 0) this.sink(output);
  }

  /** Gives out the samples that were waiting for their successors. */
  finish(): void {
    this.push(new Float32Array(this.reach + 1));
  }

  private at(input: Float32Array, position: number): number {
    const whole = Math.floor(position);
    const kernel = this.table[Math.round((position - whole) * PHASES)]!;
    let sum = 0;
    for (let k = -this.reach + 1; k <= this.reach; k++)
      sum += input[whole + k]! * kernel[k + this.reach - 1]!;
    return sum;
  }
}

function taps(phase: number, reach: number, cutoff: number): Float32Array {
  const values = Float32Array.from({ length: 2 * reach }, (_, i) => {
    const x = i - reach + 1 - phase;
    const window = 0.5 + 0.5 * Math.cos((Math.PI * x) / (reach + 1));
    const angle = Math.PI * x * cutoff;
    return (angle === 0 ? 1 : Math.sin(angle) / angle) * window;
  });
  const total = values.reduce((sum, value) => sum + value, 0);
  return values.map((value) => value / total);
}
