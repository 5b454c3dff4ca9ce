import { randomUUID } from 'node:crypto';
import { ActionUrl, notificationCreated } from '@lectern/contracts/notifications';
import { addMinutes } from '@lectern/contracts/time-zone';
import type { Transaction } from '@lectern/platform/database/transaction';
import { planDeliveries } from '../delivery/plan-deliveries.js';
import { databaseClock, nextSequence } from '../recipient/recipient.repository.js';
import { NotificationEntity } from './notification.entity.js';
import type { Notice } from './rule.js';

interface About {
  userId: string;
  activityId: string | null;
  subject: string | null;
  /** True when what it is about is over already. */
  isArchived: boolean;
}

/**
 * Stores a notification, tells the user's browsers and plans what leaves the app, in the transaction of the fact that
 * it reports. The caller holds the recipient's lock.
 * @returns its id
 */
export async function notify(tx: Transaction, about: About, notice: Notice): Promise<string> {
  const id = randomUUID();
  const { type, category, priority, title, message, actionUrl, expiresAfterHours } = notice;
  const createdAt = await databaseClock(tx);
  await tx.manager.insert(NotificationEntity, {
    ...about,
    id,
    type,
    category,
    priority,
    title,
    message,
    actionUrl: ActionUrl.parse(actionUrl),
    imageUrl: null,
    isRead: false,
    metadata: {},
    sequence: await nextSequence(tx, about.userId),
    createdAt,
    expiresAt: expiresAfterHours === null ? null : addMinutes(createdAt, expiresAfterHours * 60),
  });
  if (!about.isArchived) {
    await tx.publish(notificationCreated, { userId: about.userId, notificationId: id });
    await planDeliveries(tx, about.userId, id, notice);
  }
  return id;
}
