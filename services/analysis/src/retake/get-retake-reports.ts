import type { Actor } from '@lectern/contracts/actor';
import type { Input, Output } from '@lectern/contracts/define';
import type { JobState } from '@lectern/contracts/job-state';
import { type PassageComparison, retakeAnalysis } from '@lectern/contracts/retakes';
import { Database } from '@lectern/platform/database/database';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';

interface Found {
  take_id: string;
  comparison: PassageComparison | null;
  state: JobState | null;
  error: { message: string } | null;
}

@Controller()
export class GetRetakeReports {
  constructor(private readonly database: Database) {}

  @Handles(retakeAnalysis.getReports)
  async handle(
    { takeIds }: Input<typeof retakeAnalysis.getReports>,
    actor: Actor | null,
  ): Promise<Output<typeof retakeAnalysis.getReports>> {
    if (actor === null || takeIds.length === 0) return [];
    const { userId } = actor;
    // One statement: asked one after the other, a run could have ended in between without its comparison.
    const found: Found[] = await this.database.manager.query(
      `select take_id, comparison, state, error from take_report left join job_run on job_run.id = take_id
       where take_id = any($1) and take_report.user_id = $2`,
      [takeIds, userId],
    );
    return found.map(({ take_id: takeId, comparison, state, error }) => ({
      takeId,
      status: comparison === null ? (state ?? 'queued') : 'completed',
      error: comparison === null ? (error?.message ?? null) : null,
      comparison,
    }));
  }
}
