import type { Actor } from '@lectern/contracts/actor';
import type { Input } from '@lectern/contracts/define';
import { notifications, type Notification } from '@lectern/contracts/notifications';
import { Database } from '@lectern/platform/database/database';
import { databaseClock } from '@lectern/platform/database/database-clock';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { NotificationRepository } from './notification.repository.js';
import { toNotification } from './notification-view.js';

@Controller()
export class MarkRead {
  constructor(
    private readonly database: Database,
    private readonly repository: NotificationRepository,
  ) {}

  @Handles(notifications.markRead)
  handle({ notificationId: id }: Input<typeof notifications.markRead>, actor: Actor): Promise<Notification> {
    return this.database.transaction(async (tx) => {
      const read = await this.repository.change(tx, id, actor.userId, async (notification) => {
        // The first reading counts; reading again changes nothing.
        if (notification.isRead) return false;
        notification.isRead = true;
        notification.readAt = await databaseClock(tx.manager);
        await tx.manager.save(notification);
        return true;
      });
      return toNotification(read);
    });
  }
}
