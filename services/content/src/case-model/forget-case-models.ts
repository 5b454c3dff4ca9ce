import type { Payload } from '@lectern/contracts/define';
import { userDeleted } from '@lectern/contracts/identity';
import { caseDeleted, sessionCleared, sessionDeleted } from '@lectern/contracts/session-facts';
import type { Transaction } from '@lectern/platform/database/transaction';
import { Reacts } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { CaseModelEntity } from './case-model.entity.js';

/** Corrections go with their case or session and with their owner. */
@Controller()
export class ForgetCaseModels {
  @Reacts(sessionDeleted)
  async ofSession({ sessionId, userId }: Payload<typeof sessionDeleted>, tx: Transaction): Promise<void> {
    await tx.manager.delete(CaseModelEntity, { scopeId: sessionId, userId });
  }

  @Reacts(sessionCleared)
  async ofClearedSession(
    { sessionId, userId }: Payload<typeof sessionCleared>,
    tx: Transaction,
  ): Promise<void> {
    await tx.manager.delete(CaseModelEntity, { scopeId: sessionId, userId });
  }

  @Reacts(caseDeleted)
  async ofCase({ caseId, userId }: Payload<typeof caseDeleted>, tx: Transaction): Promise<void> {
    await tx.manager.delete(CaseModelEntity, { scopeId: caseId, userId });
  }

  @Reacts(userDeleted)
  async ofUser({ userId }: Payload<typeof userDeleted>, tx: Transaction): Promise<void> {
    await tx.manager.delete(CaseModelEntity, { userId });
  }
}
