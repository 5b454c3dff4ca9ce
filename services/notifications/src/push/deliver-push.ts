import type { Payload, Result } from '@lectern/contracts/define';
import { wordsOutside } from '@lectern/contracts/english/notifications';
import { Database } from '@lectern/platform/database/database';
import type { JobRun } from '@lectern/platform/jobs/job-run';
import { Processes } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { deliverPush } from '../delivery/deliver.job.js';
import { Delivery } from '../delivery/delivery.js';
import { PushSender } from './push-sender.js';
import { PushSubscriptionEntity } from './push-subscription.entity.js';

@Controller()
export class DeliverPush {
  constructor(
    private readonly database: Database,
    private readonly delivery: Delivery,
    private readonly sender: PushSender,
  ) {}

  /** To every browser of the user. A browser that gets it again shows it once: the tag is the same. */
  @Processes(deliverPush)
  deliver(parcel: Payload<typeof deliverPush>, run: JobRun<Result<typeof deliverPush>>): Promise<void> {
    return this.delivery.deliver('push', parcel, run, async (notification) => {
      const { id, userId, actionUrl } = notification;
      const { title, message } = wordsOutside(notification);
      const { manager } = this.database;
      const browsers = await manager.findBy(PushSubscriptionEntity, { userId });
      const url = actionUrl ?? '/notifications';
      const outcomes = await Promise.allSettled(
        browsers.map(async (browser) => {
          const outcome = await this.sender.send(browser, { title, body: message, url, tag: id });
          if (outcome === 'gone') await manager.delete(PushSubscriptionEntity, { id: browser.id });
          return outcome;
        }),
      );
      const failed = outcomes.find((outcome) => outcome.status === 'rejected');
      if (failed !== undefined) throw failed.reason;
      return outcomes.some((outcome) => outcome.status === 'fulfilled' && outcome.value === 'sent');
    });
  }
}
