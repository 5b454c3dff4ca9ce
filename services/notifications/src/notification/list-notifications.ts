import type { Actor } from '@lectern/contracts/actor';
import type { Input } from '@lectern/contracts/define';
import { notifications, type Notification } from '@lectern/contracts/notifications';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { NotificationRepository } from './notification.repository.js';
import { toNotification } from './notification-view.js';

const MAX_LISTED = 200;

@Controller()
export class ListNotifications {
  constructor(private readonly repository: NotificationRepository) {}

  @Handles(notifications.list)
  async handle(_input: Input<typeof notifications.list>, { userId }: Actor): Promise<Notification[]> {
    return (await this.repository.newest(userId, { limit: MAX_LISTED })).map(toNotification);
  }
}
