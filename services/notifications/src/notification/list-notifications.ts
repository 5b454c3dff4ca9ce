import type { Actor } from '@lectern/contracts/actor';
import type { Input, Output } from '@lectern/contracts/define';
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

  @Handles(notifications.page)
  async handlePage(
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

  @Handles(notifications.missed)
  async handleMissed(
    { since, limit }: Input<typeof notifications.missed>,
    { userId }: Actor,
  ): Promise<Output<typeof notifications.missed>> {
    const found = await this.repository.after(userId, since, limit + 1);
    const missed = found.slice(0, limit);
    return {
      notifications: missed.map(toNotification),
      cursor: missed.at(-1)?.sequence ?? since,
      more: found.length > limit,
    };
  }
}
