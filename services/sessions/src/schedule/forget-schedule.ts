import type { Payload } from '@lectern/contracts/define';
import { userDeleted } from '@lectern/contracts/identity';
import type { Transaction } from '@lectern/platform/database/transaction';
import { Reacts } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { CalendarFeedEntity } from './calendar-feed.entity.js';
import { ScheduledPracticeEntity } from './scheduled-practice.entity.js';

@Controller()
export class ForgetSchedule {
  /** A reminder that is still queued finds nothing and ends. */
  @Reacts(userDeleted)
  async forget({ userId }: Payload<typeof userDeleted>, { manager }: Transaction): Promise<void> {
    await manager.delete(ScheduledPracticeEntity, { userId });
    await manager.delete(CalendarFeedEntity, { userId });
  }
}
