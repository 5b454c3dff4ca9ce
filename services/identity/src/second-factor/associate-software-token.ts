import type { Input, Output } from '@lectern/contracts/define';
import { identity } from '@lectern/contracts/identity';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { AccessTokens } from '../token/access-tokens.js';
import { SoftwareTokens } from './software-tokens.js';

type Operation = typeof identity.associateSoftwareToken;

@Controller()
export class AssociateSoftwareToken {
  constructor(
    private readonly accessTokens: AccessTokens,
    private readonly softwareTokens: SoftwareTokens,
  ) {}

  /** Whoever finds an open browser does not replace the app of an account that has one. */
  @Handles(identity.associateSoftwareToken)
  async handle({ AccessToken }: Input<Operation>): Promise<Output<Operation>> {
    const holder = await this.accessTokens.holder(AccessToken);
    if (await this.softwareTokens.isEnabled(holder.user.id)) this.accessTokens.assertFresh(holder);
    return { SecretCode: await this.softwareTokens.associate(holder.user.id) };
  }
}
