import type { Payload, Result } from '@lectern/contracts/define';
import type { Files } from '@lectern/platform/files/files';
import type { JobRun } from '@lectern/platform/jobs/job-run';
import { Processes } from '@lectern/platform/messaging/handles';
import { InjectFiles } from '@lectern/platform/provide';
import { Controller } from '@nestjs/common';
import { discardAvatar } from './discard-avatar.job.js';

@Controller()
export class DiscardAvatar {
  constructor(@InjectFiles() private readonly files: Files) {}

  @Processes(discardAvatar)
  async discard(
    { key }: Payload<typeof discardAvatar>,
    run: JobRun<Result<typeof discardAvatar>>,
  ): Promise<void> {
    await this.files.delete(key);
    await run.complete(async () => ({}));
  }
}
