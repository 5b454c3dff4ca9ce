import type { Payload } from '@lectern/contracts/define';
import { userDeleted } from '@lectern/contracts/identity';
import { sessionDeleted } from '@lectern/contracts/session-facts';
import type { Transaction } from '@lectern/platform/database/transaction';
import { Reacts } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { ExerciseTakeEntity } from './exercise-take.entity.js';
import { StrategyCompletionEntity } from './strategy-completion.entity.js';

/** What a session was a take of goes with it; everything of the guide goes with its user. */
@Controller()
export class ForgetGuide {
  @Reacts(sessionDeleted)
  async ofSession({ sessionId, userId }: Payload<typeof sessionDeleted>, tx: Transaction): Promise<void> {
    await tx.manager.delete(ExerciseTakeEntity, { userId, sessionId });
  }

  @Reacts(userDeleted)
  async ofUser({ userId }: Payload<typeof userDeleted>, tx: Transaction): Promise<void> {
    await tx.manager.delete(ExerciseTakeEntity, { userId });
    await tx.manager.delete(StrategyCompletionEntity, { userId });
  }
}
