import type { Input, Output } from '@lectern/contracts/define';
import { identity } from '@lectern/contracts/identity';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { AccessTokens } from '../token/access-tokens.js';
import { SoftwareTokens } from './software-tokens.js';

type Operation = typeof identity.verifySoftwareToken;

@Controller()
export class VerifySoftwareToken {
  constructor(
    private readonly accessTokens: AccessTokens,
    private readonly softwareTokens: SoftwareTokens,
  ) {}

  @Handles(identity.verifySoftwareToken)
  async handle({ AccessToken, UserCode }: Input<Operation>): Promise<Output<Operation>> {
    const { user } = await this.accessTokens.holder(AccessToken);
    await this.softwareTokens.verify(user.id, UserCode);
    return { Status: 'SUCCESS' };
  }
}
