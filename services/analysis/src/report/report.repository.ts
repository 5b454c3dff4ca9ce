import type { Analysis } from '@lectern/contracts/analysis';
import { Database } from '@lectern/platform/database/database';
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

  /** Locks the report until the transaction ends. */
  lock(tx: Transaction, analysisId: string): Promise<ReportEntity | null> {
    return tx.manager.findOne(ReportEntity, { where: { analysisId }, lock: { mode: 'pessimistic_write' } });
  }
}
