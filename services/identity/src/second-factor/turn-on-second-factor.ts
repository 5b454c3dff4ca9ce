import type { Actor } from '@lectern/contracts/actor';
import type { Input, Output } from '@lectern/contracts/define';
import { secondFactor } from '@lectern/contracts/second-factor';
import { Database } from '@lectern/platform/database/database';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { inOwnWords } from './in-own-words.js';
import { RecoveryCodes } from './recovery-codes.js';
import { SoftwareTokens } from './software-tokens.js';

type Operation = typeof secondFactor.turnOn;

@Controller()
export class TurnOnSecondFactor {
  constructor(
    private readonly database: Database,
    private readonly softwareTokens: SoftwareTokens,
    private readonly recoveryCodes: RecoveryCodes,
  ) {}

  @Handles(secondFactor.turnOn)
  async handle({ code }: Input<Operation>, { userId }: Actor): Promise<Output<Operation>> {
    await inOwnWords(this.softwareTokens.verify(userId, code));
    return this.database.transaction(async (tx) => {
      await this.softwareTokens.setEnabled(tx, userId, true);
      return { recoveryCodes: await this.recoveryCodes.renew(tx.manager, userId) };
    });
  }
}
