import { exportRecords } from '@lectern/contracts/export-records';
import { notificationPreferences, notifications, push, timeZones } from '@lectern/contracts/notifications';
import type { Service } from '@lectern/platform/service';
import { Notifications1763700000000 } from '../migrations/1763700000000-notifications.js';
import { Activities1763700000001 } from '../migrations/1763700000001-activities.js';
import { PushSignIn1763700000002 } from '../migrations/1763700000002-push-sign-in.js';
import { Letters1763708000000 } from '../migrations/1763708000000-letters.js';
import { NotificationContent1763790000000 } from '../migrations/1763790000000-notification-content.js';
import { TimeZonesTold1763831000000 } from '../migrations/1763831000000-time-zones-told.js';
import { ActivityEntity } from './activity/activity.entity.js';
import { deliverMail, deliverPush } from './delivery/deliver.job.js';
import { HOUSEKEEPING } from './housekeeping.js';
import { NotificationEntity } from './notification/notification.entity.js';
import { NotificationsModule } from './notifications.module.js';
import { PreferencesEntity } from './preferences/preferences.entity.js';
import { PushSubscriptionEntity } from './push/push-subscription.entity.js';
import { sendWeeklyReport } from './weekly-report/weekly-report.job.js';

export const notificationsService: Service = {
  name: 'notifications',
  module: NotificationsModule,
  entities: [NotificationEntity, ActivityEntity, PreferencesEntity, PushSubscriptionEntity],
  migrations: [
    Notifications1763700000000,
    Activities1763700000001,
    PushSignIn1763700000002,
    Letters1763708000000,
    NotificationContent1763790000000,
    TimeZonesTold1763831000000,
  ],
  operations: [
    ...[notifications, notificationPreferences, timeZones, push].flatMap((group) => Object.values(group)),
    exportRecords.notifications,
  ],
  needs: ['mail'],
  jobs: [deliverMail, deliverPush, sendWeeklyReport],
  housekeeping: HOUSEKEEPING,
};
