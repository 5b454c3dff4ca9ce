import type { Actor } from '@lectern/contracts/actor';
import type { Input } from '@lectern/contracts/define';
import { sessions, type Session } from '@lectern/contracts/sessions';
import { Database } from '@lectern/platform/database/database';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { SessionRepository } from './session.repository.js';
import { toSession } from './session-view.js';

@Controller()
export class UpdateSession {
  constructor(
    private readonly database: Database,
    private readonly repository: SessionRepository,
  ) {}

  @Handles(sessions.update)
  handle({ sessionId, ...changes }: Input<typeof sessions.update>, actor: Actor): Promise<Session> {
    return this.database.transaction(async (tx) => {
      const session = await this.repository.lockForOwner(tx, sessionId, actor.userId);
      const given = Object.entries(changes).filter(([, value]) => value !== undefined);
      await tx.manager.save(Object.assign(session, Object.fromEntries(given)));
      return toSession(await this.repository.ofOwner(sessionId, actor.userId, tx.manager));
    });
  }
}
