import { type Analysis, analysis, reportRevised } from '@lectern/contracts/analysis';
import type { Actor } from '@lectern/contracts/actor';
import type { Input } from '@lectern/contracts/define';
import { Database } from '@lectern/platform/database/database';
import { refuse } from '@lectern/platform/errors/app-error';
import { Handles } from '@lectern/platform/messaging/handles';
import { reassess } from '@lectern/speech/assessment/assess';
import { Controller } from '@nestjs/common';
import { figuresOf } from './figures.js';
import { ReportRepository } from './report.repository.js';

@Controller()
export class SetEventDismissed {
  constructor(
    private readonly database: Database,
    private readonly repository: ReportRepository,
  ) {}

  @Handles(analysis.setEventDismissed)
  handle(
    { sessionId, eventId, dismissed }: Input<typeof analysis.setEventDismissed>,
    { userId }: Actor,
  ): Promise<Analysis> {
    return this.database.transaction(async (tx) => {
      const report = await this.repository.lockNewest(tx, sessionId, userId);
      const event = report.analysis.events.find(({ id }) => id === eventId);
      if (!event) throw refuse('no-such-finding');
      // Dismissing twice is a double click, not a change.
      if (event.dismissed === dismissed) return report.analysis;

      report.analysis = reassess(report.analysis, eventId, dismissed);
      await tx.manager.save(report);
      const { analysisId } = report;
      await tx.publish(reportRevised, { analysisId, sessionId, userId, ...(await figuresOf(tx, report)) });
      return report.analysis;
    });
  }
}
