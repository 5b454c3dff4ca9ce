import type { Payload } from '@lectern/contracts/define';
import type { analyzeRecording } from '@lectern/contracts/analysis';
import type { Environment } from '@lectern/platform/config/environment';
import type { Logger } from '@lectern/platform/logging/logger';
import { InjectEnvironment, InjectLogger } from '@lectern/platform/provide';
import type { Acoustics } from '@lectern/speech/measurements';
import { Injectable } from '@nestjs/common';
import { hasFfmpeg } from '../audio/ffmpeg.js';
import { LocalWords, RecognizerBusy } from '../local-words/local-words.js';
import type { Transcript } from './transcript.js';
import { Transcriber } from './transcriber.js';

const UNREACHABLE = 'The transcription service did not answer with a transcript.';
const DAMAGED = 'The words could not be found on this machine: the model’s files are damaged.';
const BUSY = 'The words could not be found on this machine: it was at work on other recordings for too long.';
const BROKE_OFF = 'The words could not be found on this machine: the recognizer broke off.';
const INSTEAD = 'The words that came with the recording are used instead.';

/** The words that came with a recording. */
type Supplied = Pick<Payload<typeof analyzeRecording>, 'transcript' | 'transcriptSource'>;

export interface Recording extends Supplied {
  /** Absolute. */
  path: string;
  /** What was measured of it. */
  acoustics: Acoustics;
}

export interface ChosenTranscript {
  transcript: Transcript | null;
  notes: string[];
}

/** What came of asking one source: nothing where it is not there to be asked. */
type Asked = Transcript | { note: string } | undefined;

/** The best words that can be had: found on this machine, else by the endpoint, else those that came along, else none. */
@Injectable()
export class ChooseTranscript {
  constructor(
    private readonly transcriber: Transcriber,
    private readonly localWords: LocalWords,
    @InjectEnvironment() private readonly environment: Environment,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  /** @param onProgress told with the share of the recording whose words are found, 0-1, where that is known */
  async choose(
    recording: Recording,
    signal: AbortSignal,
    onProgress?: (share: number) => void,
  ): Promise<ChosenTranscript> {
    const sources = {
      local: () => this.onThisMachine(recording, signal, onProgress),
      endpoint: () => this.fromEndpoint(recording, signal),
    };
    const notes: string[] = [];
    for (const source of this.environment.WORDS_ORDER.split(',') as (keyof typeof sources)[]) {
      const asked = await sources[source]();
      if (asked === undefined) continue;
      if (!('note' in asked)) {
        // Who heard nothing may have been wrong.
        if (asked.text !== '') return { transcript: asked, notes };
        continue;
      }
      notes.push(asked.note);
    }
    const supplied = suppliedBy(recording);
    if (supplied !== null && notes.length > 0) notes.push(INSTEAD);
    return { transcript: supplied, notes };
  }

  private async onThisMachine(
    { path, acoustics }: Recording,
    signal: AbortSignal,
    onProgress: ((share: number) => void) | undefined,
  ): Promise<Asked> {
    const state = await this.localWords.state();
    if (state === 'absent' || !(await hasFfmpeg())) return undefined;
    if (state === 'damaged') return { note: DAMAGED };
    const { pauses, measurements } = acoustics;
    const listening = {
      pauses,
      seconds: measurements.durationSeconds,
      signal,
      ...(onProgress && { onProgress }),
    };
    return this.localWords
      .find(path, listening)
      .catch((error: unknown) =>
        this.noteOf(error, error instanceof RecognizerBusy ? BUSY : BROKE_OFF, signal),
      );
  }

  private async fromEndpoint({ path }: Recording, signal: AbortSignal): Promise<Asked> {
    if (!this.transcriber.isConfigured) return undefined;
    return this.transcriber
      .transcribe(path, signal)
      .catch((error: unknown) => this.noteOf(error, UNREACHABLE, signal));
  }

  private noteOf(error: unknown, note: string, signal: AbortSignal): { note: string } {
    signal.throwIfAborted();
    // Only the kind of fault: an endpoint's message may quote what it was sent.
    this.logger.warn({ fault: error instanceof Error ? error.name : 'unknown' }, 'transcription failed');
    return { note };
  }
}

export function suppliedBy({ transcript, transcriptSource }: Supplied): Transcript | null {
  return transcript ? { source: transcriptSource ?? 'supplied', text: transcript, words: null } : null;
}
