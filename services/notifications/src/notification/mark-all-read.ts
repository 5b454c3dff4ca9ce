import type { Actor } from '@lectern/contracts/actor';
import type { Input, Output } from '@lectern/contracts/define';
import { notifications, notificationsChanged } from '@lectern/contracts/notifications';
import { Database } from '@lectern/platform/database/database';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';

@Controller()
export class MarkAllRead {
  constructor(private readonly database: Database) {}

  @Handles(notifications.markAllRead)
  handle(
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
