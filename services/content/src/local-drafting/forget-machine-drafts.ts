import type { Payload } from '@lectern/contracts/define';
import { userDeleted } from '@lectern/contracts/identity';
import { sessionCleared, sessionDeleted } from '@lectern/contracts/session-facts';
import type { Transaction } from '@lectern/platform/database/transaction';
import { Reacts } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { MachineDraftEntity } from './machine-draft.entity.js';
import { MachineDraftRepository } from './machine-draft.repository.js';

/** Drafts that wait go with the script beside which they wait, and with their owner. */
@Controller()
export class ForgetMachineDrafts {
  constructor(private readonly drafts: MachineDraftRepository) {}

  @Reacts(sessionDeleted)
  ofSession({ sessionId, userId }: Payload<typeof sessionDeleted>, tx: Transaction): Promise<void> {
    return this.drafts.forget(tx, { sessionId, userId });
  }

  @Reacts(sessionCleared)
  ofClearedSession({ sessionId, userId }: Payload<typeof sessionCleared>, tx: Transaction): Promise<void> {
    return this.drafts.forget(tx, { sessionId, userId });
  }

  /** Their runs have ended with the account. */
  @Reacts(userDeleted)
  async ofUser({ userId }: Payload<typeof userDeleted>, tx: Transaction): Promise<void> {
    await tx.manager.delete(MachineDraftEntity, { userId });
  }
}
