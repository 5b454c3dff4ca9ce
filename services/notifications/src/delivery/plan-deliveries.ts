import type { Transaction } from '@lectern/platform/database/transaction';
import { type Channel, type Notice, SWITCHES } from '../notification/rule.js';
import { preferencesOf } from '../preferences/preferences.repository.js';
import { PushSubscriptionEntity } from '../push/push-subscription.entity.js';
import { databaseClock } from '../recipient/recipient.repository.js';
import { deliverMail, deliverPush } from './deliver.job.js';
import { deliveryTime } from './delivery.rules.js';

const JOBS = { mail: deliverMail, push: deliverPush };

/** Queues what may leave the app, each at its time. */
export async function planDeliveries(
  tx: Transaction,
  userId: string,
  notificationId: string,
  notice: Notice,
): Promise<void> {
  if (notice.outside.length === 0) return;
  const preferences = await preferencesOf(tx.manager, userId);
  const now = await databaseClock(tx);
  const uselessAfter = notice.uselessAfter ?? null;
  const { priority, category } = notice;
  const choice = SWITCHES[category];
  for (const channel of notice.outside) {
    const at = deliveryTime({ priority, switch: choice, channel, uselessAfter }, preferences, now);
    if (at === null || !(await isReachable(tx, userId, channel))) continue;
    await tx.enqueue(
      JOBS[channel],
      { notificationId, switch: choice, uselessAfter: uselessAfter?.toISOString() ?? null },
      at > now ? { runAt: at } : {},
    );
  }
}

const isReachable = async (tx: Transaction, userId: string, channel: Channel): Promise<boolean> =>
  channel === 'mail' || tx.manager.existsBy(PushSubscriptionEntity, { userId });
