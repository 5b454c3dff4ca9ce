import type { Voice } from '@lectern/contracts/voices';
import { Turns } from '@lectern/platform/isolated/turns';
import type { InstalledState } from '@lectern/platform/models/installed-state';
import type { VoiceSource } from '../mp3.js';
import { piecesOf, wordCount } from '../spoken-text.js';
import { TARGET_PACE } from '../voices.js';
import { ENGINES, installedVoices, SPEAKERS, type VoiceEngine } from './installed-voices.js';
import { SpeakerFault, type SpeakerOptions, SpeakerProcess } from './speaker-process.js';

/** An utterance: some twenty seconds, so that cancelling is quick and two who wait take turns. */
const UTTERANCE_CHARACTERS = 300;
const UTTERANCE_MS = 120_000;
/** The model stays loaded for so long after it was used. */
const KEPT_MS = 5 * 60_000;

/** The pace is measured on so many words, and on fewer it would measure chance. */
const SAMPLE_WORDS = 40;
const LEAST_WORDS = 25;
/** Faster or slower than this a voice is no longer one that somebody would listen to. */
const SLOWEST = 0.75;
const FASTEST = 1.35;

export interface LocalVoiceOptions {
  engine: VoiceEngine;
  /** Who needs longer for a whole text than this leaves it to another, at once. */
  mostSeconds: number;
  /** What of it is installed; what the folder of models holds, unless a test has another. */
  installed?: () => Promise<{ state: InstalledState; options?: SpeakerOptions }>;
}

/** A voice that the operator added: a program of its own speaks, one utterance at a time. */
export class LocalVoice implements VoiceSource {
  readonly sampleRate: number;
  private readonly turns = new Turns(1);
  private readonly installed: () => Promise<{ state: InstalledState; options?: SpeakerOptions }>;
  private speaker: SpeakerProcess | undefined;
  private resting: NodeJS.Timeout | undefined;

  constructor(
    modelsDir: string,
    private readonly options: LocalVoiceOptions,
  ) {
    this.sampleRate = ENGINES[options.engine].sampleRate;
    this.installed = options.installed ?? (() => installedVoices(modelsDir, options.engine));
  }

  get maker(): VoiceEngine {
    return this.options.engine;
  }

  get limitMs(): number {
    return this.options.mostSeconds * 1000;
  }

  async state(): Promise<InstalledState> {
    return (await this.installed()).state;
  }

  /** @throws SpeakerFault when this machine would take too long for the whole text, or nothing can be spoken */
  async prepare(text: string, voice: Voice, signal: AbortSignal): Promise<number> {
    const sample = text.split(/\s+/).slice(0, SAMPLE_WORDS).join(' ');
    const words = wordCount(sample);
    if (words < LEAST_WORDS) return 1;
    // Loading is no part of how fast it speaks.
    await this.utter('One.', voice, 1, signal);
    const from = performance.now();
    let bytes = 0;
    for await (const sound of this.speak(sample, voice, 1, signal)) bytes += sound.length;
    const took = (performance.now() - from) / 1000;
    if ((took / words) * wordCount(text) > this.options.mostSeconds)
      throw new SpeakerFault('The voice would take too long.');
    const pace = (words * 60) / (bytes / 2 / this.sampleRate);
    return Math.min(FASTEST, Math.max(SLOWEST, TARGET_PACE / pace));
  }

  async *speak(text: string, voice: Voice, speed: number, signal: AbortSignal): AsyncGenerator<Buffer> {
    for (const piece of piecesOf(text, UTTERANCE_CHARACTERS))
      if (/[\p{L}\p{N}]/u.test(piece)) yield await this.utter(piece, voice, speed, signal);
  }

  /** Nobody will ask any more. */
  end(): void {
    clearTimeout(this.resting);
    this.speaker?.end('is not needed any more');
  }

  private async utter(text: string, voice: Voice, speed: number, signal: AbortSignal): Promise<Buffer> {
    const release = await this.turns.take(undefined, signal);
    clearTimeout(this.resting);
    try {
      const speaker = await this.loaded(signal);
      const utterance = { text, speaker: SPEAKERS[this.options.engine][voice], speed };
      return await speaker.speak(utterance, UTTERANCE_MS, signal);
    } finally {
      release();
      clearTimeout(this.resting);
      this.resting = setTimeout(() => this.speaker?.end('is not needed any more'), KEPT_MS);
      this.resting.unref();
    }
  }

  private async loaded(signal: AbortSignal): Promise<SpeakerProcess> {
    if (this.speaker?.isRunning) return this.speaker;
    const { options } = await this.installed();
    if (options === undefined) throw new SpeakerFault('There is no voice.');
    this.speaker = await SpeakerProcess.start(options, signal);
    return this.speaker;
  }
}
