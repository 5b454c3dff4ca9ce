import type { Actor } from '@lectern/contracts/actor';
import type { Input, Output } from '@lectern/contracts/define';
import { notifications } from '@lectern/contracts/notifications';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { NotificationRepository } from './notification.repository.js';
import { toNotification } from './notification-view.js';

@Controller()
export class PageNotifications {
  constructor(private readonly repository: NotificationRepository) {}

  @Handles(notifications.page)
  async handle(
    { limit, before, filter, archived }: Input<typeof notifications.page>,
    { userId }: Actor,
  ): Promise<Output<typeof notifications.page>> {
    // One more than asked for tells whether there is a next page.
    const found = await this.repository.newest(userId, {
      limit: limit + 1,
      before,
      filter,
      archived: archived === 'true',
    });
    const page = found.slice(0, limit);
    return {
      notifications: page.map(toNotification),
      next: found.length > limit ? page.at(-1)!.sequence : null,
      unread: await this.repository.countUnread(userId),
    };
  }
}
