import { achievements, type Certificate } from '@lectern/contracts/achievements';
import type { Input } from '@lectern/contracts/define';
import { Database } from '@lectern/platform/database/database';
import { refuse } from '@lectern/platform/errors/app-error';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { findCertificate } from './certificates.js';

@Controller()
export class CheckCertificate {
  constructor(private readonly database: Database) {}

  @Handles(achievements.checkCertificate)
  async handle({ number }: Input<typeof achievements.checkCertificate>): Promise<Certificate> {
    const found = await findCertificate(this.database.manager, { number });
    if (found === null) throw refuse('no-such-certificate');
    return found;
  }
}
