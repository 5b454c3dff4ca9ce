import { SAMPLE_RATE } from '@lectern/speech/signal/frame-extractor';

/** A stretch of what was spoken: where it starts, in seconds of the recording, and its samples. */
export interface SoundPiece {
  start: number;
  samples: Int16Array<ArrayBuffer>;
}

/** Seconds: short enough that words appear while somebody speaks, long enough for whole phrases. */
const SHORTEST = 4;
const LONGEST = 12;
/** A breath. */
const PAUSE = 0.3;
/** Kept of a silence: a voice is noticed a little after it began. */
const LEAD = 0.5;

/** Cuts sound into pieces at the speaker's pauses and leaves out what is silence. */
export class SoundPieces {
  private readonly held = new Int16Array((LONGEST + 1) * SAMPLE_RATE);
  private filled = 0;
  private before = 0;
  private spoken = false;

  /** Takes a block of samples. @returns the piece that it completes */
  push(block: Float32Array, { speaking, silentSeconds }: { speaking: boolean; silentSeconds: number }) {
    for (const sample of block)
      this.held[this.filled++] = Math.max(-32_768, Math.min(32_767, Math.round(sample * 32_768)));
    this.spoken ||= speaking;
    const seconds = this.filled / SAMPLE_RATE;
    const ends = seconds >= LONGEST || (seconds >= SHORTEST && silentSeconds >= PAUSE);
    return ends ? this.cut() : null;
  }

  /** What is left at the end. */
  finish(): SoundPiece | null {
    return this.cut();
  }

  private cut(): SoundPiece | null {
    const { filled, before, spoken } = this;
    const kept = spoken ? 0 : Math.min(filled, Math.round(LEAD * SAMPLE_RATE));
    const piece = spoken ? { start: before / SAMPLE_RATE, samples: this.held.slice(0, filled) } : null;
    this.held.copyWithin(0, filled - kept, filled);
    this.before += filled - kept;
    this.filled = kept;
    this.spoken = false;
    return piece;
  }
}
