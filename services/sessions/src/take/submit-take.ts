import { randomUUID } from 'node:crypto';
import type { Actor } from '@lectern/contracts/actor';
import { analysis, type Analysis } from '@lectern/contracts/analysis';
import type { Input, Output } from '@lectern/contracts/define';
import { MAX_TAKES, takeSubmitted, takes } from '@lectern/contracts/takes';
import { Database } from '@lectern/platform/database/database';
import type { Transaction } from '@lectern/platform/database/transaction';
import { AppError } from '@lectern/platform/errors/app-error';
import type { Files } from '@lectern/platform/files/files';
import { Bus } from '@lectern/platform/messaging/bus';
import { Handles } from '@lectern/platform/messaging/handles';
import { InjectFiles } from '@lectern/platform/provide';
import { Controller } from '@nestjs/common';
import { SessionRepository } from '../session/session.repository.js';
import { TakeEntity } from './take.entity.js';

type Submission = Input<typeof takes.submit>;

@Controller()
export class SubmitTake {
  constructor(
    private readonly database: Database,
    private readonly repository: SessionRepository,
    private readonly bus: Bus,
    @InjectFiles() private readonly files: Files,
  ) {}

  @Handles(takes.submit)
  async handle(input: Submission, actor: Actor): Promise<Output<typeof takes.submit>> {
    const { sessionId, upload, passage } = input;
    const { userId } = actor;
    await this.repository.ofOwner(sessionId, userId);
    const report = await this.bus.ask(analysis.getReport, { sessionId }, actor);
    if (report.analysis === null || report.run === null)
      throw new AppError(
        'conflict',
        'This session has no analysis yet, so there is no passage to say again.',
      );
    checkPassage(passage, report.analysis);
    const { contentType } = await this.bus.ask(analysis.inspectRecording, { upload }, actor);
    const analysisId = report.run.jobId;

    const jobId = await this.database.transaction(async (tx) => {
      await this.repository.lockForOwner(tx, sessionId, userId);
      // The same bytes again are a repeated request, not another take.
      const known = await tx.manager.findOneBy(TakeEntity, { sessionId, userId, sha256: upload.sha256 });
      if (known !== null) return known.id;
      if ((await tx.manager.countBy(TakeEntity, { sessionId })) >= MAX_TAKES)
        throw new AppError('conflict', `A session keeps up to ${MAX_TAKES} retakes. Delete one first.`);
      return this.store(tx, { input, contentType, analysisId, userId });
    });
    const kept = await this.database.manager.existsBy(TakeEntity, { id: jobId, fileKey: upload.key });
    if (!kept) await this.files.delete(upload.key);
    return {
      sessionId,
      jobId,
      status: 'queued',
      received: { size: upload.size, sha256: upload.sha256 },
    };
  }

  private async store(
    tx: Transaction,
    take: { input: Submission; contentType: string; analysisId: string; userId: string },
  ): Promise<string> {
    const { sessionId, upload, passage, transcript, transcriptSource, discardAudio } = take.input;
    const { contentType, analysisId, userId } = take;
    const takeId = randomUUID();
    const { key: fileKey, fileName, size, sha256 } = upload;
    await tx.manager.insert(TakeEntity, {
      id: takeId,
      sessionId,
      userId,
      analysisId,
      ...passage,
      fileKey,
      contentType,
      fileName,
      size,
      sha256,
      createdAt: new Date(),
    });
    await tx.publish(takeSubmitted, {
      takeId,
      sessionId,
      userId,
      analysisId,
      fileKey,
      ...passage,
      discardAudio: discardAudio === 'true',
      transcript,
      transcriptSource,
    });
    return takeId;
  }
}

function checkPassage({ end, eventIds }: Submission['passage'], { events, measurements }: Analysis): void {
  const known = new Set(events.map(({ id }) => id));
  if (!eventIds.every((id) => known.has(id)))
    throw new AppError('not_found', 'There is no such finding in this analysis.');
  // Half a second of rounding between two clocks is no fault.
  if (end > measurements.durationSeconds + 0.5)
    throw new AppError('invalid_input', 'passage: it ends after the recording.');
}
