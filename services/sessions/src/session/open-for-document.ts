import { randomUUID } from 'node:crypto';
import type { Actor } from '@lectern/contracts/actor';
import type { Input, Output } from '@lectern/contracts/define';
import { sessionCreated } from '@lectern/contracts/session-facts';
import { sessions } from '@lectern/contracts/sessions';
import { Database } from '@lectern/platform/database/database';
import { refuse } from '@lectern/platform/errors/app-error';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { CaseRepository } from '../case/case.repository.js';
import { SessionEntity } from './session.entity.js';
import { allowances } from '../allowances.js';

@Controller()
export class OpenForDocument {
  constructor(
    private readonly database: Database,
    private readonly cases: CaseRepository,
  ) {}

  @Handles(sessions.openForDocument)
  handle(
    { title, pdfKey, caseData, caseId }: Input<typeof sessions.openForDocument>,
    actor: Actor | null,
  ): Promise<Output<typeof sessions.openForDocument>> {
    if (actor === null) throw refuse('sign-in-needed');
    return this.database.transaction(async (tx) => {
      // Asked again for the same document (a retried job): the session is already there.
      const existing = await tx.manager.findOneBy(SessionEntity, { pdfKey, userId: actor.userId });
      if (existing !== null) return { sessionId: existing.id, sessionTitle: existing.title };
      await allowances.assertRoom(tx, actor.userId, 'entries');
      if (caseId !== null) await this.cases.holdForOwner(tx, caseId, actor.userId);
      const session = await tx.manager.save(
        tx.manager.create(SessionEntity, {
          id: randomUUID(),
          userId: actor.userId,
          caseId,
          title,
          status: 'created',
          caseData,
          pdfKey,
          createdAt: new Date(),
        }),
      );
      await tx.publish(sessionCreated, {
        sessionId: session.id,
        userId: actor.userId,
        title,
        scenarioType: null,
      });
      return { sessionId: session.id, sessionTitle: title };
    });
  }
}
