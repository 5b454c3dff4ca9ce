import type { Analysis } from '@lectern/contracts/analysis';
import { Database } from '@lectern/platform/database/database';
import { AppError } from '@lectern/platform/errors/app-error';
import type { Transaction } from '@lectern/platform/database/transaction';
import { Injectable } from '@nestjs/common';
import { ReportEntity } from './report.entity.js';
import { SubmissionEntity } from './submission.entity.js';

@Injectable()
export class ReportRepository {
  constructor(private readonly database: Database) {}

  /** The newest recording of a session that belongs to the user; null when there is none. */
  newestSubmission(sessionId: string, userId: string, tx?: Transaction): Promise<SubmissionEntity | null> {
    return (tx?.manager ?? this.database.manager).findOne(SubmissionEntity, {
      where: { sessionId, userId },
      order: { createdAt: 'DESC' },
    });
  }

  async analysisOf(analysisId: string): Promise<Analysis | null> {
    const report = await this.database.manager.findOneBy(ReportEntity, { analysisId });
    return report?.analysis ?? null;
  }

  /** Locks the report on the newest recording of a session until the transaction ends. @throws AppError not_found */
  async lockNewest(tx: Transaction, sessionId: string, userId: string): Promise<ReportEntity> {
    const submission = await this.newestSubmission(sessionId, userId, tx);
    const report =
      submission &&
      (await tx.manager.findOne(ReportEntity, {
        where: { analysisId: submission.analysisId },
        lock: { mode: 'pessimistic_write' },
      }));
    if (!report) throw new AppError('not_found', 'There is no analysis of this session.');
    return report;
  }
}
