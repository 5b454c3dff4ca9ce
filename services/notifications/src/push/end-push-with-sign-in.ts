import type { Payload } from '@lectern/contracts/define';
import { tokensRevoked } from '@lectern/contracts/identity';
import type { Transaction } from '@lectern/platform/database/transaction';
import { Reacts } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { PushSubscriptionEntity } from './push-subscription.entity.js';

@Controller()
export class EndPushWithSignIn {
  /** Who signs out, or is signed out, gets nothing more on that browser: somebody else may be sitting there. */
  @Reacts(tokensRevoked)
  async end({ originJti, userId }: Payload<typeof tokensRevoked>, { manager }: Transaction): Promise<void> {
    await manager.delete(PushSubscriptionEntity, { userId, originJti });
  }
}
