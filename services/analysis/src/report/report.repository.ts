import type { Analysis } from '@lectern/contracts/analysis';
import { Database } from '@lectern/platform/database/database';
import { refuse } from '@lectern/platform/errors/app-error';
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

  /** The report on the newest recording of a session, and which version of it this is. @throws AppError not_found */
  async newest(sessionId: string, userId: string): Promise<{ version: string; report: ReportEntity }> {
    const submission = await this.newestSubmission(sessionId, userId);
    const where = submission && { analysisId: submission.analysisId };
    const known =
      where && (await this.database.manager.findOne(ReportEntity, { where, select: { id: true } }));
    // The version first: a change in between then shows when it is compared.
    const version = known ? await this.versionOf(known.id) : undefined;
    const report = where && (await this.database.manager.findOneBy(ReportEntity, where));
    if (!report || version === undefined) throw refuse('no-analysis');
    return { version, report };
  }

  /** Changes with every change of the row; undefined when it is gone. */
  async versionOf(id: string, tx?: Transaction): Promise<string | undefined> {
    const rows: { version: string }[] = await (tx?.manager ?? this.database.manager).query(
      'select xmin::text as version from report where id = $1',
      [id],
    );
    return rows[0]?.version;
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
    if (!report) throw refuse('no-analysis');
    return report;
  }
}
