import type { Payload } from '@lectern/contracts/define';
import type { analyseRecording } from '@lectern/contracts/analysis';
import type { Logger } from '@lectern/platform/logging/logger';
import { InjectLogger } from '@lectern/platform/provide';
import { Injectable } from '@nestjs/common';
import type { Transcript } from './transcript.js';
import { Transcriber } from './transcriber.js';

const UNREACHABLE = 'The transcription service did not answer with a transcript.';
const INSTEAD = 'The words that came with the recording are used instead.';

/** The words that came with a recording. */
type Supplied = Pick<Payload<typeof analyseRecording>, 'transcript' | 'transcriptSource'>;

export interface ChosenTranscript {
  transcript: Transcript | null;
  notes: string[];
}

/** The best words that can be had: from the configured endpoint, else those that came with the recording, else none. */
@Injectable()
export class ChooseTranscript {
  constructor(
    private readonly transcriber: Transcriber,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  async choose(path: string, submission: Supplied, signal: AbortSignal): Promise<ChosenTranscript> {
    const supplied = suppliedBy(submission);
    if (!this.transcriber.isConfigured) return { transcript: supplied, notes: [] };
    try {
      const transcript = await this.transcriber.transcribe(path, signal);
      return { transcript: transcript.text === '' ? supplied : transcript, notes: [] };
    } catch (error) {
      signal.throwIfAborted();
      // Only the kind of fault: an endpoint's message may quote what it was sent.
      this.logger.warn({ fault: error instanceof Error ? error.name : 'unknown' }, 'transcription failed');
      return { transcript: supplied, notes: [supplied ? `${UNREACHABLE} ${INSTEAD}` : UNREACHABLE] };
    }
  }
}

export function suppliedBy({ transcript, transcriptSource }: Supplied): Transcript | null {
  return transcript ? { source: transcriptSource ?? 'supplied', text: transcript, words: null } : null;
}
