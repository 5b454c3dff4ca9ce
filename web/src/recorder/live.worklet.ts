import { SpeechAnalyzer } from '@lectern/speech/analyzer';
import { METER } from '@lectern/speech/bands';
import { LiveAnalyzer } from '@lectern/speech/live';
import { featuresOf } from '@lectern/speech/measurements';
import { Resampler } from '@lectern/speech/signal/resampler';
import type { FromWorklet, ToWorklet } from './live-messages.js';
import { SoundPieces, type SoundPiece } from './sound-pieces.js';

// The audio thread's own globals, which the DOM library does not describe.
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
/** Of the device: 44.1, 48 or 96 kHz. */
declare const sampleRate: number;
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void;

/** 40 ms at 16 kHz: 25 levels a second. */
const BLOCK = 640;
/** Live values change at most this often, in blocks: 2 s. */
const BLOCKS_PER_UPDATE = 50;

/** Runs on the audio thread: measures levels always, and the speech itself while a recording runs. */
class LiveProcessor extends AudioWorkletProcessor {
  private readonly resampler = new Resampler(sampleRate, (samples) => this.take(samples));
  private readonly block = new Float32Array(BLOCK);
  private filled = 0;
  private analyzer: LiveAnalyzer | null = null;
  private whole: SpeechAnalyzer | null = null;
  private pieces: SoundPieces | null = null;
  private held = false;
  private blocks = 0;
  /** Mean squares of the blocks in which somebody spoke, since the last update. */
  private spoken = { sum: 0, count: 0 };

  constructor() {
    super();
    this.port.onmessage = ({ data }: MessageEvent<ToWorklet>) => {
      if (data.type === 'hold') {
        this.held = data.held;
        return;
      }
      this.held = false;
      const { whole, pieces } = this;
      const measures = data.type === 'restart' && data.measure;
      this.analyzer = data.type === 'restart' ? new LiveAnalyzer() : null;
      this.whole = measures ? new SpeechAnalyzer() : null;
      this.pieces = data.type === 'restart' && data.sound ? new SoundPieces() : null;
      if (data.type === 'stop') this.tell(pieces?.finish());
      if (data.type === 'stop' && whole) this.post({ type: 'measured', speech: featuresOf(whole.finish()) });
      this.blocks = 0;
      this.spoken = { sum: 0, count: 0 };
    };
  }

  process([input]: Float32Array[][]): boolean {
    const samples = input?.[0];
    if (samples) this.resampler.push(samples);
    return true;
  }

  /** Samples at the analyzer's rate. */
  private take(samples: Float32Array): void {
    for (let from = 0; from < samples.length;) {
      const taken = Math.min(BLOCK - this.filled, samples.length - from);
      this.block.set(samples.subarray(from, from + taken), this.filled);
      this.filled += taken;
      from += taken;
      if (this.filled === BLOCK) this.endBlock();
    }
  }

  private endBlock(): void {
    this.filled = 0;
    let sum = 0;
    let peak = 0;
    for (const sample of this.block) {
      sum += sample * sample;
      peak = Math.max(peak, Math.abs(sample));
    }
    const meanSquare = sum / BLOCK;
    this.post({ type: 'level', rmsDb: decibels(meanSquare), peak });
    if (!this.analyzer || this.held) return;
    this.analyzer.push(this.block);
    this.whole?.push(this.block);
    this.blocks += 1;
    const state = this.analyzer.state();
    this.tell(this.pieces?.push(this.block, state));
    if (state.speaking) {
      this.spoken.sum += meanSquare;
      this.spoken.count += 1;
    }
    if (this.blocks % BLOCKS_PER_UPDATE !== 0) return;
    // The level of a single moment flickers; the loudness of the last two seconds of speech does not.
    const volume = this.spoken.count === 0 ? state.volume : onMeter(this.spoken.sum / this.spoken.count);
    this.spoken = { sum: 0, count: 0 };
    this.post({ type: 'live', figures: { ...state, volume } });
  }

  private tell(piece: SoundPiece | null | undefined): void {
    if (piece) this.port.postMessage({ type: 'sound', piece } satisfies FromWorklet, [piece.samples.buffer]);
  }

  private post(message: FromWorklet): void {
    this.port.postMessage(message);
  }
}

const decibels = (meanSquare: number): number => 10 * Math.log10(Math.max(meanSquare, 1e-10));

const onMeter = (meanSquare: number): number => {
  const share = (decibels(meanSquare) - METER.silentDb) / (METER.fullDb - METER.silentDb);
  return Math.round(100 * Math.min(1, Math.max(0, share)));
};

registerProcessor('lectern-live', LiveProcessor);
