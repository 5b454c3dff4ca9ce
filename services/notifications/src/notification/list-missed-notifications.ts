import type { Actor } from '@lectern/contracts/actor';
import type { Input, Output } from '@lectern/contracts/define';
import { notifications } from '@lectern/contracts/notifications';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { NotificationRepository } from './notification.repository.js';
import { toNotification } from './notification-view.js';

@Controller()
export class ListMissedNotifications {
  constructor(private readonly repository: NotificationRepository) {}

  @Handles(notifications.missed)
  async handle(
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
