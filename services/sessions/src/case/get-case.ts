import type { Actor } from '@lectern/contracts/actor';
import { type CaseDetail, cases } from '@lectern/contracts/cases';
import type { Input } from '@lectern/contracts/define';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { ScriptSummaries } from '../script/script-summaries.js';
import { SessionRepository } from '../session/session.repository.js';
import { toSession } from '../session/session-view.js';
import { CaseFields } from './case-fields.js';
import { CaseSummaries } from './case-summaries.js';
import { CaseRepository } from './case.repository.js';

const TAKES = 10;

@Controller()
export class GetCase {
  constructor(
    private readonly repository: CaseRepository,
    private readonly summaries: CaseSummaries,
    private readonly fields: CaseFields,
    private readonly scripts: ScriptSummaries,
    private readonly sessions: SessionRepository,
  ) {}

  @Handles(cases.get)
  async handle({ caseId }: Input<typeof cases.get>, actor: Actor): Promise<CaseDetail> {
    const { userId } = actor;
    const entity = await this.repository.ofOwner(caseId, userId);
    const takes = await this.sessions.takesOfCase(caseId, userId, TAKES);
    const [summary] = await this.summaries.of([entity], actor);
    return {
      ...summary!,
      caseData: await this.fields.of(entity),
      scripts: await this.scripts.ofCases([caseId], userId),
      takes: takes.rows.map(toSession),
      takesTotal: takes.total,
    };
  }
}
