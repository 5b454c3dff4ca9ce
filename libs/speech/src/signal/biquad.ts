type Coefficients = readonly [b0: number, b1: number, b2: number, a1: number, a2: number];

/** Q of a second-order Butterworth section. */
const BUTTERWORTH = Math.SQRT1_2;

/** Second-order filter, direct form I. Formulas: R. Bristow-Johnson, "Cookbook formulae for audio EQ biquad filters". */
export class Biquad {
  private x1 = 0;
  private x2 = 0;
  private y1 = 0;
  private y2 = 0;

  private constructor(private readonly c: Coefficients) {}

  /** @param cutoffHz corner frequency; @param rateHz sampling rate. */
  static highPass(cutoffHz: number, rateHz: number): Biquad {
    const { cos, alpha, a0 } = prototype(cutoffHz, rateHz);
    const b = (1 + cos) / 2 / a0;
    return new Biquad([b, -2 * b, b, (-2 * cos) / a0, (1 - alpha) / a0]);
  }

  /** @param cutoffHz corner frequency; @param rateHz sampling rate. */
  static lowPass(cutoffHz: number, rateHz: number): Biquad {
    const { cos, alpha, a0 } = prototype(cutoffHz, rateHz);
    const b = (1 - cos) / 2 / a0;
    return new Biquad([b, 2 * b, b, (-2 * cos) / a0, (1 - alpha) / a0]);
  }

  /**
   * Filters the first `count` samples of `input` into `output`, which may be the same array.
   * @returns the sum of the squares of what came out: summing here costs nothing, as each sample waits for the one before
   */
  filter(input: Float64Array, output: Float64Array, count: number): number {
    const [b0, b1, b2, a1, a2] = this.c;
    let { x1, x2, y1, y2 } = this;
    let energy = 0;
    for (let i = 0; i < count; i++) {
      const x = input[i]!;
      // The newest output comes last: the sum of the others does not wait for it.
      const y = b0 * x + b1 * x1 + (b2 * x2 - a2 * y2) - a1 * y1;
      x2 = x1;
      x1 = x;
      y2 = y1;
      y1 = y;
      output[i] = y;
      energy += y * y;
    }
    this.x1 = x1;
    this.x2 = x2;
    this.y1 = y1;
    this.y2 = y2;
    return energy;
  }
}

function prototype(cutoffHz: number, rateHz: number): { cos: number; alpha: number; a0: number } {
  const w = (2 * Math.PI * cutoffHz) / rateHz;
  const alpha = Math.sin(w) / (2 * BUTTERWORTH);
  return { cos: Math.cos(w), alpha, a0: 1 + alpha };
}
