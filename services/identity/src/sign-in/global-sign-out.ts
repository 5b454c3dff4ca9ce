import type { Input, Output } from '@lectern/contracts/define';
import { identity } from '@lectern/contracts/identity';
import { Database } from '@lectern/platform/database/database';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { AccessTokens } from '../token/access-tokens.js';
import { TokenFamilies } from '../token/token-families.js';

type Operation = typeof identity.globalSignOut;

@Controller()
export class GlobalSignOut {
  constructor(
    private readonly database: Database,
    private readonly accessTokens: AccessTokens,
    private readonly families: TokenFamilies,
  ) {}

  @Handles(identity.globalSignOut)
  async handle({ AccessToken }: Input<Operation>): Promise<Output<Operation>> {
    const { user } = await this.accessTokens.holder(AccessToken);
    await this.database.transaction((tx) => this.families.endAll(tx, user.id));
    return {};
  }
}
