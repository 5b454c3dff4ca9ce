import type { Actor } from '@lectern/contracts/actor';
import type { Input, Output } from '@lectern/contracts/define';
import { secondFactor } from '@lectern/contracts/second-factor';
import { Database } from '@lectern/platform/database/database';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { inOwnWords } from './in-own-words.js';
import { SoftwareTokens } from './software-tokens.js';

type Operation = typeof secondFactor.turnOff;

@Controller()
export class TurnOffSecondFactor {
  constructor(
    private readonly database: Database,
    private readonly softwareTokens: SoftwareTokens,
  ) {}

  @Handles(secondFactor.turnOff)
  async handle({ code }: Input<Operation>, { userId }: Actor): Promise<Output<Operation>> {
    await inOwnWords(this.softwareTokens.assertCode(userId, code));
    await this.database.transaction((tx) => this.softwareTokens.setEnabled(tx, userId, false));
    return null;
  }
}
