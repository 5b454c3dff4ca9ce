import { ActionUrl, notificationCreated } from '@lectern/contracts/notifications';
import { addMinutes } from '@lectern/contracts/time-zone';
import type { Transaction } from '@lectern/platform/database/transaction';
import { planDeliveries } from '../delivery/plan-deliveries.js';
import { nextPlace } from '../recipient/recipient.repository.js';
import { NotificationEntity } from './notification.entity.js';
import type { Notice } from './rule-row.rules.js';

interface About {
  id: string;
  userId: string;
  activityId: string | null;
  subject: string | null;
  /** True when what it is about is over already. */
  isArchived: boolean;
}

/**
 * Stores a notification, tells the user's browsers and plans what leaves the app, in the transaction of the fact that
 * it reports. The caller holds the recipient's lock.
 */
export async function notify(tx: Transaction, about: About, notice: Notice): Promise<void> {
  const { id, userId } = about;
  const { type, category, priority, content, actionUrl, expiresAfterHours } = notice;
  const { sequence, now: createdAt } = await nextPlace(tx, userId);
  await tx.manager.insert(NotificationEntity, {
    ...about,
    type,
    category,
    priority,
    content,
    title: '',
    message: '',
    actionUrl: ActionUrl.parse(actionUrl),
    imageUrl: null,
    isRead: false,
    metadata: {},
    sequence,
    createdAt,
    expiresAt: expiresAfterHours === null ? null : addMinutes(createdAt, expiresAfterHours * 60),
  });
  if (!about.isArchived) {
    await tx.publish(notificationCreated, { userId, notificationId: id });
    await planDeliveries(tx, { userId, id, createdAt }, notice);
  }
}
