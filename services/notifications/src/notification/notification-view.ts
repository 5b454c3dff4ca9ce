import { notificationWords } from '@lectern/contracts/english/notifications';
import type { Notification } from '@lectern/contracts/notifications';
import type { NotificationEntity } from './notification.entity.js';

export const toNotification = (notification: NotificationEntity): Notification => {
  const { id, type, content, isRead, actionUrl, priority, category, isArchived } = notification;
  const { imageUrl, metadata, createdAt, readAt, expiresAt, sequence } = notification;
  return {
    id,
    type,
    content,
    ...notificationWords(notification),
    timestamp: createdAt.toISOString(),
    isRead,
    actionUrl,
    priority,
    category,
    isArchived,
    readAt: readAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
    imageUrl,
    metadata,
    cursor: sequence,
  };
};
