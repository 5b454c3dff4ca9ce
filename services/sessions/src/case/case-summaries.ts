import type { Actor } from '@lectern/contracts/actor';
import type { CaseSummary } from '@lectern/contracts/cases';
import { Database } from '@lectern/platform/database/database';
import { Injectable } from '@nestjs/common';
import { ScriptSummaries } from '../script/script-summaries.js';
import { CaseDocuments } from './case-documents.js';
import type { CaseEntity } from './case.entity.js';
import { toCase } from './case.repository.js';

type LastTake = Omit<NonNullable<CaseSummary['lastTake']>, 'at'> & { caseId: string; at: Date };

/** Cases with what stands beside them in a list. */
@Injectable()
export class CaseSummaries {
  constructor(
    private readonly database: Database,
    private readonly scripts: ScriptSummaries,
    private readonly documents: CaseDocuments,
  ) {}

  /** In the order given; all of them are the actor's. */
  async of(found: CaseEntity[], actor: Actor): Promise<CaseSummary[]> {
    const ids = found.map(({ id }) => id);
    const { userId } = actor;
    const [scripts, lastTakes, documents] = await Promise.all([
      this.scripts.ofCases(ids, userId),
      this.lastTakes(ids, userId),
      this.documents.counts(ids, actor),
    ]);
    return found.map((entity) => {
      const ofCase = scripts.filter(({ caseId }) => caseId === entity.id);
      return {
        ...toCase(entity),
        documents: documents?.[entity.id] ?? null,
        parts: ofCase.length,
        rehearsed: ofCase.filter(({ rehearsed }) => rehearsed).length,
        lastTake: lastTakes.get(entity.id) ?? null,
      };
    });
  }

  private async lastTakes(caseIds: string[], userId: string) {
    const rows: LastTake[] = await this.database.manager.query(
      `select distinct on (session.case_id) session.case_id as "caseId", session.id as "sessionId",
         recording.created_at as at, session.scenario_type as "scenarioType", session.take_number as "takeNumber",
         session.duration
       from session join recording on recording.session_id = session.id
       where session.user_id = $1 and session.case_id = any ($2)
       order by session.case_id, recording.created_at desc`,
      [userId, caseIds],
    );
    return new Map(rows.map(({ caseId, at, ...take }) => [caseId, { ...take, at: at.toISOString() }]));
  }
}
