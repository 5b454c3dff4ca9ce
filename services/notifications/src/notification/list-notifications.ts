import type { Actor } from '@lectern/contracts/actor';
import type { Input } from '@lectern/contracts/define';
import { notifications, type Notification } from '@lectern/contracts/notifications';
import { Database } from '@lectern/platform/database/database';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { NotificationEntity } from './notification.entity.js';
import { toNotification } from './notification-view.js';

const MAX_LISTED = 200;

@Controller()
export class ListNotifications {
  constructor(private readonly database: Database) {}

  @Handles(notifications.list)
  async handle(_input: Input<typeof notifications.list>, actor: Actor): Promise<Notification[]> {
    const found = await this.database.manager.find(NotificationEntity, {
      where: { userId: actor.userId },
      order: { createdAt: 'DESC' },
      take: MAX_LISTED,
    });
    return found.map(toNotification);
  }
}
