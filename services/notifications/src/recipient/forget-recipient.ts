import { memberLeft } from '@lectern/contracts/community-facts';
import type { Payload } from '@lectern/contracts/define';
import { userDeleted } from '@lectern/contracts/identity';
import type { Transaction } from '@lectern/platform/database/transaction';
import { Reacts } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';

const TABLES = [
  'recipient',
  'notification',
  'activity',
  'notification_preferences',
  'push_subscription',
  'letter',
];

@Controller()
export class ForgetRecipient {
  /** Others keep what they were told, without the name. */
  @Reacts(memberLeft)
  async nameless({ member }: Payload<typeof memberLeft>, { manager }: Transaction): Promise<void> {
    await manager.query(
      `update notification set content = content - 'byMember' || '{"by": ""}' where content->>'byMember' = $1`,
      [member],
    );
  }

  @Reacts(userDeleted)
  async forget({ userId }: Payload<typeof userDeleted>, { manager }: Transaction): Promise<void> {
    for (const table of TABLES) await manager.query(`delete from ${table} where user_id = $1`, [userId]);
  }
}
