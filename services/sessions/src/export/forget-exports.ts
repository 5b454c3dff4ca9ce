import type { Payload } from '@lectern/contracts/define';
import { userDeleted } from '@lectern/contracts/identity';
import type { Transaction } from '@lectern/platform/database/transaction';
import { Reacts } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { Exports } from './exports.js';

@Controller()
export class ForgetExports {
  constructor(private readonly exports: Exports) {}

  @Reacts(userDeleted)
  async forget({ userId }: Payload<typeof userDeleted>, tx: Transaction): Promise<void> {
    await this.exports.remove(tx, { userId });
  }
}
