import { randomUUID } from 'node:crypto';
import type { Actor } from '@lectern/contracts/actor';
import { analysis } from '@lectern/contracts/analysis';
import type { Input } from '@lectern/contracts/define';
import { MAX_RETAKES, retakeSubmitted, retakes } from '@lectern/contracts/retakes';
import { Database } from '@lectern/platform/database/database';
import { refuse } from '@lectern/platform/errors/app-error';
import { Bus } from '@lectern/platform/messaging/bus';
import { Injectable } from '@nestjs/common';
import { SessionRepository } from '../session/session.repository.js';
import { RetakeEntity } from './retake.entity.js';
import { allowances } from '../allowances.js';

type Submitted = Omit<Input<typeof retakes.submitMeasured>, 'speech'>;

interface NewRetake extends Submitted, Partial<Pick<Input<typeof retakes.submitMeasured>, 'speech'>> {
  analysisId: string;
  file: Pick<RetakeEntity, 'fileKey' | 'fileName' | 'size' | 'sha256' | 'contentType'>;
}

/** Takes in what was said again, with or without its audio. */
@Injectable()
export class RetakeIntake {
  constructor(
    private readonly database: Database,
    private readonly repository: SessionRepository,
    private readonly bus: Bus,
  ) {}

  /**
   * Is this a passage of the session's own analysis? Answers whose.
   * @throws AppError not_found, conflict or invalid_input
   */
  async check(
    { sessionId, passage }: Pick<Submitted, 'sessionId' | 'passage'>,
    actor: Actor,
  ): Promise<string> {
    await this.repository.ofOwner(sessionId, actor.userId);
    const report = await this.bus.ask(analysis.getReport, { sessionId }, actor);
    if (report.analysis === null || report.run === null) throw refuse('no-passage-yet');
    const { events, measurements } = report.analysis;
    const known = new Set(events.map(({ id }) => id));
    if (!passage.eventIds.every((id) => known.has(id))) throw refuse('no-such-finding');
    // Half a second of rounding between two clocks is no fault.
    if (passage.end > measurements.durationSeconds + 0.5) throw refuse('passage-too-late');
    return report.run.jobId;
  }

  store(take: NewRetake, { userId }: Actor): Promise<{ takeId: string }> {
    const { sessionId, analysisId, passage, file, speech, transcript, transcriptSource } = take;
    return this.database.transaction(async (tx) => {
      await this.repository.lockForOwner(tx, sessionId, userId);
      // The same bytes again are a repeated request, not another take.
      const known = await tx.manager.findOneBy(RetakeEntity, { sessionId, userId, sha256: file.sha256 });
      if (known !== null) {
        if (file.fileKey !== null && file.fileKey !== known.fileKey) await tx.discardFile(file.fileKey);
        return { takeId: known.id };
      }
      if ((await tx.manager.countBy(RetakeEntity, { sessionId })) >= MAX_RETAKES)
        throw refuse('retakes-full', { most: MAX_RETAKES });
      await allowances.assertRoom(tx, userId, 'entries');
      await allowances.assertRoom(tx, userId, 'recordings', file.size);
      const takeId = randomUUID();
      const ids = { sessionId, userId, analysisId };
      await tx.manager.insert(RetakeEntity, {
        id: takeId,
        ...ids,
        ...passage,
        ...file,
        createdAt: new Date(),
      });
      const { fileKey } = file;
      const heard = { fileKey, speech, transcript, transcriptSource };
      await tx.publish(retakeSubmitted, { takeId, ...ids, ...passage, ...heard });
      return { takeId };
    });
  }
}
