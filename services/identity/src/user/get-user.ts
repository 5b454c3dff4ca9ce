import type { Input, Output } from '@lectern/contracts/define';
import { identity } from '@lectern/contracts/identity';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { SoftwareTokens } from '../second-factor/software-tokens.js';
import { AccessTokens } from '../token/access-tokens.js';
import { writeAttributes } from './user-attributes.rules.js';

type Operation = typeof identity.getUser;

@Controller()
export class GetUser {
  constructor(
    private readonly accessTokens: AccessTokens,
    private readonly softwareTokens: SoftwareTokens,
  ) {}

  @Handles(identity.getUser)
  async handle({ AccessToken }: Input<Operation>): Promise<Output<Operation>> {
    const { user } = await this.accessTokens.holder(AccessToken);
    const known = { Username: user.id, UserAttributes: writeAttributes(user) };
    if (!(await this.softwareTokens.isEnabled(user.id))) return known;
    return {
      ...known,
      UserMFASettingList: ['SOFTWARE_TOKEN_MFA'],
      PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA',
    };
  }
}
