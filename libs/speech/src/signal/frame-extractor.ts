import { Biquad } from './biquad.js';
import { GrowingSeries } from './growing-series.js';
import { type Pitch, PitchTracker } from './pitch-tracker.js';
import { Timbre, TIMBRE_SIZE } from './timbre.js';

/** Every analysis runs on mono samples at this rate: speech is below 8 kHz. */
export const SAMPLE_RATE = 16_000;
/** One frame is 10 ms. */
export const FRAMES_PER_SECOND = 100;
export const SAMPLES_PER_FRAME = SAMPLE_RATE / FRAMES_PER_SECOND;

/** Frames that share one look at the pitch. */
const PITCH_EVERY = 2;
/** And so many one look at the timbre while a voice goes on: what holds still does so for longer. */
const TIMBRE_EVERY = 4;
/** Where less is periodic there is no vowel to know the timbre of. */
const VOICED = 0.5;

/** Features of consecutive 10 ms frames, one value per frame each unless it says otherwise. */
export interface Frames {
  /** Mean square above 70 Hz. */
  energy: Float32Array;
  /** Mean square between 300 and 3300 Hz, where vowels stand out. */
  vowelEnergy: Float32Array;
  /** The same in two parts, below and above 1000 Hz: noise seldom covers both alike. */
  vowelParts: readonly [low: Float32Array, high: Float32Array];
  /** Mean square above 3300 Hz, where "s" and "t" are. */
  hissEnergy: Float32Array;
  /** Hertz, 0 where there is none. */
  pitch: Float32Array;
  /** Periodicity, 0-1. */
  voicing: Float32Array;
  /** {@link TIMBRE_SIZE} values per frame: where the resonances of the voice are; zeros where there is none. */
  timbre: Float32Array;
}

/** Where the first and the second resonance of most vowels part, in hertz. */
const BETWEEN_RESONANCES = 1000;

/** Turns samples into frames of 10 ms as they arrive. Keeps 52 bytes per frame and no audio. */
export class FrameExtractor {
  private readonly rumble = Biquad.highPass(70, SAMPLE_RATE);
  private readonly vowelLow = Biquad.highPass(300, SAMPLE_RATE);
  private readonly vowelHigh = Biquad.lowPass(3300, SAMPLE_RATE);
  private readonly lowPart = Biquad.lowPass(BETWEEN_RESONANCES, SAMPLE_RATE);
  private readonly highPart = Biquad.highPass(BETWEEN_RESONANCES, SAMPLE_RATE);
  private readonly hiss = Biquad.highPass(3300, SAMPLE_RATE);
  private readonly tracker = new PitchTracker(SAMPLE_RATE);
  private readonly energy = new GrowingSeries();
  private readonly vowel = new GrowingSeries();
  private readonly lowVowel = new GrowingSeries();
  private readonly highVowel = new GrowingSeries();
  private readonly hissing = new GrowingSeries();
  private readonly pitch = new GrowingSeries();
  private readonly voicing = new GrowingSeries();
  private readonly timbre = new GrowingSeries();
  private readonly resonances = new Timbre();
  private readonly heardTimbre = new Float64Array(TIMBRE_SIZE);
  private readonly clean = new Float64Array(SAMPLES_PER_FRAME);
  private readonly band = new Float64Array(SAMPLES_PER_FRAME);
  private readonly part = new Float64Array(SAMPLES_PER_FRAME);
  private readonly series = [
    this.energy,
    this.vowel,
    this.lowVowel,
    this.highVowel,
    this.hissing,
    this.pitch,
    this.voicing,
  ];
  private frame = 0;
  private heard: Pitch = { hz: 0, voicing: 0 };
  private filled = 0;
  private sum = 0;
  private vowelSum = 0;
  private lowSum = 0;
  private highSum = 0;
  private hissSum = 0;

  /** Number of complete frames kept. */
  get length(): number {
    return this.energy.length;
  }

  /** Takes mono samples (-1 to 1, 16 kHz), any number of them. */
  push(samples: Float32Array): void {
    for (let at = 0; at < samples.length;) {
      const count = Math.min(SAMPLES_PER_FRAME - this.filled, samples.length - at);
      for (let i = 0; i < count; i++) this.clean[i] = samples[at + i]!;
      this.take(count);
      at += count;
      this.filled += count;
      if (this.filled === SAMPLES_PER_FRAME) this.endFrame();
    }
  }

  /** Views on the frames from index `from` on; valid until the next push. */
  frames(from = 0): Frames {
    return {
      energy: this.energy.view(from),
      vowelEnergy: this.vowel.view(from),
      vowelParts: [this.lowVowel.view(from), this.highVowel.view(from)],
      hissEnergy: this.hissing.view(from),
      pitch: this.pitch.view(from),
      voicing: this.voicing.view(from),
      timbre: this.timbre.view(from * TIMBRE_SIZE),
    };
  }

  /** Forgets all but the newest frames. */
  keepLast(frames: number): void {
    for (const series of this.series) series.keepLast(frames);
    this.timbre.keepLast(frames * TIMBRE_SIZE);
  }

  /** Filters a piece of a frame; whole pieces at a time are several times faster than sample by sample. */
  private take(count: number): void {
    const { clean, band } = this;
    this.sum += this.rumble.filter(clean, clean, count);
    this.vowelLow.filter(clean, band, count);
    this.vowelSum += this.vowelHigh.filter(band, band, count);
    this.lowSum += this.lowPart.filter(band, this.part, count);
    this.highSum += this.highPart.filter(band, this.part, count);
    this.hissSum += this.hiss.filter(clean, band, count);
    this.tracker.push(clean, count);
    this.resonances.push(clean, count);
  }

  private endFrame(): void {
    // A voice changes little in 20 ms, and pitch is the dearest part: every other frame keeps the one before.
    if (this.frame % PITCH_EVERY === 0) {
      const wasVoiced = this.heard.voicing > VOICED;
      this.heard = this.tracker.current();
      if (this.heard.voicing <= VOICED) this.heardTimbre.fill(0);
      else if (!wasVoiced || this.frame % TIMBRE_EVERY === 0) this.resonances.current(this.heardTimbre);
    }
    this.frame++;
    const { hz, voicing } = this.heard;
    this.energy.push(this.sum / SAMPLES_PER_FRAME);
    this.vowel.push(this.vowelSum / SAMPLES_PER_FRAME);
    this.lowVowel.push(this.lowSum / SAMPLES_PER_FRAME);
    this.highVowel.push(this.highSum / SAMPLES_PER_FRAME);
    this.hissing.push(this.hissSum / SAMPLES_PER_FRAME);
    this.pitch.push(hz);
    this.voicing.push(voicing);
    for (const value of this.heardTimbre) this.timbre.push(value);
    this.filled = 0;
    this.sum = this.vowelSum = this.lowSum = this.highSum = this.hissSum = 0;
  }
}
