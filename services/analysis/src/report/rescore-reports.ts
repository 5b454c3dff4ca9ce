import { reportRevised } from '@lectern/contracts/analysis';
import { Database } from '@lectern/platform/database/database';
import type { Logger } from '@lectern/platform/logging/logger';
import { InjectLogger } from '@lectern/platform/provide';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { SCORING } from './build-analysis.js';
import { figuresOf, TOLD } from './figures.js';
import { judging } from './judging.js';
import { ReportEntity } from './report.entity.js';
import { SubmissionEntity } from './submission.entity.js';

const OLDER = `(coalesce((analysis->>'scoring')::int, 1) < $1 or told < $2)`;

/**
 * Scores reports of an older scoring anew, one after the other, from what was kept of them, and tells of those whose facts carried
 * less than today's. It can be stopped at any time and goes on where it was; of two replicas the second finds the row done. Services
 * hear of it, no user is told.
 */
@Injectable()
export class RescoreReports implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly stopping = new AbortController();
  private working: Promise<void> = Promise.resolve();

  constructor(
    private readonly database: Database,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.working = this.rescoreAll().catch((error: unknown) => {
      if (!this.stopping.signal.aborted) this.logger.warn({ error }, 'old reports could not be scored anew');
    });
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.working;
  }

  /** Resolves when no report of an older scoring, or told with less, is left. */
  async rescoreAll(): Promise<void> {
    let after = '00000000-0000-0000-0000-000000000000';
    while (!this.stopping.signal.aborted) {
      const rows: { id: string }[] = await this.database.manager.query(
        `select id from report where id > $3 and ${OLDER} order by id limit 1`,
        [SCORING, TOLD, after],
      );
      if (!rows[0]) return;
      after = rows[0].id;
      await this.rescore(after).catch((error: unknown) => {
        if (!this.stopping.signal.aborted)
          this.logger.warn({ error, reportId: after }, 'a report keeps its old score');
      });
    }
  }

  private async rescore(id: string): Promise<void> {
    const { manager } = this.database;
    const report = await manager.findOneBy(ReportEntity, { id });
    const submission =
      report && (await manager.findOneBy(SubmissionEntity, { analysisId: report.analysisId }));
    if (!report || !submission) return;
    const { userId, sessionId } = submission;
    const { material } = report;
    const before = report.analysis;
    const analysis =
      before.scoring === SCORING
        ? before
        : await judging.rescore({ analysis: before, material }, { userId, signal: this.stopping.signal });
    await this.database.transaction(async (tx) => {
      const locked = await tx.manager.findOne(ReportEntity, {
        where: { id },
        lock: { mode: 'pessimistic_write' },
      });
      // Changed by its owner meanwhile: that change was scored by today's rules, or is found by the next start.
      if (!locked || JSON.stringify(locked.analysis) !== JSON.stringify(before)) return;
      // The second of two replicas.
      if (locked.told === TOLD && analysis === before) return;
      await tx.manager.save(Object.assign(locked, { analysis, told: TOLD }));
      const { analysisId } = locked;
      const fact = { analysisId, sessionId, userId, ...(await figuresOf(tx, locked)) };
      await tx.publish(reportRevised, { ...fact, rescored: true });
    });
  }
}
