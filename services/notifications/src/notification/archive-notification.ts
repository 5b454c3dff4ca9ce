import type { Actor } from '@lectern/contracts/actor';
import type { Input } from '@lectern/contracts/define';
import { notifications, type Notification } from '@lectern/contracts/notifications';
import { Database } from '@lectern/platform/database/database';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { NotificationRepository } from './notification.repository.js';
import { toNotification } from './notification-view.js';

@Controller()
export class ArchiveNotification {
  constructor(
    private readonly database: Database,
    private readonly repository: NotificationRepository,
  ) {}

  @Handles(notifications.archive)
  handle({ notificationId: id }: Input<typeof notifications.archive>, actor: Actor): Promise<Notification> {
    return this.database.transaction(async (tx) => {
      const archived = await this.repository.change(tx, id, actor.userId, async (notification) => {
        if (notification.isArchived) return false;
        notification.isArchived = true;
        await tx.manager.save(notification);
        return true;
      });
      return toNotification(archived);
    });
  }
}
