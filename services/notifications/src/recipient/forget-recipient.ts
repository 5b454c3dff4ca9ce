import type { Payload } from '@lectern/contracts/define';
import { userDeleted } from '@lectern/contracts/identity';
import type { Transaction } from '@lectern/platform/database/transaction';
import { Reacts } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';

const TABLES = ['notification', 'activity', 'notification_preferences', 'push_subscription', 'letter'];

@Controller()
export class ForgetRecipient {
  /** A mark stays behind, so that a fact which arrives late brings nothing back. Queued work finds nothing and ends. */
  @Reacts(userDeleted)
  async forget({ userId }: Payload<typeof userDeleted>, { manager }: Transaction): Promise<void> {
    await manager.query(
      `insert into recipient (user_id, deleted_at) values ($1, clock_timestamp())
       on conflict (user_id) do update set deleted_at = clock_timestamp()`,
      [userId],
    );
    for (const table of TABLES) await manager.query(`delete from ${table} where user_id = $1`, [userId]);
  }
}
