import type { Actor } from '@lectern/contracts/actor';
import type { Input } from '@lectern/contracts/define';
import { notifications } from '@lectern/contracts/notifications';
import { Database } from '@lectern/platform/database/database';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { NotificationRepository } from './notification.repository.js';

@Controller()
export class DeleteNotification {
  constructor(
    private readonly database: Database,
    private readonly repository: NotificationRepository,
  ) {}

  @Handles(notifications.delete)
  handle({ notificationId: id }: Input<typeof notifications.delete>, { userId }: Actor): Promise<null> {
    return this.database.transaction(async (tx) => {
      await this.repository.change(tx, id, userId, async (notification) => {
        await tx.manager.remove(notification);
        return true;
      });
      return null;
    });
  }
}
