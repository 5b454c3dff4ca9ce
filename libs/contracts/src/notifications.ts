import { z } from 'zod';
import { event, operation } from './define.js';

export const NotificationType = z.enum([
  'achievement',
  'session',
  'reminder',
  'educational',
  'community',
  'system',
  'other',
]);
export type NotificationType = z.infer<typeof NotificationType>;

export const Notification = z.object({
  id: z.uuid(),
  type: NotificationType,
  title: z.string(),
  message: z.string(),
  timestamp: z.iso.datetime(),
  isRead: z.boolean(),
  /** Path inside the app, never another host. */
  actionUrl: z
    .string()
    .regex(/^\/(?![/\\])/)
    .nullable(),
});
export type Notification = z.infer<typeof Notification>;

const one = z.object({ notificationId: z.uuid() });

export const notifications = {
  list: operation({
    name: 'notifications.list',
    access: 'user',
    http: { method: 'GET', path: '/api/notifications' },
    input: z.object({}),
    output: z.array(Notification),
  }),
  markRead: operation({
    name: 'notifications.mark-read',
    access: 'user',
    http: { method: 'PUT', path: '/api/notifications/:notificationId/read' },
    input: one,
    output: Notification,
  }),
  markAllRead: operation({
    name: 'notifications.mark-all-read',
    access: 'user',
    http: { method: 'PUT', path: '/api/notifications/read-all' },
    input: z.object({}),
    output: z.object({ marked: z.number().int() }),
  }),
  delete: operation({
    name: 'notifications.delete',
    access: 'user',
    http: { method: 'DELETE', path: '/api/notifications/:notificationId', status: 204 },
    input: one,
    output: z.null(),
  }),
};

export const notificationCreated = event(
  'notifications.notification-created',
  z.object({ userId: z.string(), notificationId: z.uuid() }),
);
