import { SAMPLE_RATE } from './audio.js';

/** Samples between two decisions, 100 ms: counted from the start, so that the size of the pieces does not matter. */
const DECIDE_EVERY = SAMPLE_RATE / 10;
/** A side with less than this share of the other's power (30 dB below) is not connected. */
const DEAD = 0.001;
/** Sides that move against each other like this would cancel each other out. */
const OPPOSED = -0.5;

/**
 * Makes one channel of two. Usually their mean; a dead side would only halve the voice, and of two sides with opposite signs (one
 * wire the wrong way round) the mean is silence: then the louder one alone.
 */
export class MonoMix {
  private leftPower = 0;
  private rightPower = 0;
  private both = 0;
  private taken = 0;
  private share = 0.5;

  /** The next sample. */
  mix(left: number, right: number): number {
    this.leftPower += left * left;
    this.rightPower += right * right;
    this.both += left * right;
    if (++this.taken % DECIDE_EVERY === 0) this.share = this.leftShare();
    return this.share * left + (1 - this.share) * right;
  }

  private leftShare(): number {
    const { leftPower, rightPower, both } = this;
    const dead = Math.min(leftPower, rightPower) < DEAD * Math.max(leftPower, rightPower);
    const opposed = both < OPPOSED * Math.sqrt(leftPower * rightPower);
    if (!dead && !opposed) return 0.5;
    return leftPower >= rightPower ? 1 : 0;
  }
}
