import { randomUUID } from 'node:crypto';
import type { Actor } from '@lectern/contracts/actor';
import type { Input } from '@lectern/contracts/define';
import {
  LOOK_ITEMS,
  lookAssessed,
  type OwnAssessment,
  ownAssessments,
} from '@lectern/contracts/own-assessment';
import { Database } from '@lectern/platform/database/database';
import { databaseClock } from '@lectern/platform/database/database-clock';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { allowances } from '../allowances.js';
import { SessionRepository } from '../session/session.repository.js';
import { OwnAssessmentEntity, toOwnAssessment } from './own-assessment.entity.js';

@Controller()
export class SaveOwnAssessment {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionRepository,
  ) {}

  @Handles(ownAssessments.save)
  handle(input: Input<typeof ownAssessments.save>, { userId }: Actor): Promise<OwnAssessment> {
    const { items } = input;
    const sessionId = input.sessionId ?? null;
    return this.database.transaction(async (tx) => {
      if (sessionId !== null) await this.sessions.lockForOwner(tx, sessionId, userId);
      const before =
        sessionId === null ? null : await tx.manager.findOneBy(OwnAssessmentEntity, { sessionId, userId });
      if (before === null) await allowances.assertRoom(tx, userId, 'entries');
      const saved = await tx.manager.save(
        tx.manager.create(OwnAssessmentEntity, {
          id: before?.id ?? randomUUID(),
          userId,
          sessionId,
          items,
          value: LOOK_ITEMS.reduce((sum, item) => sum + items[item], 0),
          assessedAt: await databaseClock(tx.manager),
        }),
      );
      const answer = toOwnAssessment(saved);
      const { id: assessmentId, value, assessedAt } = answer;
      await tx.publish(lookAssessed, { userId, assessmentId, sessionId, value, assessedAt });
      return answer;
    });
  }
}
