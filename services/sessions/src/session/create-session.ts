import { randomUUID } from 'node:crypto';
import type { Actor } from '@lectern/contracts/actor';
import type { Input } from '@lectern/contracts/define';
import { sessionCreated, sessions, type Session } from '@lectern/contracts/sessions';
import { Database } from '@lectern/platform/database/database';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { SessionEntity } from './session.entity.js';
import { scenarioName } from './session.rules.js';
import { toSession } from './session-view.js';

@Controller()
export class CreateSession {
  constructor(private readonly database: Database) {}

  @Handles(sessions.create)
  async handle(input: Input<typeof sessions.create>, actor: Actor): Promise<Session> {
    const { title, description, scenarioId, scenarioType, caseData } = input;
    const session = await this.database.transaction(async (tx) => {
      const created = await tx.manager.save(
        tx.manager.create(SessionEntity, {
          id: randomUUID(),
          userId: actor.userId,
          // A session that is opened by its scenario alone is named after it.
          title: title ?? (scenarioType === undefined ? 'Practice' : scenarioName(scenarioType)),
          description: description ?? null,
          scenarioId: scenarioId ?? null,
          scenarioType: scenarioType ?? null,
          status: 'created',
          caseData: caseData ?? {},
          createdAt: new Date(),
        }),
      );
      await tx.publish(sessionCreated, {
        sessionId: created.id,
        userId: actor.userId,
        title: created.title,
        scenarioType: created.scenarioType,
      });
      return created;
    });
    return toSession({ session, recording: null, scripts: [] });
  }
}
