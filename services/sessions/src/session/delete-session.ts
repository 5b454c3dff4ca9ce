import type { Actor } from '@lectern/contracts/actor';
import type { Input, Payload } from '@lectern/contracts/define';
import { sessionDeleted } from '@lectern/contracts/session-facts';
import { sessions } from '@lectern/contracts/sessions';
import { Database } from '@lectern/platform/database/database';
import type { Transaction } from '@lectern/platform/database/transaction';
import { Handles, Reacts } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { dropLooseScripts, scriptIdsOf } from '../script/drop-scripts.js';
import { endSessions } from './end-sessions.js';
import { SessionRepository } from './session.repository.js';

@Controller()
export class DeleteSession {
  constructor(
    private readonly database: Database,
    private readonly repository: SessionRepository,
  ) {}

  @Handles(sessions.delete)
  handle({ sessionId }: Input<typeof sessions.delete>, actor: Actor): Promise<null> {
    return this.database.transaction(async (tx) => {
      const session = await this.repository.lockForOwner(tx, sessionId, actor.userId);
      const scriptIds = await scriptIdsOf(tx, session);
      await endSessions(tx, [session], 'stay');
      await dropLooseScripts(tx, scriptIds);
      return null;
    });
  }

  /** The files go after the rows, announced as well, are gone for good. */
  @Reacts(sessionDeleted)
  async deleteFiles({ fileKeys }: Payload<typeof sessionDeleted>, tx: Transaction): Promise<void> {
    for (const key of fileKeys) await tx.discardFile(key);
  }
}
