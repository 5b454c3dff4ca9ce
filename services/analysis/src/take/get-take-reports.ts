import type { Actor } from '@lectern/contracts/actor';
import type { Input, Output } from '@lectern/contracts/define';
import { takeAnalysis } from '@lectern/contracts/takes';
import { Database } from '@lectern/platform/database/database';
import { Jobs } from '@lectern/platform/jobs/jobs';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { In } from 'typeorm';
import { TakeReportEntity } from './take-report.entity.js';

@Controller()
export class GetTakeReports {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
  ) {}

  @Handles(takeAnalysis.getReports)
  async handle(
    { takeIds }: Input<typeof takeAnalysis.getReports>,
    actor: Actor | null,
  ): Promise<Output<typeof takeAnalysis.getReports>> {
    if (actor === null || takeIds.length === 0) return [];
    const { userId } = actor;
    const found = await this.database.manager.findBy(TakeReportEntity, { takeId: In(takeIds), userId });
    return Promise.all(
      found.map(async ({ takeId, comparison }) => {
        const run = comparison === null ? await this.jobs.status(takeId) : null;
        const status = comparison === null ? (run?.status ?? 'queued') : 'completed';
        return { takeId, status, error: run?.error ?? null, comparison };
      }),
    );
  }
}
