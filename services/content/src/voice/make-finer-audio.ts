import { createHash } from 'node:crypto';
import type { Payload, Result } from '@lectern/contracts/define';
import type { FileAnswer } from '@lectern/contracts/files';
import type { Files } from '@lectern/platform/files/files';
import type { JobRun } from '@lectern/platform/jobs/job-run';
import { Processes } from '@lectern/platform/messaging/handles';
import { InjectFiles } from '@lectern/platform/provide';
import { Controller } from '@nestjs/common';
import { AnswerRepository } from '../requests/answer.repository.js';
import { makeFinerAudio, type Reading } from './make-audio.job.js';
import { readIntoFile } from './read-into-file.js';
import { Voices } from './voice-source.js';

/** Reads once more what somebody has heard in a quicker voice, for when the same is asked again. */
@Controller()
export class MakeFinerAudio {
  constructor(
    private readonly voices: Voices,
    private readonly answers: AnswerRepository,
    @InjectFiles() private readonly files: Files,
  ) {}

  @Processes(makeFinerAudio)
  async process(
    reading: Payload<typeof makeFinerAudio>,
    run: JobRun<Result<typeof makeFinerAudio>>,
  ): Promise<void> {
    const { userId } = reading;
    const id = finerId(reading);
    const source = await this.voices.ahead();
    if (source === undefined || (await this.answers.find(id, userId)) !== null) {
      await run.complete(async () => ({ generationId: null }));
      return;
    }
    const key = `generated/${run.id}-${run.attempt}.mp3`;
    const { spoken, ...file } = await readIntoFile(
      reading,
      [source],
      { files: this.files, key },
      { signal: run.signal },
    );
    const answer: FileAnswer = { ...file, temporary: false, spoken: { ...spoken, finerSoon: false } };
    await run.complete(async (tx) => {
      await this.answers.keep(tx, { id, userId, sessionId: null, answer, fileKey: key });
      return { generationId: id };
    });
  }
}

/** The same words in the same voice for the same user have the same id: a UUID of the reading, of version 8 (RFC 9562). */
export function finerId({ userId, voice, passages }: Reading): string {
  const digits = createHash('sha256')
    .update(JSON.stringify([userId, voice, passages.map(({ text, pauseAfter }) => [text, pauseAfter])]))
    .digest('hex');
  const parts = [digits.slice(0, 8), digits.slice(8, 12), `8${digits.slice(13, 16)}`];
  return [...parts, `a${digits.slice(17, 20)}`, digits.slice(20, 32)].join('-');
}
