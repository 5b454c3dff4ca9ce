import type { Actor } from '@lectern/contracts/actor';
import type { Input } from '@lectern/contracts/define';
import { sessionCleared, sessions, type Session } from '@lectern/contracts/sessions';
import { Database } from '@lectern/platform/database/database';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
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
      session.caseData = {};
      await tx.manager.save(session);
      await tx.manager.delete(ScriptEntity, { sessionId, userId: actor.userId });
      await tx.publish(sessionCleared, { sessionId, userId: actor.userId });
      return toSession(await this.repository.ofOwner(sessionId, actor.userId, tx.manager));
    });
  }
}
