import type { Transaction } from '@lectern/platform/database/transaction';
import { type Channel, type Notice, SWITCHES } from '../notification/rule-row.rules.js';
import { preferencesOf } from '../preferences/preferences.repository.js';
import { PushSubscriptionEntity } from '../push/push-subscription.entity.js';
import { deliverMail, deliverPush } from './deliver.job.js';
import { deliveryTime } from './delivery.rules.js';

const JOBS = { mail: deliverMail, push: deliverPush };

/** Queues what may leave the app, each at its time. */
export async function planDeliveries(
  tx: Transaction,
  { userId, id: notificationId, createdAt: now }: { userId: string; id: string; createdAt: Date },
  notice: Notice,
): Promise<void> {
  const channels: Channel[] = [];
  for (const channel of notice.outside) if (await isReachable(tx, userId, channel)) channels.push(channel);
  if (channels.length === 0) return;
  const preferences = await preferencesOf(tx.manager, userId);
  const uselessAfter = notice.uselessAfter ?? null;
  const { priority, category } = notice;
  const choice = SWITCHES[category];
  for (const channel of channels) {
    const at = deliveryTime({ priority, switch: choice, channel, uselessAfter }, preferences, now);
    if (at === null) continue;
    await tx.enqueue(
      JOBS[channel],
      { notificationId, switch: choice, uselessAfter: uselessAfter?.toISOString() ?? null },
      at > now ? { runAt: at } : {},
    );
  }
}

const isReachable = async (tx: Transaction, userId: string, channel: Channel): Promise<boolean> =>
  channel === 'mail' || tx.manager.existsBy(PushSubscriptionEntity, { userId });
