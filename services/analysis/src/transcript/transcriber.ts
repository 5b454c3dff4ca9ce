import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { MAX_AUDIO_SECONDS } from '@lectern/contracts/file-limits';
import { SpokenText } from '@lectern/contracts/spoken-text';
import type { Environment } from '@lectern/platform/config/environment';
import { InjectEnvironment } from '@lectern/platform/provide';
import { Injectable } from '@nestjs/common';
import { BadRequestError, toFile } from 'openai';
import { z } from 'zod';
import { type ModelEndpoint, transcriptionEndpoint } from '../config.js';
import { encodeMp3, hasFfmpeg } from '../audio/ffmpeg.js';
import type { Transcript } from './transcript.js';

const ENCODE_TIMEOUT_MS = 2 * 60_000;
/** The service takes 25 MB; two hours at 24 kbit/s are 21.6. */
const MOST_UPLOAD_BYTES = 24 * 1024 * 1024;

const time = z
  .number()
  .nonnegative()
  .max(MAX_AUDIO_SECONDS * 2);
const Answer = z.object({
  text: SpokenText,
  words: z
    .array(z.object({ word: SpokenText.max(200), start: time, end: time }))
    .max(50_000)
    .nullish(),
});

/** Speech to text by the endpoint that the operator configured; audio goes nowhere else. */
@Injectable()
export class Transcriber {
  private readonly endpoint: ModelEndpoint | undefined;

  constructor(@InjectEnvironment() environment: Environment) {
    this.endpoint = transcriptionEndpoint(environment);
  }

  /** Is an endpoint configured? */
  get isConfigured(): boolean {
    return this.endpoint !== undefined;
  }

  /** @throws when the endpoint does not answer with a transcript, after retries with backoff */
  async transcribe(path: string, signal: AbortSignal): Promise<Transcript> {
    const folder = await mkdtemp(join(tmpdir(), 'lectern-words-'));
    try {
      const { text, words } = Answer.parse(await this.ask(await smallCopy(path, folder, signal), signal));
      const timed = words?.filter(({ start, end }) => end >= start) ?? [];
      return {
        source: 'model',
        text: text.trim(),
        words:
          timed.length === 0
            ? null
            : timed.map(({ word, start, end }) => ({ text: word.trim(), start, end })),
      };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  private async ask(path: string, stopped: AbortSignal): Promise<unknown> {
    if (this.endpoint === undefined) throw new Error('no transcription endpoint is configured');
    const { transcriptions } = this.endpoint.client.audio;
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(this.endpoint.patienceMs)]);
    // Not a stream: a retry sends the same bytes again.
    const file = await toFile(await readFile(path), basename(path));
    const request = { model: this.endpoint.model, temperature: 0, file };
    try {
      return await transcriptions.create(
        {
          ...request,
          response_format: 'verbose_json',
          timestamp_granularities: ['word'],
        },
        { signal },
      );
    } catch (error) {
      // Models other than whisper know no word times and say so with a 400.
      if (!(error instanceof BadRequestError)) throw error;
      return transcriptions.create({ ...request, response_format: 'json' }, { signal });
    }
  }
}

/** The recording as mono MP3, which every endpoint takes; without ffmpeg the file itself, if it is small enough. */
async function smallCopy(path: string, folder: string, signal: AbortSignal): Promise<string> {
  if (await hasFfmpeg()) {
    const target = join(folder, 'recording.mp3');
    await encodeMp3(path, target, { maxSeconds: MAX_AUDIO_SECONDS, timeoutMs: ENCODE_TIMEOUT_MS, signal });
    return target;
  }
  if ((await stat(path)).size > MOST_UPLOAD_BYTES)
    throw new Error('too large to be transcribed without ffmpeg');
  return path;
}
