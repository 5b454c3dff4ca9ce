import type { Input, Output } from '@lectern/contracts/define';
import { sharedReport } from '@lectern/contracts/shared-report';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { ReportRepository } from './report.repository.js';

@Controller()
export class GetSharedReport {
  constructor(private readonly repository: ReportRepository) {}

  @Handles(sharedReport.get)
  async handle({
    sessionId,
    userId,
  }: Input<typeof sharedReport.get>): Promise<Output<typeof sharedReport.get>> {
    const submission = await this.repository.newestSubmission(sessionId, userId);
    return submission && this.repository.analysisOf(submission.analysisId);
  }
}
