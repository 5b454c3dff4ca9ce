import type { Actor } from '@lectern/contracts/actor';
import type { Input } from '@lectern/contracts/define';
import { MAX_TAKES, type Take, takeAnalysis, takeDeleted, takes } from '@lectern/contracts/takes';
import { Database } from '@lectern/platform/database/database';
import { AppError } from '@lectern/platform/errors/app-error';
import { Bus } from '@lectern/platform/messaging/bus';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { StoredFileLink } from '../file/stored-file-link.js';
import { SessionRepository } from '../session/session.repository.js';
import { TakeEntity } from './take.entity.js';

@Controller()
export class ManageTakes {
  constructor(
    private readonly database: Database,
    private readonly repository: SessionRepository,
    private readonly bus: Bus,
    private readonly link: StoredFileLink,
  ) {}

  /** Newest first. */
  @Handles(takes.list)
  async list({ sessionId }: Input<typeof takes.list>, actor: Actor): Promise<Take[]> {
    const { userId } = actor;
    await this.repository.ofOwner(sessionId, userId);
    const found = await this.database.manager.find(TakeEntity, {
      where: { sessionId, userId },
      order: { createdAt: 'DESC' },
      take: MAX_TAKES,
    });
    if (found.length === 0) return [];
    const takeIds = found.map(({ id }) => id);
    const reports = await this.bus.ask(takeAnalysis.getReports, { takeIds }, actor);
    const byTake = new Map(reports.map((report) => [report.takeId, report]));
    return found.map((take) => {
      const report = byTake.get(take.id);
      return {
        id: take.id,
        sessionId,
        analysisId: take.analysisId,
        eventIds: take.eventIds,
        start: take.start,
        end: take.end,
        createdAt: take.createdAt.toISOString(),
        audioUrl: this.link.toRecording(take),
        // Not heard of yet: the fact is on its way.
        status: report?.status ?? 'queued',
        error: report?.error ?? null,
        comparison: report?.comparison ?? null,
      };
    });
  }

  @Handles(takes.delete)
  delete({ sessionId, takeId: id }: Input<typeof takes.delete>, { userId }: Actor): Promise<null> {
    return this.database.transaction(async (tx) => {
      const take = await tx.manager.findOne(TakeEntity, {
        where: { id, sessionId, userId },
        lock: { mode: 'pessimistic_write' },
      });
      if (take === null) throw new AppError('not_found', 'There is no such retake.');
      await tx.manager.delete(TakeEntity, { id });
      await tx.publish(takeDeleted, { takeId: id, sessionId, userId, fileKey: take.fileKey });
      return null;
    });
  }
}
