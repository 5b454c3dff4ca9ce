import type { Notification } from '@lectern/contracts/notifications';
import type { NotificationEntity } from './notification.entity.js';

export const toNotification = ({
  id,
  type,
  title,
  message,
  isRead,
  actionUrl,
  createdAt,
}: NotificationEntity): Notification => ({
  id,
  type,
  title,
  message,
  isRead,
  actionUrl,
  timestamp: createdAt.toISOString(),
});
