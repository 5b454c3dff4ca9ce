import type { Actor } from '@lectern/contracts/actor';
import type { Input } from '@lectern/contracts/define';
import { type Exported, type ExportPage, exportRecords } from '@lectern/contracts/export-records';
import { Database } from '@lectern/platform/database/database';
import { pageOf } from '@lectern/platform/database/page-of';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { In } from 'typeorm';
import { RetakeReportEntity } from '../retake/retake-report.entity.js';
import { ReportEntity } from './report.entity.js';
import { SubmissionEntity } from './submission.entity.js';

/** The analysis of an hour with its words and times is some megabytes. */
const ANALYSES = 4;
const RETAKES = 100;

@Controller()
export class ExportRecords {
  constructor(private readonly database: Database) {}

  @Handles(exportRecords.analysis)
  handle({ kind, after }: Input<typeof exportRecords.analysis>, { userId }: Actor): Promise<ExportPage> {
    return kind === 'analyses' ? this.analyses(userId, after) : this.retakes(userId, after);
  }

  private async analyses(userId: string, after: string | null): Promise<ExportPage> {
    const { manager } = this.database;
    const page = { where: { userId }, by: 'analysisId', after, size: ANALYSES } as const;
    const { rows, next } = await pageOf(manager, SubmissionEntity, page);
    const reports = await manager.findBy(ReportEntity, { analysisId: In(rows.map((row) => row.analysisId)) });
    const records = rows.flatMap(({ analysisId, sessionId, createdAt }) => {
      const report = reports.find((one) => one.analysisId === analysisId);
      if (report === undefined) return [];
      const data: Exported<'analyses'> = {
        id: analysisId,
        sessionId,
        recordedAt: createdAt.toISOString(),
        analysis: report.analysis,
      };
      return [{ data, files: [] }];
    });
    return { records, next };
  }

  private async retakes(userId: string, after: string | null): Promise<ExportPage> {
    const page = { where: { userId }, by: 'takeId', after, size: RETAKES } as const;
    const { rows, next } = await pageOf(this.database.manager, RetakeReportEntity, page);
    const records = rows.map(({ takeId: retakeId, sessionId, comparison }) => {
      const data: Exported<'retake-analyses'> = { retakeId, sessionId, comparison };
      return { data, files: [] };
    });
    return { records, next };
  }
}
