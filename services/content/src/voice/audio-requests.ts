import { randomUUID } from 'node:crypto';
import { FileAnswer } from '@lectern/contracts/files';
import { Database } from '@lectern/platform/database/database';
import { refuse } from '@lectern/platform/errors/app-error';
import type { Files } from '@lectern/platform/files/files';
import { Jobs } from '@lectern/platform/jobs/jobs';
import { InjectFiles } from '@lectern/platform/provide';
import { Injectable } from '@nestjs/common';
import { AnswerRepository } from '../requests/answer.repository.js';
import { storable } from '@lectern/platform/database/storable';
import { makeAudio, type Reading } from './make-audio.job.js';
import { finerId } from './make-finer-audio.js';

@Injectable()
export class AudioRequests {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly answers: AnswerRepository,
    @InjectFiles() private readonly files: Files,
  ) {}

  /** Queues the speaking, waits for it, and answers with the file; all audio calls end here. */
  async speak(request: Reading, requestId: string | undefined, waitMs: number): Promise<FileAnswer> {
    if (request.passages.length === 0) throw refuse('nothing-to-speak');
    const { userId } = request;
    const finer = await this.finer(request);
    if (finer !== undefined) return finer;
    const id = await this.database.transaction((tx) =>
      tx.enqueue(makeAudio, storable(request), { userId, requestId: requestId ?? randomUUID() }),
    );
    const { generationId } = await this.jobs.result(makeAudio, id, waitMs);
    const answer = FileAnswer.parse((await this.answers.ofOwner(generationId, userId)).answer);
    // A repeated request whose first answer has been sent already: that file is gone, so it is spoken again.
    return (await this.files.size(answer.key)) === null ? this.speak(request, randomUUID(), waitMs) : answer;
  }

  /** The same, read ahead by a better voice. */
  private async finer(request: Reading): Promise<FileAnswer | undefined> {
    const kept = await this.answers.find(finerId(request), request.userId);
    if (kept === null) return undefined;
    const answer = FileAnswer.parse(kept.answer);
    if ((await this.files.size(answer.key)) === null) return undefined;
    return { ...answer, fileName: request.fileName };
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
