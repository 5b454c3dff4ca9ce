import { analysis } from '@lectern/contracts/analysis';
import type { Actor } from '@lectern/contracts/actor';
import type { Input, Output } from '@lectern/contracts/define';
import { Jobs } from '@lectern/platform/jobs/jobs';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { ReportRepository } from './report.repository.js';

@Controller()
export class GetReport {
  constructor(
    private readonly repository: ReportRepository,
    private readonly jobs: Jobs,
  ) {}

  @Handles(analysis.getReport)
  async handle(
    { sessionId }: Input<typeof analysis.getReport>,
    actor: Actor | null,
  ): Promise<Output<typeof analysis.getReport>> {
    const submission = actor && (await this.repository.newestSubmission(sessionId, actor.userId));
    if (!submission) return { analysis: null, run: null };
    const { analysisId } = submission;
    return {
      analysis: await this.repository.analysisOf(analysisId),
      run: await this.jobs.status(analysisId),
    };
  }
}
