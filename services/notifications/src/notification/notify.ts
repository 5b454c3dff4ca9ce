import { randomUUID } from 'node:crypto';
import { notificationCreated, type NotificationType } from '@lectern/contracts/notifications';
import type { Transaction } from '@lectern/platform/database/transaction';
import { NotificationEntity } from './notification.entity.js';

interface Notice {
  userId: string;
  type: NotificationType;
  category: string;
  title: string;
  message: string;
  actionUrl: string | null;
}

/** Stores a notification and tells the user's browsers, in the transaction of the fact that it reports. */
export async function notify(tx: Transaction, notice: Notice): Promise<void> {
  const id = randomUUID();
  await tx.manager.insert(NotificationEntity, { id, ...notice, isRead: false, createdAt: new Date() });
  await tx.publish(notificationCreated, { userId: notice.userId, notificationId: id });
}
