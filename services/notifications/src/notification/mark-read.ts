import type { Actor } from '@lectern/contracts/actor';
import type { Input, Output } from '@lectern/contracts/define';
import { notifications, type Notification } from '@lectern/contracts/notifications';
import { Database } from '@lectern/platform/database/database';
import { AppError } from '@lectern/platform/errors/app-error';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { NotificationEntity } from './notification.entity.js';
import { toNotification } from './notification-view.js';

@Controller()
export class MarkRead {
  constructor(private readonly database: Database) {}

  @Handles(notifications.markRead)
  handle({ notificationId: id }: Input<typeof notifications.markRead>, actor: Actor): Promise<Notification> {
    const { userId } = actor;
    return this.database.transaction(async ({ manager }) => {
      // The first reading counts; reading again changes nothing.
      await manager.update(
        NotificationEntity,
        { id, userId, readAt: IsNull() },
        { isRead: true, readAt: new Date() },
      );
      const notification = await manager.findOneBy(NotificationEntity, { id, userId });
      if (notification === null) throw new AppError('not_found', 'There is no such notification.');
      return toNotification(notification);
    });
  }

  @Handles(notifications.markAllRead)
  handleAll(
    _input: Input<typeof notifications.markAllRead>,
    { userId }: Actor,
  ): Promise<Output<typeof notifications.markAllRead>> {
    return this.database.transaction(async ({ manager }) => {
      const { affected } = await manager.update(
        NotificationEntity,
        { userId, readAt: IsNull() },
        { isRead: true, readAt: new Date() },
      );
      return { marked: affected ?? 0 };
    });
  }
}
