import { randomUUID } from 'node:crypto';
import type { Payload } from '@lectern/contracts/define';
import { FileAnswer } from '@lectern/contracts/files';
import { Database } from '@lectern/platform/database/database';
import { refuse } from '@lectern/platform/errors/app-error';
import type { Files } from '@lectern/platform/files/files';
import { Jobs } from '@lectern/platform/jobs/jobs';
import { InjectFiles } from '@lectern/platform/provide';
import { Injectable } from '@nestjs/common';
import { AnswerRepository } from '../requests/answer.repository.js';
import { storable } from '@lectern/platform/database/storable';
import { makeAudio } from './make-audio.job.js';

@Injectable()
export class AudioRequests {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly answers: AnswerRepository,
    @InjectFiles() private readonly files: Files,
  ) {}

  /** Queues the speaking, waits for it, and answers with the file; both audio calls end here. */
  async speak(
    request: Payload<typeof makeAudio>,
    requestId: string | undefined,
    waitMs: number,
  ): Promise<FileAnswer> {
    if (request.passages.length === 0) throw refuse('nothing-to-speak');
    const { userId } = request;
    const id = await this.database.transaction((tx) =>
      tx.enqueue(makeAudio, storable(request), { userId, requestId: requestId ?? randomUUID() }),
    );
    const { generationId } = await this.jobs.result(makeAudio, id, waitMs);
    const answer = FileAnswer.parse((await this.answers.ofOwner(generationId, userId)).answer);
    // A repeated request whose first answer has been sent already: that file is gone, so it is spoken again.
    return (await this.files.size(answer.key)) === null ? this.speak(request, randomUUID(), waitMs) : answer;
  }
}

/** The file name that the browser saves under; the ending is always the right one. */
export function mp3Name(name: string): string {
  const plain = name
    .replace(/[\u0000-\u001f\u007f/\\:*?"<>|]+/g, '-')
    .replace(/^\.+/, '')
    .trim();
  return /\.mp3$/i.test(plain) ? plain : `${plain || 'lectern'}.mp3`;
}
