import type { Input, Output } from '@lectern/contracts/define';
import { identity } from '@lectern/contracts/identity';
import { Database } from '@lectern/platform/database/database';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { PasswordProof } from '../password/password-proof.js';
import { AccessTokens } from '../token/access-tokens.js';
import { EndAccount } from './end-account.js';

type Operation = typeof identity.deleteUser;

@Controller()
export class DeleteUser {
  constructor(
    private readonly database: Database,
    private readonly accessTokens: AccessTokens,
    private readonly proof: PasswordProof,
    private readonly end: EndAccount,
  ) {}

  /** Whoever finds an open browser deletes nothing: it takes the password, or a sign-in of the last ten minutes. */
  @Handles(identity.deleteUser)
  async handle({ AccessToken, Password }: Input<Operation>): Promise<Output<Operation>> {
    const holder = await this.accessTokens.holder(AccessToken);
    const { user } = holder;
    if (Password === undefined) this.accessTokens.assertFresh(holder);
    else await this.proof.assertOf(user, Password);
    await this.database.transaction((tx) => this.end.within(tx, user.id));
    return {};
  }
}
