import type { Environment } from '@lectern/platform/config/environment';
import { Turns } from '@lectern/platform/isolated/turns';
import { Condition, Counters } from '@lectern/platform/logging/counters';
import type { Logger } from '@lectern/platform/logging/logger';
import { InjectEnvironment, InjectLogger } from '@lectern/platform/provide';
import type { Interval } from '@lectern/speech/signal/runs';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { SAMPLE_RATE } from '../audio/audio.js';
import { decodeWithFfmpeg } from '../audio/ffmpeg.js';
import type { Transcript } from '../transcript/transcript.js';
import { cutAtPauses } from './cut-at-pauses.js';
import { PieceCutter } from './piece-cutter.js';
import { OwnRecognizer } from './own-recognizer.js';
import { RecognizerElsewhere } from './recognizer-elsewhere.js';
import type { Recognizer } from './recognizer-port.js';
import type { HeardWord } from './recognizer-protocol.js';
import { RecognizerFault } from './recognizer-process.js';

export interface Listening {
  /** What was measured of the recording. */
  pauses: readonly Interval[];
  seconds: number;
  signal: AbortSignal;
  /** Where somebody spoke: what is without speech is not listened to. */
  speech: readonly Interval[];
  /** Told with the share of the recording that has been heard, 0-1. */
  onProgress?: (share: number) => void;
}

/** The recognizer is at work on other recordings and will be for long. */
export class RecognizerBusy extends Error {}

/** Who waits longer for others' recordings goes without. */
const TURN_MS = 5 * 60_000;
/** For a recording, beside its own length. */
const START_MS = 60_000;
/** For any recording. */
const MOST_MS = 40 * 60_000;

/** Words of recordings, found on this machine by a program that the operator added: the sound goes nowhere. */
@Injectable()
export class LocalWords implements OnModuleDestroy {
  /** One recording at a time. */
  private readonly turns = new Turns(1);
  readonly recognizer: Recognizer;

  constructor(
    @InjectEnvironment() { WORDS_URL, modelsDir }: Environment,
    @InjectLogger() logger: Logger,
    counters: Counters,
  ) {
    this.recognizer =
      WORDS_URL === undefined
        ? new OwnRecognizer(modelsDir)
        : new RecognizerElsewhere(WORDS_URL, new Condition('server of words', logger, counters));
  }

  /**
   * Finds the words of a recording. Needs ffmpeg.
   * @param path absolute
   * @throws RecognizerBusy, RecognizerFault, or the signal's reason
   */
  async find(path: string, listening: Listening): Promise<Transcript> {
    const { seconds, signal } = listening;
    const release = await this.takeTurn(signal);
    try {
      const late = AbortSignal.timeout(Math.ceil(Math.min(MOST_MS, START_MS + seconds * 1000)));
      const stopped = AbortSignal.any([signal, late]);
      const words = await this.listen(path, { ...listening, signal: stopped }).catch((error: unknown) => {
        signal.throwIfAborted();
        throw late.aborted ? new RecognizerFault('The recognizer took too long.') : error;
      });
      return { source: 'local', text: words.map(({ text }) => text).join(' '), words };
    } finally {
      release();
    }
  }

  onModuleDestroy(): void {
    this.recognizer.end();
  }

  private async takeTurn(signal: AbortSignal): Promise<() => void> {
    const patience = AbortSignal.timeout(TURN_MS);
    return this.turns.take(undefined, AbortSignal.any([signal, patience])).catch((error: unknown) => {
      signal.throwIfAborted();
      throw patience.aborted ? new RecognizerBusy('Other recordings are before this one.') : error;
    });
  }

  private async listen(path: string, listening: Listening): Promise<HeardWord[]> {
    const { pauses, speech, seconds, signal, onProgress } = listening;
    const words: HeardWord[] = [];
    const cutter = new PieceCutter(cutAtPauses(pauses, seconds));
    const hear = async (): Promise<void> => {
      for (const { start, samples } of cutter.take()) {
        const end = start + samples.length / SAMPLE_RATE;
        if (speech.some((spoken) => spoken.start < end && spoken.end > start)) {
          const heard = await this.recognizer.hear(samples, { signal });
          words.push(...heard.map((word) => ({ ...word, start: start + word.start, end: start + word.end })));
        }
        onProgress?.(Math.min(1, end / seconds));
      }
    };
    await decodeWithFfmpeg(path, (samples) => cutter.push(samples), {
      maxSeconds: seconds,
      timeoutMs: START_MS + seconds * 1000,
      signal,
      pace: hear,
    });
    cutter.end();
    await hear();
    return words;
  }
}
