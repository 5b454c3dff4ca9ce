import { randomUUID } from 'node:crypto';
import type { Actor } from '@lectern/contracts/actor';
import type { Input } from '@lectern/contracts/define';
import { caseChanged, sessionMoved } from '@lectern/contracts/session-facts';
import { sessionList } from '@lectern/contracts/session-list';
import type { Session } from '@lectern/contracts/sessions';
import { Database } from '@lectern/platform/database/database';
import type { Transaction } from '@lectern/platform/database/transaction';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { CaseRepository } from '../case/case.repository.js';
import { ScriptEntity } from '../script/script.entity.js';
import { scriptIdsOf } from '../script/drop-scripts.js';
import { SessionEntity } from './session.entity.js';
import { SessionRepository } from './session.repository.js';
import { toSession } from './session-view.js';

@Controller()
export class MoveSession {
  constructor(
    private readonly database: Database,
    private readonly repository: SessionRepository,
    private readonly cases: CaseRepository,
  ) {}

  @Handles(sessionList.move)
  handle({ sessionId, caseId }: Input<typeof sessionList.move>, { userId }: Actor): Promise<Session> {
    return this.database.transaction(async (tx) => {
      if (caseId !== null) await this.cases.holdForOwner(tx, caseId, userId);
      const session = await this.repository.lockForOwner(tx, sessionId, userId);
      const fromCaseId = session.caseId;
      if (fromCaseId !== caseId) {
        for (const id of await scriptIdsOf(tx, session)) await moveScript(tx, session, id, caseId);
        session.caseId = caseId;
        await tx.manager.save(session);
        await tx.publish(sessionMoved, { sessionId, userId, fromCaseId, caseId });
        for (const changed of [fromCaseId, caseId])
          if (changed !== null) await tx.publish(caseChanged, { caseId: changed, userId });
      }
      return toSession(await this.repository.ofOwner(sessionId, userId, tx.manager));
    });
  }
}

/** Nothing of one case may be seen in another: takes that stay keep the script, and the session that goes has its own. */
async function moveScript(
  tx: Transaction,
  session: SessionEntity,
  scriptId: string,
  caseId: string | null,
): Promise<void> {
  const script = await tx.manager.findOneOrFail(ScriptEntity, {
    where: { id: scriptId },
    lock: { mode: 'pessimistic_write' },
  });
  const takes = await tx.manager.findBy(SessionEntity, { scriptId });
  if (takes.every(({ id }) => id === session.id)) {
    await tx.manager.save(Object.assign(script, { caseId }));
    return;
  }
  if (script.sessionId === session.id) await tx.manager.save(Object.assign(script, { sessionId: null }));
  if (session.scriptId !== scriptId) return;
  const copy = Object.assign(new ScriptEntity(), script, {
    id: randomUUID(),
    sessionId: session.id,
    caseId,
  });
  await tx.manager.insert(ScriptEntity, copy);
  session.scriptId = copy.id;
  session.takeNumber = session.takeNumber === null ? null : 1;
}
