import type { Payload } from '@lectern/contracts/define';
import { timeZoneChanged } from '@lectern/contracts/notifications';
import { TimeZone } from '@lectern/contracts/time-zone';
import type { Transaction } from '@lectern/platform/database/transaction';
import { Reacts } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';

@Controller()
export class OnTimeZoneChanged {
  @Reacts(timeZoneChanged)
  async keep({ userId, timeZone }: Payload<typeof timeZoneChanged>, { manager }: Transaction): Promise<void> {
    // A zone that only another machine knows would break every day that is counted.
    if (!TimeZone.safeParse(timeZone).success) return;
    await manager.query(
      `insert into user_zone (user_id, time_zone) values ($1, $2)
       on conflict (user_id) do update set time_zone = excluded.time_zone`,
      [userId, timeZone],
    );
  }
}
