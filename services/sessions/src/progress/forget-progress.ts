import type { Payload } from '@lectern/contracts/define';
import { userDeleted } from '@lectern/contracts/identity';
import type { Transaction } from '@lectern/platform/database/transaction';
import { Reacts } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { GoalEntity } from '../goal/goal.entity.js';
import { OwnAssessmentEntity } from '../own-assessment/own-assessment.entity.js';

@Controller()
export class ForgetProgress {
  /** Results go with their sessions. */
  @Reacts(userDeleted)
  async forget({ userId }: Payload<typeof userDeleted>, { manager }: Transaction): Promise<void> {
    await manager.delete(GoalEntity, { userId });
    await manager.delete(OwnAssessmentEntity, { userId });
    await manager.query(`delete from user_zone where user_id = $1`, [userId]);
  }
}
