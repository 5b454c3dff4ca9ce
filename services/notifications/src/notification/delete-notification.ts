import type { Actor } from '@lectern/contracts/actor';
import type { Input } from '@lectern/contracts/define';
import { notifications } from '@lectern/contracts/notifications';
import { Database } from '@lectern/platform/database/database';
import { AppError } from '@lectern/platform/errors/app-error';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { NotificationEntity } from './notification.entity.js';

@Controller()
export class DeleteNotification {
  constructor(private readonly database: Database) {}

  @Handles(notifications.delete)
  handle({ notificationId: id }: Input<typeof notifications.delete>, { userId }: Actor): Promise<null> {
    return this.database.transaction(async ({ manager }) => {
      const { affected } = await manager.delete(NotificationEntity, { id, userId });
      if (affected === 0) throw new AppError('not_found', 'There is no such notification.');
      return null;
    });
  }
}
