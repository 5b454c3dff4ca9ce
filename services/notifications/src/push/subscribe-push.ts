import { randomUUID } from 'node:crypto';
import type { Actor } from '@lectern/contracts/actor';
import type { Input, Output } from '@lectern/contracts/define';
import { push } from '@lectern/contracts/notifications';
import { Database } from '@lectern/platform/database/database';
import { refuse, refuseField } from '@lectern/platform/errors/app-error';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { lockRecipient } from '../recipient/recipient.repository.js';
import { startWeeklyReports } from '../weekly-report/start-weekly-reports.js';
import { arePushKeys } from './encrypt.js';
import { PushSender } from './push-sender.js';

/** More browsers than anybody has; the oldest makes room. */
const MAX_SUBSCRIPTIONS = 20;

@Controller()
export class SubscribePush {
  constructor(
    private readonly database: Database,
    private readonly sender: PushSender,
  ) {}

  @Handles(push.subscribe)
  async handle(
    { endpoint, keys }: Input<typeof push.subscribe>,
    { userId, originJti }: Actor,
  ): Promise<Output<typeof push.subscribe>> {
    if (this.sender.publicKey === null) throw refuse('no-browser-notifications');
    if (!this.sender.accepts(endpoint) || !arePushKeys(keys))
      throw refuseField('endpoint', 'subscription-unknown');
    return this.database.transaction(async (tx) => {
      const recipient = await lockRecipient(tx, userId);
      if (recipient === null) throw refuse('account-deleted');
      if (recipient.isNew) await startWeeklyReports(tx, userId);
      // The browser is one, whoever signs in on it: the last one who allows messages gets them.
      const rows: { id: string }[] = await tx.manager.query(
        `insert into push_subscription (id, user_id, endpoint, p256dh, auth, origin_jti) values ($1, $2, $3, $4, $5, $6)
         on conflict (endpoint) do update set user_id = excluded.user_id, p256dh = excluded.p256dh,
           auth = excluded.auth, origin_jti = excluded.origin_jti
         returning id`,
        [randomUUID(), userId, endpoint, keys.p256dh, keys.auth, originJti ?? null],
      );
      await tx.manager.query(
        `delete from push_subscription where user_id = $1 and id not in
           (select id from push_subscription where user_id = $1 order by created_at desc limit ${MAX_SUBSCRIPTIONS})`,
        [userId],
      );
      return { subscriptionId: rows[0]!.id };
    });
  }
}
