import type { Payload, Result } from '@lectern/contracts/define';
import { LETTER_FRAME } from '@lectern/contracts/english/letters';
import { wordsOutside } from '@lectern/contracts/english/notifications';
import type { Environment } from '@lectern/platform/config/environment';
import type { JobRun } from '@lectern/platform/jobs/job-run';
import { Processes } from '@lectern/platform/messaging/handles';
import { InjectEnvironment } from '@lectern/platform/provide';
import { Controller } from '@nestjs/common';
import { AddressBook } from './address-book.js';
import { deliverMail } from './deliver.job.js';
import { Delivery } from './delivery.js';
import { letterOf, subjectOf } from './letter.rules.js';
import { PostOffice } from './post-office.js';

@Controller()
export class DeliverMail {
  constructor(
    private readonly delivery: Delivery,
    private readonly addresses: AddressBook,
    private readonly post: PostOffice,
    @InjectEnvironment() private readonly environment: Environment,
  ) {}

  @Processes(deliverMail)
  deliver(parcel: Payload<typeof deliverMail>, run: JobRun<Result<typeof deliverMail>>): Promise<void> {
    return this.delivery.deliver('mail', parcel, run, async (notification) => {
      const { id, userId, actionUrl } = notification;
      const { title, message } = wordsOutside(notification);
      const address = await this.addresses.find(userId);
      if (address === null) return false;
      const link = { path: actionUrl ?? '/notifications', label: LETTER_FRAME.open };
      await this.post.send(userId, {
        id,
        to: address.email,
        subject: subjectOf(title),
        ...letterOf({ title, paragraphs: [message], link }, this.environment.publicUrl),
      });
      return true;
    });
  }
}
