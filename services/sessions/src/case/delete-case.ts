import type { Actor } from '@lectern/contracts/actor';
import { caseDeleted } from '@lectern/contracts/session-facts';
import { practiceUnscheduled } from '@lectern/contracts/schedule';
import { cases } from '@lectern/contracts/cases';
import type { Input } from '@lectern/contracts/define';
import { Database } from '@lectern/platform/database/database';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { ScheduledPracticeEntity } from '../schedule/scheduled-practice.entity.js';
import { ScriptEntity } from '../script/script.entity.js';
import { endSessions } from '../session/end-sessions.js';
import { SessionEntity } from '../session/session.entity.js';
import { CaseRepository } from './case.repository.js';

@Controller()
export class DeleteCase {
  constructor(
    private readonly database: Database,
    private readonly repository: CaseRepository,
  ) {}

  @Handles(cases.delete)
  handle({ caseId }: Input<typeof cases.delete>, { userId }: Actor): Promise<null> {
    return this.database.transaction(async (tx) => {
      const found = await this.repository.lockForOwner(tx, caseId, userId);
      await endSessions(tx, await tx.manager.findBy(SessionEntity, { caseId, userId }), 'go');
      await tx.manager.delete(ScriptEntity, { caseId, userId });
      const planned = await tx.manager.findBy(ScheduledPracticeEntity, { caseId, userId });
      await tx.manager.delete(ScheduledPracticeEntity, { caseId, userId });
      for (const { id: practiceId, title } of planned)
        await tx.publish(practiceUnscheduled, { practiceId, userId, title });
      await tx.manager.remove(found);
      await tx.publish(caseDeleted, { caseId, userId });
      return null;
    });
  }
}
