import { notifications } from '@lectern/contracts/notifications';
import type { Service } from '@lectern/platform/service';
import { Notifications1763700000000 } from '../migrations/1763700000000-notifications.js';
import { NotificationEntity } from './notification/notification.entity.js';
import { NotificationsModule } from './notifications.module.js';

export const notificationsService: Service = {
  name: 'notifications',
  module: NotificationsModule,
  entities: [NotificationEntity],
  migrations: [Notifications1763700000000],
  operations: Object.values(notifications),
  jobs: [],
};
