import { randomUUID } from 'node:crypto';
import type { Payload, Result } from '@lectern/contracts/define';
import type { FileAnswer } from '@lectern/contracts/files';
import { storable } from '@lectern/platform/database/storable';
import type { Files } from '@lectern/platform/files/files';
import type { JobRun } from '@lectern/platform/jobs/job-run';
import { Processes } from '@lectern/platform/messaging/handles';
import type { Logger } from '@lectern/platform/logging/logger';
import { InjectFiles, InjectLogger } from '@lectern/platform/provide';
import { Controller } from '@nestjs/common';
import { Cancellable } from '../requests/cancellable.js';
import { AnswerRepository } from '../requests/answer.repository.js';
import { makeAudio, makeFinerAudio } from './make-audio.job.js';
import { readIntoFile } from './read-into-file.js';
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
  async process(reading: Payload<typeof makeAudio>, run: JobRun<Result<typeof makeAudio>>): Promise<void> {
    const { userId } = reading;
    await run.progress('warming-voice', 0.02);
    // Keyed by the attempt, so that a slow first try cannot replace what a second one has stored.
    const key = `generated/${run.id}-${run.attempt}.mp3`;
    const sources = await this.voices.sources();
    const { spoken, ...file } = await this.cancellable.run(run, userId, (signal) =>
      readIntoFile(
        reading,
        sources,
        { files: this.files, key },
        {
          signal,
          progress: (fraction) => run.progress('speaking', 0.05 + 0.9 * fraction),
          onFailed: ({ maker }, error) =>
            this.logger.warn(
              { voice: maker, reason: error instanceof Error ? error.name : 'unknown' },
              'a voice failed',
            ),
        },
      ),
    );
    const finerSoon = (await this.voices.ahead()) !== undefined;
    const answer: FileAnswer = { ...file, temporary: true, spoken: { ...spoken, finerSoon } };
    await run.complete(async (tx) => {
      await this.answers.keep(tx, { id: run.id, userId, sessionId: null, answer, fileKey: key });
      if (finerSoon) await tx.enqueue(makeFinerAudio, storable(reading), { userId, requestId: randomUUID() });
      return { generationId: run.id };
    });
  }
}
