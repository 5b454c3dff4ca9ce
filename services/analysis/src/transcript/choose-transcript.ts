import type { Payload } from '@lectern/contracts/define';
import type { analyzeRecording } from '@lectern/contracts/analysis';
import type { AnalysisNote } from '@lectern/contracts/analysis-notes';
import type { Environment } from '@lectern/platform/config/environment';
import type { Logger } from '@lectern/platform/logging/logger';
import { InjectEnvironment, InjectLogger } from '@lectern/platform/provide';
import type { Acoustics } from '@lectern/speech/measurements';
import { Injectable } from '@nestjs/common';
import { hasFfmpeg } from '../audio/ffmpeg.js';
import { judging } from '../report/judging.js';
import { LocalWords, RecognizerBusy } from '../local-words/local-words.js';
import type { Transcript } from './transcript.js';
import { Transcriber } from './transcriber.js';

/** The words that came with a recording. */
type Supplied = Pick<Payload<typeof analyzeRecording>, 'transcript' | 'transcriptSource' | 'timedWords'>;

export interface Recording extends Supplied {
  userId: string;
  /** Absolute. */
  path: string;
  /** What was measured of it. */
  acoustics: Acoustics;
}

export interface ChosenTranscript {
  transcript: Transcript | null;
  notes: AnalysisNote[];
}

type Fault = 'recognizer-busy' | 'recognizer-broke-off' | 'endpoint-unreachable';

/** What came of asking one source: nothing where it is not there to be asked. */
type Asked = Transcript | { note: AnalysisNote } | undefined;

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
    const notes: AnalysisNote[] = [];
    for (const source of this.environment.WORDS_ORDER.split(',') as (keyof typeof sources)[]) {
      const asked = await sources[source]();
      if (asked === undefined) continue;
      if (!('note' in asked)) {
        // Who heard nothing may have been wrong.
        if (asked.text !== '') return this.withSupplied(asked, { recording, notes, signal });
        continue;
      }
      notes.push(asked.note);
    }
    const supplied = suppliedBy(recording);
    if (supplied !== null && notes.length > 0) notes.push({ code: 'supplied-words-instead' });
    return { transcript: supplied, notes };
  }

  /** Words that the user gave are theirs, and take the times of those that were heard on this machine. */
  private async withSupplied(
    heard: Transcript,
    { recording, notes, signal }: { recording: Recording; notes: AnalysisNote[]; signal: AbortSignal },
  ): Promise<ChosenTranscript> {
    const supplied = suppliedBy(recording);
    if (heard.source !== 'local' || heard.words === null || supplied?.source !== 'supplied')
      return { transcript: heard, notes };
    const asked = { heard: heard.words, text: supplied.text };
    const words = await judging.place(asked, { userId: recording.userId, signal });
    return words === null
      ? { transcript: heard, notes: [...notes, { code: 'other-words-heard' }] }
      : { transcript: { ...supplied, words }, notes };
  }

  private async onThisMachine(
    { path, acoustics }: Recording,
    signal: AbortSignal,
    onProgress: ((share: number) => void) | undefined,
  ): Promise<Asked> {
    const state = await this.localWords.recognizer.state();
    if (state === 'absent' || !(await hasFfmpeg())) return undefined;
    if (state === 'damaged') return { note: { code: 'recognizer-damaged' } };
    const { pauses, speech, measurements } = acoustics;
    const listening = {
      pauses,
      speech,
      seconds: measurements.durationSeconds,
      signal,
      ...(onProgress && { onProgress }),
    };
    return this.localWords
      .find(path, listening)
      .catch((error: unknown) =>
        this.noteOf(
          error,
          error instanceof RecognizerBusy ? 'recognizer-busy' : 'recognizer-broke-off',
          signal,
        ),
      );
  }

  private async fromEndpoint({ path }: Recording, signal: AbortSignal): Promise<Asked> {
    if (!this.transcriber.isConfigured) return undefined;
    return this.transcriber
      .transcribe(path, signal)
      .catch((error: unknown) => this.noteOf(error, 'endpoint-unreachable', signal));
  }

  private noteOf(error: unknown, code: Fault, signal: AbortSignal): { note: AnalysisNote } {
    signal.throwIfAborted();
    // Only the kind of fault: an endpoint's message may quote what it was sent.
    this.logger.warn({ fault: error instanceof Error ? error.name : 'unknown' }, 'transcription failed');
    return { note: { code } };
  }
}

export function suppliedBy({ transcript, transcriptSource, timedWords }: Supplied): Transcript | null {
  if (timedWords !== undefined && timedWords.length > 0)
    return { source: 'local', text: timedWords.map(({ text }) => text).join(' '), words: timedWords };
  return transcript ? { source: transcriptSource ?? 'supplied', text: transcript, words: null } : null;
}
