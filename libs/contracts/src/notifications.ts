import { z } from 'zod';
import { fact, operation } from './define.js';
import { known } from './known.js';
import { NotificationContent } from './notification-content.js';
import { ClockTime, TimeZone } from './time-zone.js';

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

/** `urgent` alone does not wait for the end of quiet hours. */
export const NotificationPriority = z.enum(['low', 'normal', 'high', 'urgent']);
export type NotificationPriority = z.infer<typeof NotificationPriority>;

/** Path inside the app, never another host. */
export const ActionUrl = z.string().regex(/^\/(?![/\\])/);

/** Place in a user's sequence of notifications: a later one is always greater. */
const Cursor = z.string().regex(/^\d{1,15}$/);

export const Notification = z.object({
  id: z.uuid(),
  type: known(NotificationType, 'other'),
  /** Null for one from before there were codes. */
  content: NotificationContent.nullable().catch(null),
  /** The content in English, for readers without a catalogue of their own. */
  title: z.string(),
  message: z.string(),
  timestamp: z.iso.datetime(),
  isRead: z.boolean(),
  actionUrl: ActionUrl.nullable(),
  priority: known(NotificationPriority, 'normal'),
  /** What it is about, such as `analysis` or `schedule`. */
  category: z.string(),
  isArchived: z.boolean(),
  readAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime().nullable(),
  imageUrl: ActionUrl.nullable(),
  metadata: z.record(z.string(), z.unknown()),
  cursor: Cursor,
});
export type Notification = z.infer<typeof Notification>;

const one = z.object({ notificationId: z.uuid() });
const limit = z.coerce.number().int().min(1).max(200).default(50);

export const notifications = {
  /** The newest 200 that are neither archived nor expired. */
  list: operation({
    name: 'notifications.list-notifications',
    access: 'user',
    http: { method: 'GET', path: '/api/notifications' },
    input: z.object({}),
    output: z.array(Notification),
  }),
  /** The same and everything older, in pages, newest first. */
  page: operation({
    name: 'notifications.page-notifications',
    access: 'user',
    http: { method: 'GET', path: '/api/notifications/page' },
    input: z.object({
      before: Cursor.optional(),
      limit,
      filter: z.union([z.literal('unread'), NotificationType]).optional(),
      archived: z.enum(['true', 'false']).default('false'),
    }),
    output: z.object({
      notifications: z.array(Notification),
      /** Cursor of the next page; null on the last one. */
      next: Cursor.nullable(),
      unread: z.number().int(),
    }),
  }),
  /** What came after `since`, oldest first: asked after a gap in the connection. */
  missed: operation({
    name: 'notifications.list-missed-notifications',
    access: 'user',
    http: { method: 'GET', path: '/api/notifications/missed' },
    input: z.object({ since: Cursor, limit }),
    output: z.object({
      notifications: z.array(Notification),
      /** What to ask with next time. */
      cursor: Cursor,
      /** There is more: ask again with `cursor`. */
      more: z.boolean(),
    }),
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
  archive: operation({
    name: 'notifications.archive-notification',
    access: 'user',
    http: { method: 'PUT', path: '/api/notifications/:notificationId/archive' },
    input: one,
    output: Notification,
  }),
  delete: operation({
    name: 'notifications.delete-notification',
    access: 'user',
    http: { method: 'DELETE', path: '/api/notifications/:notificationId', status: 204 },
    input: one,
    output: z.null(),
  }),
};

/** What a user wants to be told outside the app. The app itself always lists everything. */
export const NotificationPreferences = z.object({
  emailNotifications: z.boolean(),
  pushNotifications: z.boolean(),
  practiceReminders: z.boolean(),
  achievementAlerts: z.boolean(),
  communityUpdates: z.boolean(),
  weeklyReports: z.boolean(),
  murphyTips: z.boolean(),
  goalDeadlines: z.boolean(),
  /** From here to `quietHoursEnd` mail and push wait; equal times mean no quiet hours. */
  quietHoursStart: ClockTime,
  quietHoursEnd: ClockTime,
  timeZone: TimeZone,
});
export type NotificationPreferences = z.infer<typeof NotificationPreferences>;

/** What holds until a user chooses otherwise (part 2, section 3). */
export const DEFAULT_PREFERENCES: NotificationPreferences = {
  emailNotifications: true,
  pushNotifications: true,
  practiceReminders: true,
  achievementAlerts: true,
  communityUpdates: true,
  weeklyReports: true,
  murphyTips: true,
  goalDeadlines: true,
  quietHoursStart: '22:00',
  quietHoursEnd: '08:00',
  timeZone: 'America/New_York',
};

const StoredPreferences = NotificationPreferences.extend({ updatedAt: z.iso.datetime().nullable() });

export const notificationPreferences = {
  get: operation({
    name: 'notifications.get-preferences',
    access: 'user',
    http: { method: 'GET', path: '/api/notification-preferences' },
    input: z.object({}),
    output: StoredPreferences,
  }),
  /** Changes what is given; what is left out stays. */
  save: operation({
    name: 'notifications.save-preferences',
    access: 'user',
    http: { method: 'PUT', path: '/api/notification-preferences' },
    input: NotificationPreferences.partial(),
    output: StoredPreferences,
  }),
};

/** For services that count days; answered by the notifications service, whose preferences are the one source of the zone. */
export const timeZones = {
  get: operation({
    name: 'notifications.get-time-zone',
    access: 'internal',
    input: z.object({ userId: z.string() }),
    output: z.object({ timeZone: TimeZone }),
  }),
};

const base64url = z.string().regex(/^[\w-]+={0,2}$/);

/** Browser push (RFC 8030): the browser's own subscription, as `PushSubscription.toJSON()` gives it. */
export const push = {
  /** The key that a browser subscribes with; null when this installation sends no browser push. */
  key: operation({
    name: 'notifications.get-push-key',
    access: 'user',
    http: { method: 'GET', path: '/api/push/key' },
    input: z.object({}),
    output: z.object({ publicKey: z.string().nullable() }),
  }),
  subscribe: operation({
    name: 'notifications.subscribe-push',
    access: 'user',
    http: { method: 'POST', path: '/api/push/subscriptions', status: 201 },
    input: z.object({
      endpoint: z.url().max(2000),
      keys: z.object({ p256dh: base64url.max(100), auth: base64url.max(50) }),
    }),
    output: z.object({ subscriptionId: z.uuid() }),
  }),
  unsubscribe: operation({
    name: 'notifications.unsubscribe-push',
    access: 'user',
    http: { method: 'DELETE', path: '/api/push/subscriptions/:subscriptionId', status: 204 },
    input: z.object({ subscriptionId: z.uuid() }),
    output: z.null(),
  }),
};

export const notificationCreated = fact(
  'notifications.notification-created',
  z.object({ userId: z.string(), notificationId: z.uuid() }),
);
/** Read, archived or deleted: other tabs and devices show it too. */
export const notificationsChanged = fact(
  'notifications.notifications-changed',
  z.object({ userId: z.string() }),
);
/** The user counts days by the clocks of another time zone, or chose one for the first time. */
export const timeZoneChanged = fact(
  'notifications.time-zone-changed',
  z.object({ userId: z.string(), timeZone: z.string() }),
);
