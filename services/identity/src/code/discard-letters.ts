import type { Payload, Result } from '@lectern/contracts/define';
import type { JobRun } from '@lectern/platform/jobs/job-run';
import type { Mail } from '@lectern/platform/mail/mail';
import { Processes } from '@lectern/platform/messaging/handles';
import { InjectMail } from '@lectern/platform/provide';
import { Controller } from '@nestjs/common';
import { z } from 'zod';
import { SecretBox } from '../secret/secret-box.js';
import { discardLetters } from './discard-letters.job.js';

const PURPOSE = 'discard-letters';
const Addresses = z.array(z.string());

/** What the job is told of them. */
export const sealAddresses = (box: SecretBox, addresses: string[]): string =>
  box.seal(PURPOSE, '', JSON.stringify(addresses)).toString('base64url');

@Controller()
export class DiscardLetters {
  constructor(
    @InjectMail() private readonly mail: Mail,
    private readonly box: SecretBox,
  ) {}

  @Processes(discardLetters)
  async discard(
    { sealed, addresses }: Payload<typeof discardLetters>,
    run: JobRun<Result<typeof discardLetters>>,
  ): Promise<void> {
    for (const address of [...addresses, ...this.opened(sealed)]) await this.mail.discard(address);
    await run.complete(async () => ({}));
  }

  private opened(sealed: string | undefined): string[] {
    if (sealed === undefined) return [];
    const plain = this.box.open(PURPOSE, '', Buffer.from(sealed, 'base64url'));
    return Addresses.parse(JSON.parse(plain.toString()));
  }
}
