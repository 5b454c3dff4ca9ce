import type { Actor } from '@lectern/contracts/actor';
import type { Input } from '@lectern/contracts/define';
import { MAX_RETAKES, type Retake, retakeAnalysis, retakes } from '@lectern/contracts/retakes';
import { Database } from '@lectern/platform/database/database';
import { Bus } from '@lectern/platform/messaging/bus';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { StoredFileLink } from '../file/stored-file-link.js';
import { SessionRepository } from '../session/session.repository.js';
import { RetakeEntity } from './retake.entity.js';

@Controller()
export class ListRetakes {
  constructor(
    private readonly database: Database,
    private readonly repository: SessionRepository,
    private readonly bus: Bus,
    private readonly link: StoredFileLink,
  ) {}

  /** Newest first. */
  @Handles(retakes.list)
  async handle({ sessionId }: Input<typeof retakes.list>, actor: Actor): Promise<Retake[]> {
    const { userId } = actor;
    await this.repository.ofOwner(sessionId, userId);
    const found = await this.database.manager.find(RetakeEntity, {
      where: { sessionId, userId },
      order: { createdAt: 'DESC' },
      take: MAX_RETAKES,
    });
    if (found.length === 0) return [];
    const takeIds = found.map(({ id }) => id);
    const reports = await this.bus.ask(retakeAnalysis.getReports, { takeIds }, actor);
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
}
