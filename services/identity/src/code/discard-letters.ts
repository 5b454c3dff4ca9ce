import type { Payload, Result } from '@lectern/contracts/define';
import type { JobRun } from '@lectern/platform/jobs/job-run';
import type { Mail } from '@lectern/platform/mail/mail';
import { Processes } from '@lectern/platform/messaging/handles';
import { InjectMail } from '@lectern/platform/provide';
import { Controller } from '@nestjs/common';
import { discardLetters } from './discard-letters.job.js';

@Controller()
export class DiscardLetters {
  constructor(@InjectMail() private readonly mail: Mail) {}

  @Processes(discardLetters)
  async discard(
    { addresses }: Payload<typeof discardLetters>,
    run: JobRun<Result<typeof discardLetters>>,
  ): Promise<void> {
    for (const address of addresses) await this.mail.discard(address);
    await run.complete(async () => ({}));
  }
}
