import { analysisFailed, reportReady } from '@lectern/contracts/analysis';
import type { Payload } from '@lectern/contracts/define';
import type { Transaction } from '@lectern/platform/database/transaction';
import { Reacts } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { notify } from './notify.js';

@Controller()
export class OnReportReady {
  @Reacts(reportReady)
  async tellReady(report: Payload<typeof reportReady>, tx: Transaction): Promise<void> {
    const { userId, sessionId, title, overallScore } = report;
    await notify(tx, {
      userId,
      type: 'session',
      category: 'analysis',
      title: 'Analysis complete',
      message:
        overallScore === null
          ? `The analysis of "${title}" is ready.`
          : `The analysis of "${title}" is ready: ${overallScore.toFixed(1)} out of 10.`,
      actionUrl: `/sessions/${sessionId}`,
    });
  }

  @Reacts(analysisFailed)
  async tellFailed(failure: Payload<typeof analysisFailed>, tx: Transaction): Promise<void> {
    const { userId, sessionId, title, reason } = failure;
    await notify(tx, {
      userId,
      type: 'session',
      category: 'analysis',
      title: 'Analysis failed',
      message: `"${title}" could not be analyzed. ${reason}`,
      actionUrl: `/sessions/${sessionId}`,
    });
  }
}
