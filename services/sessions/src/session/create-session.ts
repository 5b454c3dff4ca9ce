import { randomUUID } from 'node:crypto';
import type { Actor } from '@lectern/contracts/actor';
import type { CaseDetails } from '@lectern/contracts/case';
import type { Input } from '@lectern/contracts/define';
import { sessionCreated } from '@lectern/contracts/session-facts';
import { sessions, type Session } from '@lectern/contracts/sessions';
import { Database } from '@lectern/platform/database/database';
import type { Transaction } from '@lectern/platform/database/transaction';
import { refuse } from '@lectern/platform/errors/app-error';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import type { CaseEntity } from '../case/case.entity.js';
import { CaseFields } from '../case/case-fields.js';
import { CaseRepository } from '../case/case.repository.js';
import type { ScriptEntity } from '../script/script.entity.js';
import { ScriptRepository } from '../script/script.repository.js';
import { SessionEntity } from './session.entity.js';
import { titleOf } from './session.rules.js';
import { SessionRepository } from './session.repository.js';
import { toSession } from './session-view.js';
import { allowances } from '../allowances.js';

@Controller()
export class CreateSession {
  constructor(
    private readonly database: Database,
    private readonly repository: SessionRepository,
    private readonly cases: CaseRepository,
    private readonly caseFields: CaseFields,
    private readonly scripts: ScriptRepository,
  ) {}

  @Handles(sessions.create)
  async handle(input: Input<typeof sessions.create>, { userId }: Actor): Promise<Session> {
    const { title, description, scenarioId, caseData, timeZone } = input;
    const sessionId = randomUUID();
    return this.database.transaction(async (tx) => {
      await allowances.assertRoom(tx, userId, 'entries');
      const script = await this.scriptOf(tx, input, userId);
      const caseId = script === null ? input.caseId : script.caseId;
      const inCase = caseId ? await this.cases.holdForOwner(tx, caseId, userId) : null;
      const scenarioType = input.scenarioType ?? script?.scenario ?? null;
      const createdAt = new Date();
      await tx.manager.insert(SessionEntity, {
        id: sessionId,
        userId,
        caseId: inCase && inCase.id,
        scriptId: script && script.id,
        title: title ?? titleOf({ scenarioType, caseName: inCase?.name, at: createdAt, timeZone }),
        description: description ?? null,
        scenarioId: scenarioId ?? null,
        scenarioType,
        status: 'created',
        caseData: caseData ?? (await this.known(tx, inCase)),
        createdAt,
      });
      const row = await this.repository.ofOwner(sessionId, userId, tx.manager);
      await tx.publish(sessionCreated, { sessionId, userId, title: row.session.title, scenarioType });
      return toSession(row);
    });
  }

  /** What a form about the case begins with; nothing without a case. */
  private async known(tx: Transaction, inCase: CaseEntity | null): Promise<CaseDetails> {
    return inCase === null ? {} : this.caseFields.of(inCase, tx.manager);
  }

  private async scriptOf(
    tx: Transaction,
    { scriptId, caseId, scenarioType }: Input<typeof sessions.create>,
    userId: string,
  ): Promise<ScriptEntity | null> {
    if (scriptId === undefined) return null;
    const script = await this.scripts.lockForOwner(tx, scriptId, userId);
    if (caseId !== undefined && caseId !== script.caseId) throw refuse('script-of-another-case');
    if (scenarioType !== undefined && scenarioType !== script.scenario)
      throw refuse('script-of-another-scenario');
    return script;
  }
}
