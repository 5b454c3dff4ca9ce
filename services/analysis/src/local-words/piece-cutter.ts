import { SAMPLE_RATE } from '../audio/audio.js';

/** A stretch of a recording: where it starts, in seconds, and its samples. */
export interface SoundPiece {
  start: number;
  samples: Float32Array;
}

/** Cuts a stream of samples into pieces at given times. */
export class PieceCutter {
  private readonly ends: number[];
  private readonly ready: SoundPiece[] = [];
  private chunks: Float32Array[] = [];
  /** Samples before the piece that is being filled, and in it. */
  private before = 0;
  private held = 0;

  /** @param cuts ends of pieces in seconds, rising */
  constructor(cuts: readonly number[]) {
    this.ends = cuts.map((cut) => Math.round(cut * SAMPLE_RATE));
  }

  /** Takes samples, which it copies. */
  push(samples: Float32Array): void {
    let rest = samples;
    while (rest.length > 0) {
      const room = (this.ends[0] ?? Infinity) - this.before - this.held;
      const part = rest.subarray(0, Math.max(0, Math.min(room, rest.length)));
      this.chunks.push(part.slice());
      this.held += part.length;
      rest = rest.subarray(part.length);
      if (part.length === room) this.close();
    }
  }

  /** There is nothing more: what is held is the last piece. */
  end(): void {
    if (this.held > 0) this.close();
  }

  /** The pieces that are whole, each once. */
  take(): SoundPiece[] {
    return this.ready.splice(0);
  }

  private close(): void {
    const samples = new Float32Array(this.held);
    let at = 0;
    for (const chunk of this.chunks) {
      samples.set(chunk, at);
      at += chunk.length;
    }
    if (this.held > 0) this.ready.push({ start: this.before / SAMPLE_RATE, samples });
    this.before += this.held;
    this.held = 0;
    this.chunks = [];
    this.ends.shift();
  }
}
