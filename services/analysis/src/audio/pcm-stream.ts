import type { Sink } from './audio.js';
import { MonoMix } from './mono-mix.js';

const SCRATCH_SAMPLES = 16_384;
const FULL_SCALE = 32_768;
/** The header that ffmpeg writes before 16-bit samples when it is told to leave everything else out. */
const HEADER_BYTES = 44;
const CHANNELS_AT = 22;

/** Takes a WAV stream of ffmpeg's (16 bit, one or two channels) in pieces of any size, and hands mono samples on. */
export class PcmStream {
  private readonly mono = new MonoMix();
  /** Filled anew each time. */
  private readonly scratch = new Float32Array(SCRATCH_SAMPLES);
  private rest: Buffer = Buffer.alloc(0);
  private channels = 0;
  private count = 0;

  constructor(private readonly sink: Sink) {}

  /** Samples handed on so far. */
  get samples(): number {
    return this.count;
  }

  push(chunk: Buffer): void {
    const bytes = this.rest.length === 0 ? chunk : Buffer.concat([this.rest, chunk]);
    let from = 0;
    if (this.channels === 0) {
      if (bytes.length < HEADER_BYTES) {
        this.rest = bytes;
        return;
      }
      this.channels = bytes.readUInt16LE(CHANNELS_AT) === 2 ? 2 : 1;
      from = HEADER_BYTES;
    }
    const frameBytes = 2 * this.channels;
    const whole = from + Math.floor((bytes.length - from) / frameBytes) * frameBytes;
    this.pass(bytes.subarray(from, whole));
    this.rest = bytes.subarray(whole);
  }

  private pass(bytes: Buffer): void {
    // A view on whole words needs an even start.
    const even = bytes.byteOffset % 2 === 0 ? bytes : Buffer.from(bytes);
    const words = new Int16Array(even.buffer, even.byteOffset, even.length >> 1);
    const { channels, scratch } = this;
    const frames = words.length / channels;
    for (let at = 0; at < frames; at += scratch.length) {
      const count = Math.min(scratch.length, frames - at);
      for (let i = 0; i < count; i++) {
        const word = (at + i) * channels;
        const left = words[word]! / FULL_SCALE;
        scratch[i] = channels === 1 ? left : this.mono.mix(left, words[word + 1]! / FULL_SCALE);
      }
      this.sink(scratch.subarray(0, count));
    }
    this.count += frames;
  }
}
