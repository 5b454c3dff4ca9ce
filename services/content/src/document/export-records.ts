import type { Actor } from '@lectern/contracts/actor';
import type { Input } from '@lectern/contracts/define';
import { type Exported, type ExportPage, exportRecords } from '@lectern/contracts/export-records';
import { Database } from '@lectern/platform/database/database';
import { pageOf } from '@lectern/platform/database/page-of';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { CaseModelEntity } from '../case-model/case-model.entity.js';
import { MachineDraftEntity } from '../local-drafting/machine-draft.entity.js';
import { ExerciseTakeEntity } from '../teaching/exercise-take.entity.js';
import { StrategyCompletionEntity } from '../teaching/strategy-completion.entity.js';
import { toDocument } from './document-view.js';
import { DocumentEntity } from './document.entity.js';

/** A document of a thousand pages is some megabytes of text. */
const DOCUMENTS = 2;
const ROWS = 100;

@Controller()
export class ExportRecords {
  constructor(private readonly database: Database) {}

  @Handles(exportRecords.content)
  handle({ kind, after }: Input<typeof exportRecords.content>, { userId }: Actor): Promise<ExportPage> {
    switch (kind) {
      case 'documents':
        return this.documents(userId, after);
      case 'case-corrections':
        return this.corrections(userId, after);
      case 'machine-drafts':
        return this.machineDrafts(userId, after);
      case 'guide':
        return this.guide(userId, after);
      case 'exercises':
        return this.exercises(userId, after);
    }
  }

  private async documents(userId: string, after: string | null): Promise<ExportPage> {
    const page = { where: { userId }, by: 'id', after, size: DOCUMENTS } as const;
    const { rows, next } = await pageOf(this.database.manager, DocumentEntity, page);
    const records = rows.map((row) => {
      const pages = row.pages.map(({ number, text }) => ({ number, text }));
      const data: Exported<'documents'> = { ...toDocument(row), pages };
      return { data, files: [{ key: row.fileKey, name: row.fileName }] };
    });
    return { records, next };
  }

  private async corrections(userId: string, after: string | null): Promise<ExportPage> {
    const page = { where: { userId }, by: 'scopeId', after, size: ROWS } as const;
    const { rows, next } = await pageOf(this.database.manager, CaseModelEntity, page);
    const records = rows.map(({ scopeId: of, corrections, updatedAt }) => {
      const data: Exported<'case-corrections'> = { of, corrections, updatedAt: updatedAt.toISOString() };
      return { data, files: [] };
    });
    return { records, next };
  }

  private async machineDrafts(userId: string, after: string | null): Promise<ExportPage> {
    const page = { where: { userId }, by: 'runId', after, size: DOCUMENTS } as const;
    const { rows, next } = await pageOf(this.database.manager, MachineDraftEntity, page);
    const records = rows.map(({ sessionId, scenario, begunAt, draft }) => {
      const data: Exported<'machine-drafts'> = { sessionId, scenario, begunAt: begunAt.toISOString(), draft };
      return { data, files: [] };
    });
    return { records, next };
  }

  private async guide(userId: string, after: string | null): Promise<ExportPage> {
    const page = { where: { userId }, by: 'strategyId', after, size: ROWS } as const;
    const { rows, next } = await pageOf(this.database.manager, StrategyCompletionEntity, page);
    const records = rows.map(({ strategyId, completedAt }) => {
      const data: Exported<'guide'> = { strategyId, completedAt: completedAt.toISOString() };
      return { data, files: [] };
    });
    return { records, next };
  }

  private async exercises(userId: string, after: string | null): Promise<ExportPage> {
    const page = { where: { userId }, by: 'sessionId', after, size: ROWS } as const;
    const { rows, next } = await pageOf(this.database.manager, ExerciseTakeEntity, page);
    const records = rows.map(({ sessionId, strategyId, exerciseId, begunAt }) => {
      const data: Exported<'exercises'> = {
        sessionId,
        strategyId,
        exerciseId,
        begunAt: begunAt.toISOString(),
      };
      return { data, files: [] };
    });
    return { records, next };
  }
}
