import type { Actor } from '@lectern/contracts/actor';
import type { Input } from '@lectern/contracts/define';
import { sessionCleared } from '@lectern/contracts/session-facts';
import { sessions, type Session } from '@lectern/contracts/sessions';
import { Database } from '@lectern/platform/database/database';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { dropLooseScripts, scriptIdsOf } from '../script/drop-scripts.js';
import { ScriptEntity } from '../script/script.entity.js';
import { SessionRepository } from './session.repository.js';
import { toSession } from './session-view.js';

@Controller()
export class ClearSession {
  constructor(
    private readonly database: Database,
    private readonly repository: SessionRepository,
  ) {}

  @Handles(sessions.clear)
  handle({ sessionId }: Input<typeof sessions.clear>, actor: Actor): Promise<Session> {
    return this.database.transaction(async (tx) => {
      const session = await this.repository.lockForOwner(tx, sessionId, actor.userId);
      const scriptIds = await scriptIdsOf(tx, session);
      session.caseData = {};
      session.scriptId = null;
      session.takeNumber = null;
      await tx.manager.save(session);
      // A script of a case stays with the case; only the session no longer stands on it.
      await tx.manager.update(ScriptEntity, { sessionId, userId: actor.userId }, { sessionId: null });
      await dropLooseScripts(tx, scriptIds);
      await tx.publish(sessionCleared, { sessionId, userId: actor.userId });
      return toSession(await this.repository.ofOwner(sessionId, actor.userId, tx.manager));
    });
  }
}
