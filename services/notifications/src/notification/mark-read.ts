import type { Actor } from '@lectern/contracts/actor';
import type { Input, Output } from '@lectern/contracts/define';
import { notifications, notificationsChanged, type Notification } from '@lectern/contracts/notifications';
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

  @Handles(notifications.markAllRead)
  handleAll(
    _input: Input<typeof notifications.markAllRead>,
    { userId }: Actor,
  ): Promise<Output<typeof notifications.markAllRead>> {
    return this.database.transaction(async (tx) => {
      const [, marked]: [unknown[], number] = await tx.manager.query(
        `update notification set is_read = true, read_at = clock_timestamp()
         where user_id = $1 and not is_read and not is_archived
           and (expires_at is null or expires_at > clock_timestamp())`,
        [userId],
      );
      if (marked > 0) await tx.publish(notificationsChanged, { userId });
      return { marked };
    });
  }
}
