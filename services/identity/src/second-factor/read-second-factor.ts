import type { Actor } from '@lectern/contracts/actor';
import type { Input, Output } from '@lectern/contracts/define';
import { secondFactor } from '@lectern/contracts/second-factor';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { RecoveryCodes } from './recovery-codes.js';
import { SoftwareTokens } from './software-tokens.js';

type Operation = typeof secondFactor.read;

@Controller()
export class ReadSecondFactor {
  constructor(
    private readonly softwareTokens: SoftwareTokens,
    private readonly recoveryCodes: RecoveryCodes,
  ) {}

  @Handles(secondFactor.read)
  async handle(_input: Input<Operation>, { userId }: Actor): Promise<Output<Operation>> {
    return {
      enabled: await this.softwareTokens.isEnabled(userId),
      recoveryCodesLeft: await this.recoveryCodes.left(userId),
    };
  }
}
