import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Payload, Result } from '@lectern/contracts/define';
import type { FileAnswer } from '@lectern/contracts/files';
import type { Files } from '@lectern/platform/files/files';
import type { JobRun } from '@lectern/platform/jobs/job-run';
import { Processes } from '@lectern/platform/messaging/handles';
import type { Logger } from '@lectern/platform/logging/logger';
import { InjectFiles, InjectLogger } from '@lectern/platform/provide';
import { Controller } from '@nestjs/common';
import { Cancellable } from '../requests/cancellable.js';
import { AnswerRepository } from '../requests/answer.repository.js';
import { makeAudio } from './make-audio.job.js';
import { type SpeakOptions, speakToMp3 } from './mp3.js';
import type { Passage } from './spoken-text.js';
import { Voices } from './voice-source.js';

@Controller()
export class MakeAudio {
  constructor(
    private readonly voices: Voices,
    private readonly answers: AnswerRepository,
    private readonly cancellable: Cancellable,
    @InjectFiles() private readonly files: Files,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  @Processes(makeAudio)
  async process(
    { userId, passages, fileName, voice }: Payload<typeof makeAudio>,
    run: JobRun<Result<typeof makeAudio>>,
  ): Promise<void> {
    await run.progress('warming-voice', 0.02);
    const folder = await mkdtemp(join(tmpdir(), 'lectern-audio-'));
    try {
      const path = join(folder, 'speech.mp3');
      await this.cancellable.run(run, userId, (signal) =>
        this.speak(passages, {
          voice,
          title: fileName.replace(/\.mp3$/i, ''),
          path,
          signal,
          progress: (fraction) => run.progress('speaking', 0.05 + 0.9 * fraction),
        }),
      );
      // Keyed by the attempt, so that a slow first try cannot replace what a second one has stored.
      const key = `generated/${run.id}-${run.attempt}.mp3`;
      const { size } = await this.files.put(key, createReadStream(path));
      const answer: FileAnswer = { key, fileName, contentType: 'audio/mpeg', size, temporary: true };
      await run.complete(async (tx) => {
        await this.answers.keep(tx, { id: run.id, userId, sessionId: null, answer, fileKey: key });
        return { generationId: run.id };
      });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** The next voice speaks the whole text when one before it fails: half a speech in another voice helps nobody. */
  private async speak(passages: readonly Passage[], options: SpeakOptions): Promise<void> {
    for (const [at, source] of this.voices.sources.entries()) {
      try {
        return await speakToMp3(source, passages, options);
      } catch (error) {
        options.signal.throwIfAborted();
        if (at === this.voices.sources.length - 1) throw error;
        this.logger.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'a voice failed');
      }
    }
  }
}
