import type { Actor } from '@lectern/contracts/actor';
import type { Input } from '@lectern/contracts/define';
import { push } from '@lectern/contracts/notifications';
import { Database } from '@lectern/platform/database/database';
import { refuse } from '@lectern/platform/errors/app-error';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { PushSubscriptionEntity } from './push-subscription.entity.js';

@Controller()
export class UnsubscribePush {
  constructor(private readonly database: Database) {}

  @Handles(push.unsubscribe)
  handle({ subscriptionId: id }: Input<typeof push.unsubscribe>, { userId }: Actor): Promise<null> {
    return this.database.transaction(async ({ manager }) => {
      const { affected } = await manager.delete(PushSubscriptionEntity, { id, userId });
      if (affected === 0) throw refuse('no-such-subscription');
      return null;
    });
  }
}
