import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Environment } from '@lectern/platform/config/environment';
import { Turns } from '@lectern/platform/isolated/turns';
import { catalogue } from '@lectern/platform/models/catalogue';
import { folderOf, stateOf } from '@lectern/platform/models/model-folder';
import { InjectEnvironment } from '@lectern/platform/provide';
import type { Interval } from '@lectern/speech/signal/runs';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { SAMPLE_RATE } from '../audio/audio.js';
import { decodeWithFfmpeg } from '../audio/ffmpeg.js';
import type { Transcript } from '../transcript/transcript.js';
import { cutAtPauses } from './cut-at-pauses.js';
import { PieceCutter } from './piece-cutter.js';
import type { HeardWord, WordsModel } from './recognizer-protocol.js';
import { RecognizerFault, RecognizerProcess, type RecognizerOptions } from './recognizer-process.js';

/** `absent`: no model is installed. `damaged`: one is, and its files are not as they were installed. */
export type LocalWordsState = 'ready' | 'absent' | 'damaged';

export interface Listening {
  /** What was measured of the recording. */
  pauses: readonly Interval[];
  seconds: number;
  signal: AbortSignal;
  /** Told with the share of the recording that has been heard, 0-1. */
  onProgress?: (share: number) => void;
}

/** The recognizer is at work on other recordings and will be for long. */
export class RecognizerBusy extends Error {}

const LIBRARY = 'sherpa-onnx';
/** Best first. */
const MODELS: { name: string; files: (folder: string) => WordsModel }[] = [
  {
    name: 'parakeet-0.6b',
    files: (folder) => ({
      kind: 'transducer',
      encoder: join(folder, 'encoder.int8.onnx'),
      decoder: join(folder, 'decoder.int8.onnx'),
      joiner: join(folder, 'joiner.int8.onnx'),
      tokens: join(folder, 'tokens.txt'),
    }),
  },
  {
    name: 'parakeet-110m',
    files: (folder) => ({
      kind: 'ctc',
      model: join(folder, 'model.int8.onnx'),
      tokens: join(folder, 'tokens.txt'),
    }),
  },
];

/** The model stays loaded for so long after it was used. */
const KEPT_MS = 5 * 60_000;
/** Who waits longer for others' recordings goes without. */
const TURN_MS = 5 * 60_000;
/** For a recording, beside its own length. */
const START_MS = 60_000;
/** For any recording. */
const MOST_MS = 40 * 60_000;
/** For a piece of 25 s: a machine that needs longer is too slow for this. */
const PIECE_MS = 60_000;

/** Words of recordings, found on this machine by a program that the operator added: the sound goes nowhere. */
@Injectable()
export class LocalWords implements OnModuleDestroy {
  /** One recording at a time. */
  private readonly turns = new Turns(1);
  private recognizer: RecognizerProcess | undefined;
  private resting: NodeJS.Timeout | undefined;

  constructor(@InjectEnvironment() private readonly environment: Environment) {}

  /** Can words be found here? */
  async state(): Promise<LocalWordsState> {
    return (await this.installed()).state;
  }

  /**
   * Finds the words of a recording. Needs ffmpeg.
   * @param path absolute
   * @throws RecognizerBusy, RecognizerFault, or the signal's reason
   */
  async find(path: string, { pauses, seconds, signal, onProgress }: Listening): Promise<Transcript> {
    const release = await this.takeTurn(signal);
    try {
      const late = AbortSignal.timeout(Math.ceil(Math.min(MOST_MS, START_MS + seconds * 1000)));
      const stopped = AbortSignal.any([signal, late]);
      const words = await this.listen(path, cutAtPauses(pauses, seconds), stopped, onProgress).catch(
        (error: unknown) => {
          signal.throwIfAborted();
          throw late.aborted ? new RecognizerFault('The recognizer took too long.') : error;
        },
      );
      return { source: 'local', text: words.map(({ text }) => text).join(' '), words };
    } finally {
      release();
    }
  }

  onModuleDestroy(): void {
    clearTimeout(this.resting);
    this.recognizer?.end('is not needed any more');
  }

  private async takeTurn(signal: AbortSignal): Promise<() => void> {
    const patience = AbortSignal.timeout(TURN_MS);
    return this.turns.take(undefined, AbortSignal.any([signal, patience])).catch((error: unknown) => {
      signal.throwIfAborted();
      throw patience.aborted ? new RecognizerBusy('Other recordings are before this one.') : error;
    });
  }

  private async listen(
    path: string,
    cuts: number[],
    signal: AbortSignal,
    onProgress: Listening['onProgress'],
  ): Promise<HeardWord[]> {
    clearTimeout(this.resting);
    const words: HeardWord[] = [];
    const cutter = new PieceCutter(cuts);
    const hear = async (): Promise<void> => {
      for (const { start, samples } of cutter.take()) {
        const heard = await (await this.loaded(signal)).hearPiece(samples, PIECE_MS, signal);
        words.push(...heard.map((word) => ({ ...word, start: start + word.start, end: start + word.end })));
        onProgress?.(Math.min(1, (start + samples.length / SAMPLE_RATE) / (cuts.at(-1) ?? 1)));
      }
    };
    try {
      await decodeWithFfmpeg(path, (samples) => cutter.push(samples), {
        maxSeconds: cuts.at(-1) ?? 0,
        timeoutMs: START_MS + (cuts.at(-1) ?? 0) * 1000,
        signal,
        pace: hear,
      });
      cutter.end();
      await hear();
      return words;
    } finally {
      this.resting = setTimeout(() => this.recognizer?.end('is not needed any more'), KEPT_MS);
      this.resting.unref();
    }
  }

  private async loaded(signal: AbortSignal): Promise<RecognizerProcess> {
    if (this.recognizer?.isRunning) return this.recognizer;
    const { options } = await this.installed();
    if (options === undefined) throw new RecognizerFault('There is no recognizer.');
    this.recognizer = await RecognizerProcess.start(options, signal);
    return this.recognizer;
  }

  private async installed(): Promise<{ state: LocalWordsState; options?: RecognizerOptions }> {
    const { modelsDir } = this.environment;
    const models = catalogue();
    const stateOfModel = async (name: string) => {
      const model = models.find((each) => each.name === name);
      return model === undefined ? 'missing' : (await stateOf(modelsDir, model)).state;
    };
    const states = await Promise.all(MODELS.map(({ name }) => stateOfModel(name)));
    const library = await stateOfModel(LIBRARY);
    const best = states.indexOf('installed');
    const model = MODELS[best];
    if (model === undefined)
      return { state: states.every((state) => state === 'missing') ? 'absent' : 'damaged' };
    if (library !== 'installed') return { state: library === 'missing' ? 'absent' : 'damaged' };
    const folders = [folderOf(modelsDir, LIBRARY), folderOf(modelsDir, model.name)];
    const setup = {
      library: folderOf(modelsDir, LIBRARY),
      model: model.files(folderOf(modelsDir, model.name)),
      threads: Math.max(1, Math.min(4, availableParallelism())),
    };
    return { state: 'ready', options: { setup, folders } };
  }
}
