import type { Payload, Result } from '@lectern/contracts/define';
import { Database } from '@lectern/platform/database/database';
import { databaseClock } from '@lectern/platform/database/database-clock';
import type { JobRun } from '@lectern/platform/jobs/job-run';
import { Injectable } from '@nestjs/common';
import { NotificationEntity } from '../notification/notification.entity.js';
import type { Channel } from '../notification/rule-row.rules.js';
import { preferencesOf } from '../preferences/preferences.repository.js';
import { deliverMail, deliverPush } from './deliver.job.js';
import { deliveryTime } from './delivery.rules.js';

type Parcel = Payload<typeof deliverMail>;
type Outcome = Result<typeof deliverMail>['outcome'];

/** What mail and push have in common: whether it is still wanted, whether it is time, and keeping the outcome. */
@Injectable()
export class Delivery {
  constructor(private readonly database: Database) {}

  /** @param send answers false when there is nowhere to send to; throws to be tried again */
  async deliver(
    channel: Channel,
    parcel: Parcel,
    run: JobRun<Result<typeof deliverMail>>,
    send: (notification: NotificationEntity) => Promise<boolean>,
  ): Promise<void> {
    const job = channel === 'mail' ? deliverMail : deliverPush;
    const end = (outcome: Outcome, later?: Date): Promise<void> =>
      run.complete(async (tx) => {
        if (later !== undefined) await tx.enqueue(job, parcel, { runAt: later });
        return { outcome };
      });

    const { manager } = this.database;
    const now = await databaseClock(manager);
    const notification = await manager.findOneBy(NotificationEntity, { id: parcel.notificationId });
    // Seen in the app, over, or gone in the meantime: then there is nothing left to tell.
    if (notification === null || notification.isRead || notification.isArchived) return end('not-wanted');
    if (notification.expiresAt !== null && notification.expiresAt <= now) return end('not-wanted');

    // Preferences may have changed since it was planned.
    const preferences = await preferencesOf(manager, notification.userId);
    const uselessAfter = parcel.uselessAfter === null ? null : new Date(parcel.uselessAfter);
    const { priority } = notification;
    const at = deliveryTime({ channel, priority, switch: parcel.switch, uselessAfter }, preferences, now);
    if (at === null) return end('not-wanted');
    if (at > now) return end('later', at);
    return end((await send(notification)) ? 'sent' : 'nowhere-to-send');
  }
}
